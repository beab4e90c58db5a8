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
      "Copy all games and results, and the board in Solver, into a file.",
      "모든 게임과 기록, 풀이 보드를 파일에 복사해요.")
  }

  static let discussion = """
    The file holds every game with all its moves, the leaderboards, the results of Memory, the \
    collections, and the board in Solver with its paths. You can go on playing meanwhile: the copy \
    is what was saved at one moment. Preferences and Memory themes are separate files, which you \
    can copy as they are.

    A damaged file is first replaced by what can be read of it, as when the game starts. The \
    damaged one is kept beside it.

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
    let board = board(in: locations)
    do {
      let target = NamedFile(file, sparing: locations)
      // Before a rescue, which takes a long time.
      try target.check(isReplacing: force)
      guard let games = try self.games(in: locations, with: board) else {
        throw UsageError(nothing(in: locations))
      }
      // Only the user can read the file, as in the data folder.
      umask(0o077)
      try target.write(games, isReplacing: force)
      // A later version's games are copied without being counted.
      let counts = try? GameBackup(path: file).counts()
      let copied =
        counts.map { Self.text(of: $0, hasBoard: board != nil) }
        ?? "all games of a later version, which this one can't restore,"
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

  /// The games with the solver's board. A damaged file is first replaced by what can be read of it.
  private func games(
    in locations: DataLocations, with board: Data?
  ) throws(StoreError) -> Data? {
    do {
      return try GameBackup.contents(of: locations.gamesFile, with: board)
    } catch .damaged(let path) {
      do {
        if let setAside = try GameBackup.rescue(path) {
          Ending.say(Words.english.text(of: setAside))
        }
      } catch .unwritable {
        throw .damaged(path: path)
      }
      return try GameBackup.contents(of: locations.gamesFile, with: board)
    }
  }

  private func nothing(in locations: DataLocations) -> String {
    let preferences = locations.preferencesFile
    let others =
      FileManager.default.fileExists(atPath: preferences)
      ? " Preferences are in a separate file, \(preferences), which you can copy as it is." : ""
    return
      "There are no games in \(locations.gamesFile) yet, and no board in Solver: play one, or name "
      + "another folder with --data-dir.\(others)"
  }

  /// The contents of the solver's file. If it can't be read, or is too large, says that it isn't
  /// copied.
  private func board(in locations: DataLocations) -> Data? {
    let path = locations.solverFile
    do throws(SolverFileError) {
      let board = try SolverFile(path: path).contents()
      if let board, board.count > GameBackup.maxBoardSize {
        Ending.say("The solver's board in \(path) is larger than 16 MiB. It isn't in the backup.")
        return nil
      }
      return board
    } catch {
      Ending.say("\(Words.english.text(of: error)) It isn't in the backup.")
      return nil
    }
  }

  /// "3 games and 1 Memory result", or "3 games, 1 Memory result, 2 collections and the board in
  /// Solver".
  static func text(of counts: GameBackup.Counts, hasBoard: Bool) -> String {
    var parts = [
      ProgressLine.counted(counts.games, "game"),
      ProgressLine.counted(counts.memoryResults, "Memory result"),
    ]
    if counts.collections > 0 {
      parts.append(ProgressLine.counted(counts.collections, "collection"))
    }
    if hasBoard { parts.append("the board in Solver") }
    return Language.english.list(parts)
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
