import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// Tests of how a chain is drawn, and of what the panel says about it.
struct ChainDrawingTests {
  @Test(arguments: Language.allCases)
  func theFirstCandidateStartsTheChainAndThePanelSaysHowToGoOn(language: Language) throws {
    let world = try SuiteWorld()
    world.systemLanguage = language
    let driver = try SuiteDriver.drawing(world: world)
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    for key in ["=", "-", " "] {
      driver.type("\(first)\(key)")
      let words = Words.in(language)
      let start = words.text(of: Candidate(board.cursor, first), "=")
      let said = words.drawing.started(start, strong: "=", weak: "-")
      #expect(words.text(of: board.drawnVerdict, KeyLabels()) == said)
      // Korean is wrapped between any two syllables.
      let shown = driver.panel.filter { $0 != " " }
      #expect(shown.contains(said.filter { $0 != " " }), "\(driver.text)")
      driver.type("x")
    }
  }

  @Test func aLinkThroughAnAlmostLockedSetNamesIt() throws {
    let givens = try Grid(
      text: ".9..86.....8...4.3.56.3...1.6.............9.4.4...85...3....1.97.1.5........7..4.")
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let driver = try SuiteDriver.drawing(
      on: Puzzle(givens: givens, solution: solution, level: .hard, rating: 0))
    let board = try driver.board()
    try driver.link(to: Candidate(Cell(row: 2, column: 0), .four))
    try driver.link(to: Candidate(Cell(row: 1, column: 0), .one), by: "=")
    #expect(board.picture.hint?.failing == [])
    #expect(driver.panel.contains("(4=1)r23c1"), "\(driver.text)")
    #expect(driver.panel.contains("Link 1 goes through the set r2c1 and r3c1 with 1, 2 and 4"))
    driver.type("f")
    #expect(
      driver.panel.contains(
        "Link 1 fails: different digits exclude each other only within one cell"))
  }

  @Test func aNodeTakesAnotherPlaceInTheSameHouse() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let grid = board.notedCandidates
    let group = try #require(
      House.rows.flatMap { row in
        House.boxes.flatMap { box in
          Digit.all.map { digit in
            grid.cells(of: digit, in: row).intersection(box.cellSet).map { Candidate($0, digit) }
          }
        }
      }
      .first { $0.count > 1 })
    try driver.link(to: group[0])
    try driver.link(to: group[1], by: "+")
    #expect(board.drawing.chain.nodes.map(\.candidates) == [Array(group.prefix(2))])
    driver.type("+")
    #expect(board.message?.text == Words.english.drawing.cannotJoin)
  }

  @Test func theColourIsNamedOnceItMatters() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    driver.type("\(first) ")
    #expect(!driver.panel.contains("colour a"))
    driver.type("xc")
    #expect(driver.panel.contains("colour a"))
    driver.type("C")
    #expect(driver.panel.contains("colour b"))
  }

  @Test func theOtherCandidatesOfACellAreListed() {
    let grid = CandidateGrid(grid: Grid(), givens: []) { _ in [.one, .two, .five, .six, .eight] }
    var chain = DrawnChain()
    for digit in [Digit.one, .two] {
      _ = chain.extend(to: Candidate(Cell(0), digit), isStrong: true)
    }
    let verdict = DrawnVerdict.chain(ChainJudgement(of: chain, in: grid))
    #expect(
      Words.english.text(of: verdict, KeyLabels()) == "Link 1 fails: r1c1 also has 5, 6 and 8")
    #expect(Words.korean.text(of: verdict, KeyLabels()).hasSuffix("다른 후보 5, 6, 8도 있어요"))
  }
}
