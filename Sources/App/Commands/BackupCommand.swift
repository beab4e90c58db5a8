import ArgumentParser
import Formats
import Foundation
import Screens
import Store

/// Copies all games and results into a file.
struct BackupCommand: ParsableCommand, ValueOptionList {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy all games and results, and the board in Solver, into a file.",
    discussion: """
      The file holds every game with all its moves, the leaderboards, the results of Memory, the \
      collections, and the board in Solver with its paths. Programs may play meanwhile: the copy is what they had saved at one moment. Preferences and \
      Memory themes are files of their own, which you can copy as they are.

      The exit status is 0 once the copy is there, even if that can't be printed: then it is said \
      on standard error.

      EXAMPLES:
        ultimate-sudoku backup games-2026-11.sqlite
        ultimate-sudoku backup --force ~/backup/sudoku.sqlite
      """)

  @Argument(help: "The file to write.")
  var file: String

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @OptionGroup var data: DataOptions

  static let valueOptions: [ValueOption] = DataOptions.valueOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("backup needs the name of a file.") }
    if file == "-" {
      throw ValidationError("A backup goes to a file, not to standard output: give it a name.")
    }
  }

  func run() throws {
    let locations = data.locations
    let board = board(in: locations)
    do {
      guard let games = try GameBackup.contents(of: locations.gamesFile, with: board)
      else {
        throw UsageError(
          "There are no games in \(locations.gamesFile) yet: play one, or name another folder with "
            + "--data-dir.")
      }
      // Only the user can read the file, as in the data folder.
      umask(0o077)
      try NamedFile(file, sparing: locations).write(games, isReplacing: force)
      // A later version's games are copied without being counted.
      let counts = try? GameBackup(path: file).counts()
      let copied =
        counts.map {
          Self.counted(
            games: $0.games, memoryResults: $0.memoryResults, hasBoard: board != nil)
        } ?? "all games"
      StandardOutput.confirm("Copied \(copied) to \(file).".printable)
    } catch StoreError.damaged(let path) {
      throw UsageError(
        "\(path) is damaged, so that a backup of it would be no good; start the game, which keeps what "
          + "can be read of it.")
    } catch StoreError.busy(let path) {
      throw UsageError("Another program has locked \(path); close it, and back up again.")
    } catch let error as StoreError {
      throw UsageError(Words.english.text(of: error))
    } catch FileFault.exists {
      throw UsageError("\(file) exists already: give another name, or replace it with --force.")
    } catch FileFault.tooManyOpen {
      throw UsageError(Words.english.text(of: StoreError.tooManyOpen(path: file)))
    } catch FileFault.full {
      throw UsageError("No space left to write \(file); free some, or name a file on another disk.")
    } catch let fault as FileFault {
      throw UsageError(
        "\(file) cannot be written (\(Words.english.text(of: fault))); give another name.")
    }
  }

  /// What the solver's file has. If it can't be read, says that it isn't copied.
  private func board(in locations: DataLocations) -> Data? {
    do throws(SolverFileError) {
      return try SolverFile(path: locations.solverFile).contents()
    } catch {
      Ending.say("\(Words.english.text(of: error)) It isn't in the backup.")
      return nil
    }
  }

  /// "3 games and 1 Memory result", or "3 games, 1 Memory result and the board in Solver".
  static func counted(games: Int, memoryResults: Int, hasBoard: Bool) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let (games, results) = (counted(games, "game"), counted(memoryResults, "Memory result"))
    return hasBoard ? "\(games), \(results) and the board in Solver" : "\(games) and \(results)"
  }
}
