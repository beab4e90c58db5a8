import ArgumentParser
import Formats
import Foundation
import Screens
import Store
import Sudoku

struct BackupCommand: ScriptCommand {
  static let name = "backup"
  static func summary(in language: Language) -> String {
    language.say(
      "Copy everything into a file: games, results, collections, settings, themes.",
      "게임, 기록, 퍼즐 모음, 설정, 테마를 모두 한 파일에 복사해요.")
  }

  static let discussion = """
    The file holds every game with all its moves, the leaderboards, the results of Memory, the \
    collections, the board in Solver with its paths, the preferences with your technique profiles \
    and your progress in the lessons, and your Memory themes. You can go on playing meanwhile: the \
    copy is what was saved at one moment. Files that you name yourself, as with --theme and \
    --keys, stay where you keep them.

    A damaged file is first replaced by what can be read of it, as when the game starts. The \
    damaged one is kept beside it. What can't be read at all is named, and isn't in the copy.

    The exit status is 0 once the copy is there, even if the message about it can't be printed: \
    then it goes to standard error.

    EXAMPLES:
      ultimate-sudoku backup games-2026-11.sqlite
      ultimate-sudoku backup --force ~/backup/sudoku.sqlite
    """

  @Argument(help: "The file to write.", completion: .file())
  var file: String

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("backup needs the name of a file.") }
    if file == "-" {
      throw ValidationError("A backup goes to a file, not to standard output: give it a name.")
    }
  }

  func run() throws {
    let locations = try data.locations
    try PathVariable.check([.temporary])
    let files = files(in: locations)
    do {
      let target = NamedFile(file, sparing: locations)
      // Before a rescue, which takes a long time.
      try target.check(isReplacing: force)
      guard let games = try self.games(in: locations, with: files) else {
        throw UsageError(nothing(in: locations))
      }
      // Only the user can read the file, as in the data folder.
      umask(0o077)
      try target.write(games, isReplacing: force)
      let copied: String
      do throws(StoreError) {
        copied = Self.text(of: try GameBackup(path: file).counts(), files)
      } catch .newer {
        copied = "all games of a later version, which this one can't restore,"
      } catch .noBackup(_, let reason) {
        copied = "all games, which can't be restored (\(Words.english.text(of: reason))),"
      } catch {
        copied = "all games"
      }
      StandardOutput.confirm("Copied \(copied) to \(file).".printable)
    } catch StoreError.damaged(let path) {
      throw UsageError(
        "\(path) is damaged, and can't be repaired in a folder that isn't writable. "
          + "Make the folder writable, or copy it, and back up again.")
    } catch FileFault.sizeLimit {
      throw UsageError(StoreError.sizeLimit(path: locations.gamesFile).sentence(again: "back up"))
    } catch let error as StoreError {
      throw UsageError(error.sentence(again: "back up"))
    } catch FileFault.exists {
      throw UsageError("\(file) exists already: give another name, or replace it with --force.")
    } catch FileFault.tooManyOpen {
      throw UsageError(Words.english.text(of: StoreError.tooManyOpen(path: file)))
    } catch FileFault.full {
      throw UsageError("No space left to write \(file). Free some, or name a file on another disk.")
    } catch let fault as FileFault {
      throw UsageError(
        "\(file) can't be written (\(Words.english.text(of: fault))). Give another name.")
    }
  }

  /// The games with the other files. A damaged file of games is first replaced by what can be read
  /// of it.
  private func games(
    in locations: DataLocations, with files: BackupFiles
  ) throws(StoreError) -> Data? {
    do {
      return try GameBackup.contents(of: locations.gamesFile, with: files)
    } catch .damaged(let path) {
      do {
        if let setAside = try GameBackup.rescue(path) {
          Ending.say(Words.english.text(of: setAside))
        }
      } catch .unwritable {
        throw .damaged(path: path)
      }
      return try GameBackup.contents(of: locations.gamesFile, with: files)
    }
  }

  private func nothing(in locations: DataLocations) -> String {
    "There are no games in \(locations.gamesFile) yet, and no settings, Memory themes or board in "
      + "Solver beside them: play one, or name another folder with --data-dir."
  }

  /// The files beside the games. Each is loaded first, which sets a damaged one aside. Says what
  /// can't be read, and isn't copied.
  private func files(in locations: DataLocations) -> BackupFiles {
    var (files, setAside) = (BackupFiles(), [SetAsideFile?]())
    do throws(PreferencesError) {
      let file = PreferencesFile(path: locations.preferencesFile)
      setAside.append(try file.load().setAside)
      files.preferences = try file.contents()
    } catch {
      sayMissing(Words.english.text(of: error))
    }
    do throws(SolverFileError) {
      let file = SolverFile(path: locations.solverFile)
      setAside.append(try file.load().setAside)
      files.solver = try file.contents()
    } catch {
      sayMissing(Words.english.text(of: error))
    }
    do throws(MemoryThemesError) {
      let folder = MemoryThemeFolder(path: locations.themesFolder)
      let loaded = try folder.store.load()
      setAside += loaded.setAside + [loaded.orderSetAside]
      for fault in Set(loaded.unread.values) { sayMissing(fault.sentence) }
      files.themes = try folder.contents()
    } catch {
      sayMissing(error.sentence)
    }
    for file in setAside.compactMap(\.self) { Ending.say(Words.english.text(of: file)) }
    return files
  }

  private func sayMissing(_ sentence: String) {
    Ending.say("\(sentence) It isn't in the backup.")
  }

  /// "3 games and 1 Memory result", or "3 games, 1 Memory result, 2 collections, the board in
  /// Solver, 14 Memory themes and the settings".
  static func text(of counts: GameBackup.Counts, _ files: BackupFiles) -> String {
    var parts = [
      ProgressLine.counted(counts.games, "game"),
      ProgressLine.counted(counts.memoryResults, "Memory result"),
    ]
    if counts.collections > 0 {
      parts.append(ProgressLine.counted(counts.collections, "collection"))
    }
    if files.solver != nil { parts.append("the board in Solver") }
    if files.themeCount > 0 {
      parts.append(ProgressLine.counted(files.themeCount, "Memory theme"))
    }
    if files.preferences != nil { parts.append("the settings") }
    return Language.english.list(parts)
  }
}

extension MemoryThemesError {
  /// The sentence about it for a command.
  var sentence: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) can't be read (\(Words.english.text(of: reason)))."
    case .unwritable(let path, let reason):
      "\(path) can't be written (\(Words.english.text(of: reason)))."
    case .noTheme(let path, _): "\(path) isn't a Memory theme."
    }
  }
}

extension StoreError {
  /// The sentence about it for a command that can be given again, such as "restore", and what to do
  /// before that.
  func sentence(again command: String) -> String {
    switch self {
    case .busy(let path): "Another program has locked \(path). Close it, and \(command) again."
    case .full(let path): "No space left for \(path). Free some, and \(command) again."
    case .sizeLimit(let path):
      "A copy of \(path) would be larger than files may be here. Raise the limit, such as with "
        + "\"ulimit -f unlimited\", and \(command) again."
    default: Words.english.text(of: self)
    }
  }
}
