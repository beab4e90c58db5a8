import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct SuspendingTests {
    private let sitting = Sitting()

    /// The program inside another that outlives it and says so.
    private static let insideAnother =
      "sh -c 'trap : TERM; \"$0\" \"$@\"; echo ended' \"$0\" \"$@\""

    /// The program as a job of a shell: by itself, and inside another program as under `make play`.
    @Test(arguments: ["\"$0\" \"$@\"", "sh -c '\"$0\" \"$@\"; true' \"$0\" \"$@\""])
    func controlZGivesTheShellBackAndForegroundTheBoard(job: String) throws {
      let terminal = try sitting.shell(
        "set -m; \(job); echo stopped; read line; fg >/dev/null; echo ended",
        "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "Mistakes 0")
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      let board = terminal.screen.board

      try terminal.press(.control("z"))
      try terminal.wait(for: "stopped")
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)

      try terminal.type("\r")
      try terminal.wait(for: "the board as it was") { $0.board == board }
      try terminal.type("u")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.type("Q")
      try terminal.wait(for: "ended")
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
    }

    @Test func aSizeThatChangedMeanwhileIsTaken() throws {
      let terminal = try sitting.shell(
        "set -m; \"$0\" \"$@\"; echo stopped; read line; fg >/dev/null",
        "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.press(.control("z"))
      try terminal.wait(for: "stopped")
      try terminal.resize(to: Size(width: 40, height: 20))
      try terminal.type("\r")
      try terminal.wait(for: " 5   3      ")
    }

    @Test func aJobThatIsToldToEndWhileItIsStoppedEnds() throws {
      let terminal = try sitting.shell(
        "set -m; \"$0\" \"$@\"; kill -TERM %1; fg >/dev/null; echo ended",
        "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.press(.control("z"))
      try terminal.wait(for: "ended")
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
      let again = try sitting.resume()
      try again.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    }

    /// As bash's `kill %1` does: the shell keeps the terminal, and nobody calls the job back.
    @Test(arguments: [["TERM", "CONT"], ["CONT", "TERM"]])
    func aStoppedJobEndsInTheBackground(signals: [String]) throws {
      let kills = signals.map { "kill -\($0) %1" }.joined(separator: "; ")
      let terminal = try sitting.shell(
        "set -m; \(Self.insideAnother); \(kills); read line", "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.press(.control("z"))
      try terminal.wait(for: "ended")
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
      let again = try sitting.resume()
      try again.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    }

    @Test func aJobThatGoesOnInTheBackgroundLeavesTheTerminalAloneAndEnds() throws {
      let terminal = try sitting.shell(
        """
        set -m; \(Self.insideAnother)
        bg; sleep 1; echo quiet; read line; kill -TERM %1; kill -CONT %1; read line
        """,
        "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.press(.control("z"))
      try terminal.wait(for: "quiet")
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
      try terminal.type("\r")
      try terminal.wait(for: "ended")
      #expect(terminal.screen.unrestoredState == [])
    }

    /// A program that read in the background what was typed would be stopped before it ends.
    @Test func aJobThatEndsInTheBackgroundLeavesWhatIsTypedToTheShell() throws {
      let terminal = try sitting.shell(
        """
        set -m; \(Self.insideAnother)
        sleep 1; kill -TERM %1; kill -CONT %1; read line; echo read $line
        """,
        "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      kill(-terminal.foregroundGroup, SIGSTOP)
      try terminal.type("typed")
      try terminal.wait(for: "ended")
      #expect(terminal.screen.unrestoredState == [])
      try terminal.type("\r")
      try terminal.wait(for: "read typed")
    }

    /// SIGSTOP gives the program no time to give the terminal back, and dash leaves it as it is.
    @Test func aJobThatEndsInTheBackgroundGivesBackWhatTheShellLeftAlone() throws {
      let terminal = try sitting.shell(
        "set -m; \(Self.insideAnother); kill -TERM %1; kill -CONT %1; read line; echo read",
        "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      kill(-terminal.foregroundGroup, SIGSTOP)
      try terminal.wait(for: "ended")
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
      try terminal.type("\r")
      try terminal.wait(for: "read")
    }
  }
}
