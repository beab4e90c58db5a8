import Foundation
import Scutes
import TerminalTesting
import Testing

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
        $0.contains("Mistakes") || $0.text.replacing("\n", with: "").contains(part)
      }
      let isStarted = terminal.screen.contains("Mistakes")
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
      try terminal.wait(for: "Mistakes")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test(
      arguments: [
        ("2>&-", nil), ("<&-", "Standard input isn't a terminal"),
        (">&-", "Standard output isn't a terminal"),
        ("<&- >&-", "Standard input isn't a terminal"),
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

    @Test(arguments: [(0, false), (8, false), (65_536, true)])
    func withSmallFiles(limit: Int, isEnough: Bool) throws {
      let terminal = try sitting.shell(
        "ulimit -f \(limit); \"$0\" \"$@\"", "play", "--puzzle", Sitting.puzzle)
      let sentence = "the limit, such as with \"ulimit -f unlimited\""
      try expectStart(terminal, orSaying: sentence)
      #expect(terminal.screen.text.replacing("\n", with: "").contains(sentence) == !isEnough)
    }

    /// The ways to end a program that reads no keys.
    enum Interruption: CaseIterable, Sendable {
      case terminate
      case hangUp
      case controlC

      var signal: Int32 {
        switch self {
        case .terminate: SIGTERM
        case .hangUp: SIGHUP
        case .controlC: SIGINT
        }
      }
    }

    /// A damaged database of `pages`, each with 2,000 pointers to one row of 40 columns.
    private func damagedDatabase(pages: Int) -> Data {
      let header = Array("SQLite format 3\0".utf8) + [0x10, 0x00]
      let start = header + Array(repeating: 0, count: 4096 - header.count)
      let pointers = (0..<2000).flatMap { _ in [0x0F, 0xAA] as [UInt8] }
      let row = [81, 1, 41] + Array(repeating: 1 as UInt8, count: 80)
      var page: [UInt8] = [0x0D, 0, 0, 0x07, 0xD0, 0, 0, 0] + pointers
      page += Array(repeating: 0, count: 0x0FAA - page.count) + row
      page += Array(repeating: 0, count: 4096 - page.count)
      var data = Data(start)
      for _ in 0..<pages { data.append(contentsOf: page) }
      return data
    }

    @Test(arguments: Interruption.allCases)
    func aLongRescueIsSaidAndCanBeEnded(by interruption: Interruption) throws {
      let games = URL(fileURLWithPath: sitting.folder + "/games.sqlite")
      let damaged = damagedDatabase(pages: 1500)
      try damaged.write(to: games)
      let terminal = try sitting.start()
      try terminal.wait(for: "Rescuing your games")
      if interruption == .controlC {
        try terminal.press(.control("c"))
      } else {
        terminal.send(signal: interruption.signal)
      }
      #expect(try terminal.waitForExit() == .killed(signal: interruption.signal))
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
      #expect(try Data(contentsOf: games) == damaged)
      let names = try FileManager.default.contentsOfDirectory(atPath: sitting.folder)
      #expect(!names.contains { $0.contains(".new-") || $0.contains(".damaged-") }, "\(names)")
    }

    @Test func controlZAmidALongRescueWaitsForItsEnd() throws {
      let games = URL(fileURLWithPath: sitting.folder + "/games.sqlite")
      try damagedDatabase(pages: 200).write(to: games)
      let terminal = try sitting.shell(
        "set -m; sh -c '\"$0\" \"$@\"; true' \"$0\" \"$@\"; echo stopped; read line; fg >/dev/null")
      try terminal.wait(for: "Rescuing your games")
      try terminal.press(.control("z"))
      try terminal.wait(for: "stopped")
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
      try terminal.type("\r")
      try terminal.wait(for: "Help")
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
