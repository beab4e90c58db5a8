import Foundation
import TerminalTesting
import Testing
import Widgets

extension EndToEnd {
  /// Whatever the surroundings, the program starts or says why it doesn't.
  @Suite struct StartingTests {
    private let sitting = Sitting()

    /// Expects a board that can be left, or a sentence that says why there is none.
    private func expectStart(
      _ terminal: PseudoTerminal, orSaying part: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try terminal.wait(for: "the board, or why there is none") {
        $0.contains("Errors") || $0.text.replacing("\n", with: "").contains(part)
      }
      let isStarted = terminal.screen.contains("Errors")
      if isStarted { try terminal.type("Q") }
      #expect(
        try terminal.waitForExit() == .exited(isStarted ? 0 : 2), sourceLocation: sourceLocation)
      #expect(try terminal.settings == terminal.initialSettings, sourceLocation: sourceLocation)
    }

    @Test func aPositionGoesOnWhereItStands() throws {
      let cells = Sitting.puzzle.prefix(2) + "+4" + Sitting.puzzle.dropFirst(3)
      let terminal = try sitting.start("play", "--puzzle", ":0000:x:\(cells):::")
      try terminal.wait(for: "5  ▌  3  ▌  4")
      try terminal.type("u")
      try terminal.wait(untilGone: "5  ▌  3  ▌  4")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    /// The terminal of these tests doesn't understand a VT52's orders.
    @Test(arguments: TerminalNames.quotable.filter { $0 != "vt52" })
    func onAnyTerminal(name: String) throws {
      let terminal = try sitting.start(
        "play", "--puzzle", Sitting.puzzle, environment: ["TERM": name])
      try expectStart(terminal, orSaying: "TERM is \"\(name)\", ")
    }

    @Test(arguments: LocaleNames.english)
    func inAnyLocale(name: String) throws {
      let terminal = try sitting.start(
        "play", "--puzzle", Sitting.puzzle, environment: ["LC_ALL": name])
      try terminal.wait(for: "Errors")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test(
      arguments: [
        ("2>&-", nil), ("<&-", "Standard input is not a terminal"),
        (">&-", "Standard output is not a terminal"),
        ("<&- >&-", "Standard input is not a terminal"),
      ] as [(String, String?)])
    func withStandardStreamsClosed(_ closing: String, _ sentence: String?) throws {
      let terminal = try sitting.shell(
        "\"$0\" \"$@\" \(closing)", "play", "--puzzle", Sitting.puzzle)
      if let sentence {
        try terminal.wait(for: sentence)
        #expect(try terminal.waitForExit() == .exited(2))
      } else {
        try expectStart(terminal, orSaying: "not a terminal")
        #expect(terminal.screen.unrestoredState == [])
      }
    }

    @Test(arguments: [(8, false), (12, false), (20, false), (40, true)])
    func withFewFiles(limit: Int, isEnough: Bool) throws {
      let terminal = try sitting.shell(
        "ulimit -n \(limit); \"$0\" \"$@\"", "play", "--puzzle", Sitting.puzzle)
      let sentence = "Too few files may be open at a time"
      try expectStart(terminal, orSaying: sentence)
      #expect(terminal.screen.text.replacing("\n", with: "").contains(sentence) == !isEnough)
    }

    @Test func onAScreenOfImpossibleSize() throws {
      let terminal = try sitting.start(
        "play", "--puzzle", Sitting.puzzle, size: Size(width: 33_000, height: 20))
      // To look for text in so many cells takes a while.
      try terminal.waitForQuiet(.milliseconds(500))
      try expectStart(terminal, orSaying: "40 by 20")
    }
  }
}
