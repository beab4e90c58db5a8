import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// `backup` and `restore`.
  @Suite struct BackupTests {
    private let sitting = Sitting()

    private func run(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(
        BuiltProgram.path(), arguments + ["--data-dir", sitting.folder],
        environment: Sitting.environment())
    }

    @Test func aBackupBringsTheGameBackWhileAnotherIsPlayed() throws {
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      let terminal = try sitting.play()
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      #expect(try run("backup", backup).status == .exited(0))
      let again = try run("backup", backup)
      #expect(again.status == .exited(2))
      #expect(again.errors.contains("--force"))
      #expect(try run("backup", "--force", backup).status == .exited(0))
      try terminal.type("u")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.type("Q")
      try terminal.waitForExit()

      let restored = try run("restore", backup)

      #expect(restored.status == .exited(0))
      #expect(restored.output.contains("Restored 1 game"))
      #expect(restored.output.contains("games.sqlite.before-1"))
      let resumed = try sitting.resume()
      #expect(resumed.screen.contains("▐  5  ▌  3  ▌  4  ▌"))
    }

    @Test func whoIsPlayingIsToldOfARestoredBackup() throws {
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      let terminal = try sitting.play()
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      #expect(try run("backup", backup).status == .exited(0))
      try terminal.type("u")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      #expect(try run("restore", backup).status == .exited(0))
      try terminal.type("r")
      try terminal.wait(for: " OK ")
      try terminal.press(.enter)
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.type("Q")
      try terminal.waitForExit()
      #expect(try sitting.resume().screen.contains("▐  5  ▌  3  ▌  4  ▌"))
    }

    @Test func whatIsNoBackupAndWhatIsTheProgramsOwnIsRefused() throws {
      let nothing = try run("backup", sitting.folder + "-backup.sqlite")
      #expect(nothing.status == .exited(2))
      #expect(nothing.errors.contains("There are no games"))
      let file = try run("restore", "/etc/passwd")
      #expect(file.status == .exited(2))
      #expect(file.errors.contains("it holds something else"))
      let terminal = try sitting.play()
      try terminal.type("Q")
      try terminal.waitForExit()
      let own = try run("backup", "--force", sitting.folder + "/games.sqlite")
      #expect(own.status == .exited(2))
      #expect(own.errors.contains("a file of this program"))
    }
  }
}
