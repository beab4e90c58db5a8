import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  /// `doctor`.
  @Suite struct ExaminingTests {
    private let sitting = Sitting(preferences: Sitting.quietPreferences)

    @Test func itAsksTheTerminalAndFindsNothingWrong() throws {
      let game = try sitting.play()
      try game.type("4Q")
      try game.waitForExit()
      let terminal = try sitting.start("doctor", size: Size(width: 80, height: 24))
      #expect(try terminal.waitForExit() == .exited(0))
      let screen = terminal.screen
      // All of it is on one screen.
      for text in [
        "Ultimate Sudoku", "✓ Size", "80x24", "✓ Characters", "UTF-8 tried", "1 game",
        "Nothing is wrong.",
      ] {
        #expect(screen.contains(text), "\(text): \(screen.text)")
      }
      #expect(screen.unrestoredState == [])
    }

    @Test func theWidthInAFileOfAnEarlierVersionIsFound() throws {
      try sitting.prefer(#"{"isWelcomed": true, "characterWidth": "wide"}"#)
      let terminal = try sitting.start("doctor", size: Size(width: 100, height: 60))
      #expect(try terminal.waitForExit() == .exited(1))
      #expect(terminal.screen.contains("! Symbol width"), "\(terminal.screen.text)")
    }

    @Test func lockedGamesAreFoundAndStay() throws {
      let game = try sitting.play()
      try game.type("4Q")
      try game.waitForExit()
      let names = try FileManager.default.contentsOfDirectory(atPath: sitting.folder).sorted()
      let lock = try sitting.lockGames()
      defer { try? lock.close() }
      let terminal = try sitting.start("doctor", size: Size(width: 100, height: 60))
      #expect(try terminal.waitForExit() == .exited(1))
      #expect(terminal.screen.contains("Another program keeps it locked. Close that program."))
      #expect(terminal.screen.contains("One thing is wrong"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: sitting.folder).sorted() == names)
    }

    @Test func pressedKeysAreShownAndListed() throws {
      let terminal = try sitting.start("doctor", "--keys", size: Size(width: 100, height: 60))
      try terminal.wait(for: "Press keys")
      try terminal.type("x\u{1}")
      try terminal.wait(for: "ctrl+a")
      // Those of the help and the palette do nothing else.
      try terminal.type("?\u{10}")
      try terminal.wait(for: "ctrl+p")
      #expect(terminal.screen.contains("No other key acts"))
      try terminal.type("q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.contains("x, ctrl+a, ?, ctrl+p"))
      #expect(terminal.screen.unrestoredState == [])
    }

    #if os(Linux)
      /// The environment of somebody with a home, a name and a machine, outside of any terminal.
      @Test func aReportWithoutATerminalHasNothingPrivate() throws {
        let home = sitting.folder + "/jane-doe"
        let data = home + "/.local/share/ultimate-sudoku"
        try FileManager.default.createDirectory(
          atPath: data + "/themes", withIntermediateDirectories: true)
        for name in ["themes/my-attic.json", "games.sqlite", "solver.json"] {
          try Data("My secret title".utf8).write(to: URL(fileURLWithPath: "\(data)/\(name)"))
        }
        let run = try ProgramRun(
          "/usr/bin/env", ["setsid", "-w", BuiltProgram.path(), "doctor", "--report"],
          environment: Sitting.environment([
            "HOME": home, "USER": "jdoe-42", "LOGNAME": "jdoe-42", "HOSTNAME": "attic.lan",
            "TERM": "attic.term", "LC_ALL": "jdoe-42.UTF-8", "PATH": "\(home)/bin:/usr/bin:/bin",
          ]))
        #expect(run.status == .exited(1))
        for text in ["Ultimate Sudoku", "build", "TERM", "Locale", "games.sqlite"] {
          #expect(run.output.contains(text), "\(text): \(run.output)")
        }
        #expect(run.output.contains("1 file can't be read. Open Memory"), "\(run.output)")
        #expect(run.output.contains("3 things are wrong"), "\(run.output)")
        #expect(run.output.contains("in a terminal to have it"))
        let names = ["jane", "jdoe", "attic", "secret", "title", home, sitting.folder]
        for name in names { #expect(!run.output.contains(name), "\(name): \(run.output)") }
        // A short one may be a part of other words.
        let host = ProcessInfo.processInfo.hostName.prefix { $0 != "." }
        let words = run.output.split { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }
        #expect(!words.contains(host), "\(host): \(run.output)")
      }
    #endif
  }
}
