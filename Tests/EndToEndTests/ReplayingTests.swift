import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct ReplayingTests {
    private let sitting = Sitting()

    private var recording: String { sitting.folder + ".recording" }
    private var log: String { sitting.folder + ".log" }

    private func removeFiles() {
      for file in [recording, log] { try? FileManager.default.removeItem(atPath: file) }
    }

    /// Plays some turns with recording and logging. Returns the last screen.
    private func record() throws -> String {
      let terminal = try sitting.start(
        "play", "--puzzle", Sitting.puzzle, "--record", recording, "--log", log)
      try terminal.wait(for: "Mistakes 0")
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.press(.right)
      try terminal.type("m12")
      try terminal.wait(for: "notes 1 2")
      try terminal.waitForQuiet()
      let screen = terminal.screen.text
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      return screen
    }

    private func replay() throws -> PseudoTerminal {
      try PseudoTerminal(
        running: BuiltProgram.path(), arguments: ["play", "--replay", recording],
        environment: Sitting.environment(["XDG_DATA_HOME": sitting.folder + "/none"]))
    }

    @Test func aRecordedSessionEndsOnTheSameScreen() throws {
      defer { removeFiles() }
      let screen = try record()
      let terminal = try replay()
      try terminal.wait(for: "the last screen") { $0.text == screen }
      try terminal.press(.escape)
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.unrestoredState == [])
      #expect(!FileManager.default.fileExists(atPath: sitting.folder + "/none"))
    }

    @Test func withoutATerminalTheLastScreenIsPrinted() throws {
      defer { removeFiles() }
      let screen = try record()
      let run = try ProgramRun(
        BuiltProgram.path(), ["play", "--replay", recording], input: "",
        environment: Sitting.environment())
      #expect(run.status == .exited(0))
      #expect(run.errors == "")
      #expect(run.output == screen + "\n")
    }

    @Test func aPuzzleThatWasMadeMeanwhileIsMadeAgain() throws {
      defer { removeFiles() }
      // The clock of a recording stops at its end, so anything sliding would stop half way.
      try sitting.prefer(#"{"isWelcomed": true, "effects": "none"}"#)
      let terminal = try sitting.start("--record", recording)
      try terminal.wait(for: "Game")
      try terminal.type("g")
      try terminal.wait(for: "Easy")
      try terminal.press(.enter)
      try terminal.wait(for: "Mistakes 0")
      try terminal.waitForQuiet()
      let board = terminal.screen.board
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      let again = try replay()
      try again.wait(for: "the same board") { $0.board == board }
      try again.press(.escape)
      #expect(try again.waitForExit() == .exited(0))
    }

    @Test func theLogHasALineForEachEventAndFrame() throws {
      defer { removeFiles() }
      _ = try record()
      let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      #expect(lines.first?.contains("info start Ultimate Sudoku Pro") == true)
      let events = lines.compactMap { $0.split(separator: " info event ").last.map(String.init) }
      for event in ["key 4", "key right", "key m", "key 1", "key 2", "key Q"] {
        #expect(events.contains(event), "\(event)")
      }
      #expect(lines.contains { $0.contains("info frame 1: ") && $0.contains(" bytes, ") })
    }

    @Test func whatIsNoRecordingIsRefused() throws {
      try Data("hello\n".utf8).write(to: URL(fileURLWithPath: recording))
      defer { removeFiles() }
      let run = try ProgramRun(
        BuiltProgram.path(), ["play", "--replay", recording], input: "",
        environment: Sitting.environment())
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("can't be replayed: line 1 "))
    }

    @Test(.timeLimit(.minutes(1))) func aPipeIsCalledOne() throws {
      let pipe = sitting.folder + "-pipe"
      defer { unlink(pipe) }
      try #require(mkfifo(pipe, 0o600) == 0)
      let run = try ProgramRun(
        BuiltProgram.path(), ["--replay", pipe], environment: Sitting.environment())
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("'\(pipe)' can't be read (it is a pipe or a device)"))
    }
  }
}
