import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct LeavingTests {
    private let sitting = Sitting()

    /// The ways to leave a board, and the exit status of each.
    enum Way: CaseIterable, Sendable {
      case keys
      case capitalQ
      case controlC
      case terminate
      case hangUp
      case interrupt
      case quit

      /// The exit status of the process.
      var exit: TerminalTesting.ExitStatus {
        switch self {
        case .keys, .capitalQ, .controlC: .exited(0)
        case .terminate: .killed(signal: SIGTERM)
        case .hangUp: .killed(signal: SIGHUP)
        case .interrupt: .killed(signal: SIGINT)
        case .quit: .killed(signal: SIGQUIT)
        }
      }

      /// Leaves the board.
      func leave(_ terminal: PseudoTerminal) throws {
        switch self {
        case .keys:
          try terminal.type("q")
          try terminal.wait(for: "Leaderboard")
          try terminal.type("qqq")
          try terminal.wait(for: "Press q again")
          try terminal.type("Q")
        case .capitalQ: try terminal.type("Q")
        case .controlC: try terminal.press(.control("c"))
        case .terminate: terminal.send(signal: SIGTERM)
        case .hangUp: terminal.send(signal: SIGHUP)
        case .interrupt: terminal.send(signal: SIGINT)
        case .quit: terminal.send(signal: SIGQUIT)
        }
      }
    }

    @Test(arguments: Way.allCases)
    func whateverEndsItTheTerminalIsAsItWasAndTheGameIsKept(way: Way) throws {
      let terminal = try sitting.play()
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      let board = terminal.screen.board
      try way.leave(terminal)
      #expect(try terminal.waitForExit() == way.exit)
      #expect(terminal.screen.unrestoredState == [])
      #expect(terminal.screen.unknownSequences == [])
      #expect(try terminal.settings == terminal.initialSettings)

      let again = try sitting.resume()
      try again.wait(for: "the board as it was") { $0.board == board }
      try again.type("u")
      try again.wait(for: "▐  5  ▌  3  ▌     ▌")
    }

    #if os(Linux)
      /// Unlike handlers, blocks are inherited from whoever starts a program.
      @Test func signalsThatWereBlockedArrive() throws {
        let blocked = ["env", "--block-signal=SIGTERM,SIGHUP,SIGWINCH"]
        for signal in [SIGTERM, SIGHUP] {
          let terminal = try sitting.play(under: blocked)
          try terminal.resize(to: Size(width: 100, height: 30))
          try terminal.wait(for: "Digits")
          terminal.send(signal: signal)
          #expect(try terminal.waitForExit() == .killed(signal: signal))
          #expect(terminal.screen.unrestoredState == [])
        }
      }

      @Test func signalsThatWereIgnoredStayIgnored() throws {
        let terminal = try sitting.play(under: ["env", "--ignore-signal=SIGTERM"])
        terminal.send(signal: SIGTERM)
        try terminal.type("4")
        try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
        try terminal.type("Q")
        #expect(try terminal.waitForExit() == .exited(0))
      }
    #endif

    /// Those that ``Way`` doesn't have, and two for programs' own use.
    private static let unhandled: [Int32] = {
      var signals = EndingSignal.others.map(\.number)
      #if os(Linux)
        signals += [34, 64]
      #endif
      return signals
    }()

    @Test(arguments: unhandled)
    func aSignalThatNobodyHandlesLeavesTheTerminalAsItWas(signal: Int32) throws {
      let terminal = try sitting.play()
      terminal.send(signal: signal)
      #expect(try terminal.waitForExit() == .killed(signal: signal))
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
    }

    @Test(arguments: [SIGTERM, SIGUSR1, SIGSEGV])
    func anEndAmidAFrameLeavesTheTerminalAsItWas(signal: Int32) throws {
      let terminal = try sitting.play()
      try terminal.type("pp?")
      terminal.send(signal: signal)
      #expect(try terminal.waitForExit() == .killed(signal: signal))
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
    }

    @Test(arguments: [SIGTERM, SIGUSR1])
    func aSecondSignalAmidTheFarewellLeavesTheTerminalAsItWas(second: Int32) throws {
      let terminal = try sitting.play()
      try terminal.clog()
      try terminal.end(by: SIGTERM, then: second) { sitting.areGamesClosed }
      #expect(terminal.exitStatus == .killed(signal: second))
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
    }

    @Test func theScreenBehindComesBack() throws {
      let terminal = try sitting.shell(
        "echo before; \"$0\" \"$@\"; echo after", "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "Mistakes 0")
      #expect(!terminal.screen.contains("before"))
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.lines.prefix(2) == ["before", "after"])
    }

    /// Names of terminals with and without another screen, and keys of their own.
    static let terminals = [
      "xterm-256color", "xterm-mono", "tmux-256color", "screen", "linux", "vt100", "vt220", "st",
      "rxvt", "putty", "konsole", "vte", "cygwin", "wsvt25", "ansi", "Eterm", "nsterm", "cons25",
    ]

    @Test(arguments: terminals, [true, false])
    func theShellsLineIsCleanOnEachTerminal(name: String, hasScreen: Bool) throws {
      guard try ProgramRun("infocmp", [name]).status == .exited(0) else {
        Issue.record("\(name) left out: its description isn't here", severity: .warning)
        return
      }
      for ending: Int32? in [nil, SIGTERM, SIGUSR1, SIGSEGV] {
        let terminal = try sitting.start(
          "play", "--puzzle", Sitting.puzzle, environment: ["TERM": name])
        if !hasScreen { terminal.ignoreAlternateScreen() }
        try terminal.wait(for: "Mistakes 0")
        if let ending { terminal.send(signal: ending) } else { try terminal.type("Q") }
        _ = try terminal.waitForExit()
        #expect(terminal.screen.text.allSatisfy { $0 == "\n" }, "\(name) \(ending ?? 0)")
        #expect(terminal.screen.cursor == .zero)
        #expect(terminal.screen.unrestoredState == [])
        #expect(try terminal.settings == terminal.initialSettings)
      }
    }

    @Test func theShellsLineIsCleanAfterAStopWithoutAnotherScreen() throws {
      let terminal = try sitting.shell(
        "set -m; \"$0\" \"$@\"; echo stopped; read line; fg >/dev/null",
        "play", "--puzzle", Sitting.puzzle)
      terminal.ignoreAlternateScreen()
      try terminal.wait(for: "Mistakes 0")
      try terminal.press(.control("z"))
      try terminal.wait(for: "stopped")
      #expect(terminal.screen.lines[0] == "stopped")
      let isClean = terminal.screen.lines.dropFirst().allSatisfy { $0.isEmpty }
      #expect(isClean)
      try terminal.type("\r")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
    }

    @Test func settingsThatCouldNotBeSavedAreSaidAfterwards() throws {
      let terminal = try sitting.shell("\"$0\" \"$@\"", "play", "--puzzle", Sitting.puzzle)
      try terminal.wait(for: "Mistakes 0")
      try block("preferences.json")
      try terminal.type(",")
      try terminal.wait(for: "Digit first")
      try terminal.press(.down)
      try terminal.type(" ")
      try terminal.wait(for: "can't be saved")
      try terminal.press(.escape)
      try terminal.waitForQuiet()
      try terminal.press(.escape)
      try terminal.waitForQuiet()
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.contains("ultimate-sudoku: Settings couldn't be saved in"))
      #expect(!terminal.screen.contains("solver's board"))
    }

    @Test func aSolversBoardThatCouldNotBeSavedIsSaidAfterwards() throws {
      let terminal = try sitting.shell("\"$0\" \"$@\"")
      try terminal.wait(for: "Game")
      try terminal.type("s")
      try terminal.wait(for: "Paste")
      try block("solver.json")
      try terminal.type("5")
      try terminal.wait(for: "can't be saved")
      try terminal.press(.escape)
      try terminal.waitForQuiet()
      try terminal.press(.control("c"))
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(
        terminal.screen.contains("ultimate-sudoku: The solver's board couldn't be saved in"))
    }

    /// Puts a folder in place of a file.
    private func block(_ name: String) throws {
      let path = sitting.folder + "/" + name
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    @Test(arguments: [nil, SIGHUP, SIGTERM])
    func aGameOutlivesItsTerminal(signal: Int32?) throws {
      let terminal = try sitting.play()
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      terminal.hangUp()
      if let signal { terminal.send(signal: signal) }
      let exit = try terminal.waitForExit()
      #expect(exit == .killed(signal: SIGHUP) || exit == .killed(signal: signal ?? SIGHUP))
      let again = try sitting.resume()
      try again.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    }

    @Test func aGameOutlivesAKill() throws {
      let terminal = try sitting.play()
      try terminal.type("4\tm26\t2")
      try terminal.wait(for: "Mistakes")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.waitForQuiet()
      let board = terminal.screen.board
      terminal.send(signal: SIGKILL)
      #expect(try terminal.waitForExit() == .killed(signal: SIGKILL))

      let again = try sitting.resume()
      try again.type("m")
      try again.wait(for: "the board as it was") {
        Self.cells(of: $0.board) == Self.cells(of: board)
      }
      // In memo mode, a sign is drawn in the cell.
      try again.type("muuuu")
      try again.wait(for: "▐  5  ▌  3  ▌     ▌")
    }

    /// The part of the rows with the board's cells.
    private static func cells(of rows: [String]) -> [Substring] { rows.map { $0.prefix(55) } }
  }
}
