import ArgumentParser
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

  func run() throws {
    let locations = data.locations
    do throws(StoreError) {
      try locations.secure()
      let restored = try GameBackup(path: file).restore(to: locations.gamesFile)
      print(sentence(restored))
    } catch {
      throw UsageError(Words.english.text(of: error))
    }
  }

  private func sentence(_ restored: RestoredGames) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let now =
      "Restored \(counted(restored.games, "game")) and "
      + "\(counted(restored.memoryResults, "Memory result"))."
    return restored.kept.map { "\(now) What was there before is in \($0)." } ?? now
  }
}
