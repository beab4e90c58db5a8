import ArgumentParser
import Formats
import Screens
import Store

/// Puts a backup in place of all games and results.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a backup in place of all games and results.",
    discussion: """
      Takes a file that 'backup' has written, or any copy of games.sqlite, also of an earlier \
      version. It is checked first. The games that were there are kept in a file beside the new \
      ones, which is named; to go back to them, restore that file.

      EXAMPLES:
        ultimate-sudoku restore games-2026-11.sqlite
      """)

  @Argument(help: "The file to restore.")
  var file: String

  @OptionGroup var data: DataOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("restore needs the name of a file.") }
  }

  func run() throws {
    do throws(StoreError) {
      let restored = try GameBackup(path: file).restore(to: data.locations.gamesFile)
      StandardOutput.print(sentence(restored).printable)
    } catch {
      if case .busy(let path) = error {
        throw UsageError("Another program is writing \(path); close it, and restore again.")
      }
      if case .noBackup(let path, .ownFile) = error {
        throw UsageError(
          "\(path) is the file of the games itself; give a backup, such as one that 'backup' has "
            + "written.")
      }
      throw UsageError(Words.english.text(of: error))
    }
  }

  private func sentence(_ restored: RestoredGames) -> String {
    let counted = BackupCommand.counted(
      games: restored.games, memoryResults: restored.memoryResults)
    let now = "Restored \(counted)."
    return restored.kept.map { "\(now) What was there before is in \($0)." } ?? now
  }
}
