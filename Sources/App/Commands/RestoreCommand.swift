import ArgumentParser
import Formats
import Foundation
import Screens
import Store
import Sudoku

struct RestoreCommand: ScriptCommand {
  static let name = "restore"
  static func summary(in language: Language) -> String {
    language.say(
      "Put a backup in place of all games, results, collections, settings and themes.",
      "백업 파일로 게임, 기록, 퍼즐 모음, 설정, 테마를 되돌려요.")
  }

  static let discussion = """
    Takes a file written by 'backup', also on another machine, or any copy of games.sqlite, even \
    from an earlier version. It is checked first. The games that were there are kept in a file \
    beside the new ones, whose name is printed. To go back to them, restore that file. The \
    settings, the Memory themes and the board in Solver are replaced if the backup has them, and \
    kept as well: rename them to go back.

    A part of the backup that is damaged, too large or not of this program is named and left out. \
    What you have in its place stays as it is.

    The exit status is 0 once all of it is in place, and 2 if a part couldn't be written, which is \
    then named. If the message about it can't be printed, it goes to standard error, and the \
    status stays the same.

    EXAMPLES:
      ultimate-sudoku restore games-2026-11.sqlite
    """

  @Argument(help: "The file to restore.", completion: .file())
  var file: String

  @OptionGroup var data: DataOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("restore needs the name of a file.") }
  }

  func run() throws {
    let locations = try data.locations
    try PathVariable.check([.temporary])
    let restored: RestoredGames
    do throws(StoreError) {
      restored = try GameBackup(path: file).restore(to: locations.gamesFile)
    } catch {
      if case .noBackup(let path, .ownFile) = error {
        throw UsageError(
          "\(path) is the games file itself. Give a backup, such as one written by 'backup'.")
      }
      if case .newer(let path) = error, path == file {
        throw UsageError(
          "\(path) was written by a later version of this program. Restore it with that version.")
      }
      throw UsageError(error.sentence(again: "restore"))
    }
    let (files, kept, faults) = putFiles(of: restored, in: locations)
    let sentences = [sentence(restored, files)] + kept
    StandardOutput.confirm(sentences.joined(separator: " ").printable)
    if !restored.refused.isEmpty { Ending.say(Self.sentence(on: restored.refused)) }
    if !faults.isEmpty { throw UsageError(faults.joined(separator: " ")) }
  }

  /// Puts the files beside the games in place. Returns those that are, a sentence about each that
  /// they replace, and one about each that couldn't be written.
  private func putFiles(
    of restored: RestoredGames, in locations: DataLocations
  ) -> (files: BackupFiles, kept: [String], faults: [String]) {
    var (files, kept, faults) = (restored.files, [String](), [String]())
    do throws(SolverFileError) {
      let path = try files.solver.flatMap { (board) throws(SolverFileError) in
        try SolverFile(path: locations.solverFile).restore(board)
      }
      if let path { kept.append("The board that was in Solver is in \(path).") }
    } catch {
      files.solver = nil
      faults.append(Words.english.text(of: error))
    }
    do throws(PreferencesError) {
      let path = try files.preferences.flatMap { (preferences) throws(PreferencesError) in
        try PreferencesFile(path: locations.preferencesFile).restore(preferences)
      }
      if let path { kept.append("The settings that were there are in \(path).") }
    } catch {
      files.preferences = nil
      faults.append(Words.english.text(of: error))
    }
    if files.themes.isEmpty { return (files, kept, faults) }
    do throws(MemoryThemesError) {
      let folder = MemoryThemeFolder(path: locations.themesFolder)
      var whole = files
      whole.keep(try folder.contents(), refused: restored.refused)
      let path = try folder.restore(whole.themes)
      if let path { kept.append("The Memory themes that were there are in \(path).") }
    } catch {
      files.themes = [:]
      faults.append(error.sentence)
    }
    return (files, kept, faults)
  }

  /// The sentence about parts of a backup that aren't restored.
  static func sentence(on refused: [BackupFiles.Refused]) -> String {
    let most = 5
    var parts = refused.prefix(most).map { file in
      let reason =
        file.reason.map(Words.english.text(of:)) ?? "this program has no file of that name"
      return "\(file.name) (\(reason))"
    }
    if refused.count > most { parts.append("\(ProgressLine.grouped(refused.count - most)) more") }
    return "Not restored from the backup: \(Language.english.list(parts))."
  }

  private func sentence(_ restored: RestoredGames, _ files: BackupFiles) -> String {
    var sentences = ["Restored \(BackupCommand.text(of: restored.counts, files))."]
    switch restored.unreadable {
    case 0: break
    case 1: sentences.append("One of the games can't be read, and isn't shown.")
    case let count:
      sentences.append(
        "\(ProgressLine.grouped(count)) of the games can't be read, and aren't shown.")
    }
    if let kept = restored.kept { sentences.append("What was there before is in \(kept).") }
    return sentences.joined(separator: " ")
  }
}
