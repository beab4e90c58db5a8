import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  /// Whole games at each level.
  @Suite struct WholeGamesTests {
    private let sitting = Sitting()

    /// A puzzle of a level, and its solution.
    struct Given: Sendable, CustomTestStringConvertible {
      let level: String
      let puzzle: String
      let solution: String

      var testDescription: String { level }

      /// The numbers of the empty cells, in order.
      var emptyCells: [Int] { puzzle.enumerated().filter { $0.element == "." }.map(\.offset) }
    }

    static let givens = [
      Given(
        level: "Easy",
        puzzle: "..42..197592........689.5.2..3.29..821....96..............342...2..586...8..7...1",
        solution:
          "834265197592741836176893542763529418215487963948316725657134289321958674489672351"),
      Given(
        level: "Medium",
        puzzle: "......73.2..9.36....6..........84.........46..8...5..2.3.85...9..2......8..1.924.",
        solution:
          "598426731241973685376518924163284597725391468489765312634852179912647853857139246"),
      Given(
        level: "Hard",
        puzzle: "....586.7.8...7.9...9.....4........5.3279......6..1.......8...96.14....39.....45.",
        solution:
          "143958627285647391769312584817264935432795168596831742374586219651429873928173456"),
      Given(
        level: "Expert",
        puzzle: "....3.6...9.21.3............86..51..4......5...1..7.6.....4.2.96.....8..74...2...",
        solution:
          "814739625597216384263854791986425137472163958351987462135648279629571843748392516"),
    ]

    @Test(arguments: givens)
    func aGameIsPlayedByKeys(given: Given) throws {
      let terminal = try start(given)
      let digits = given.emptyCells.map { String(Array(given.solution)[$0]) }
      try terminal.type(digits.joined(separator: "\t"))
      try end(terminal)
    }

    /// Turns the wheel over each cell by as many notches as its digit, and clicks to enter it.
    @Test(arguments: givens)
    func aGameIsPlayedByTheMouseAlone(given: Given) throws {
      let terminal = try start(given)
      let origin = try #require(terminal.screen.position(of: "▐"))
      let solution = Array(given.solution)
      for cell in given.emptyCells {
        let place = Self.place(of: cell, from: origin)
        let turns = try #require(solution[cell].wholeNumberValue)
        let turn = "\u{1b}[<64;\(place.x + 1);\(place.y + 1)M"
        try terminal.type(String(repeating: turn, count: turns))
        try click(place, in: terminal)
      }
      try end(terminal)
    }

    /// Clicks each cell and then its digit on the pad.
    @Test(arguments: givens.prefix(1))
    func aGameIsPlayedByClicksOnThePad(given: Given) throws {
      let terminal = try start(given)
      let origin = try #require(terminal.screen.position(of: "▐"))
      let pad = try #require(terminal.screen.position(of: "●"))
      for cell in given.emptyCells {
        try click(Self.place(of: cell, from: origin), in: terminal)
        let key = try #require(Array(given.solution)[cell].wholeNumberValue) - 1
        try click(Point(x: pad.x, y: pad.y + key), in: terminal)
      }
      try end(terminal)
    }

    private func click(_ place: Point, in terminal: PseudoTerminal) throws {
      for end in ["M", "m"] { try terminal.type("\u{1b}[<0;\(place.x + 1);\(place.y + 1)\(end)") }
    }

    /// The position of a cell's digit on a screen of 80 by 24, measured from the left edge of the
    /// first tile.
    private static func place(of cell: Int, from origin: Point) -> Point {
      let (row, column) = (cell / 9, cell % 9)
      return Point(
        x: origin.x + 3 + column * 6 + column / 3 * 2, y: origin.y + row * 2 + row / 3)
    }

    private func start(_ given: Given) throws -> PseudoTerminal {
      let terminal = try sitting.start("play", "--puzzle", given.puzzle)
      try terminal.wait(for: "Mistakes 0")
      #expect(terminal.screen.contains(given.level))
      return terminal
    }

    private func end(_ terminal: PseudoTerminal) throws {
      try terminal.wait(for: "no mistakes")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.unrestoredState == [])
    }
  }
}
