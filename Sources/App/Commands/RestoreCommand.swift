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
      "Put a backup in place of all games and results, and of the board in Solver.",
      "백업 파일로 모든 게임과 기록, 풀이 보드를 되돌려요.")
  }

  static let discussion = """
    Takes a file written by 'backup', or any copy of games.sqlite, even from an earlier version. \
    It is checked first. The games that were there are kept in a file beside the new ones, whose \
    name is printed. To go back to them, restore that file. The board in Solver is replaced if the \
    backup has one, and kept as well.

    The exit status is 0 once the games are in place, even if the message about it can't be \
    printed: then it goes to standard error.

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
    let board: Data? = if case .contents(let board) = restored.board { board } else { nil }
    do throws(SolverFileError) {
      let keptBoard = try board.flatMap { (board) throws(SolverFileError) in
        try SolverFile(path: locations.solverFile).restore(board)
      }
      StandardOutput.confirm(sentence(restored, hasBoard: board != nil).printable)
      if let keptBoard {
        StandardOutput.confirm("The board that was in Solver is in \(keptBoard).".printable)
      }
      if restored.board == .tooLarge {
        Ending.say("The board in the backup is larger than 16 MiB. It isn't restored.")
      }
    } catch {
      StandardOutput.confirm(sentence(restored, hasBoard: false).printable)
      throw UsageError(Words.english.text(of: error))
    }
  }

  private func sentence(_ restored: RestoredGames, hasBoard: Bool) -> String {
    var sentences = ["Restored \(BackupCommand.text(of: restored.counts, hasBoard: hasBoard))."]
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
