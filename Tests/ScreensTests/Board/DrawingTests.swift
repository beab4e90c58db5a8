import Games
import Store
import Sudoku
import TestSupport
import Testing
import Widgets

@testable import Screens

struct DrawingTests {
  /// A board with all candidates noted, in drawing.
  private func drawing(world: SuiteWorld? = nil) throws -> SuiteDriver {
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("A")
    driver.advance(by: .seconds(10))
    driver.type("D")
    #expect(try driver.board().drawing.isOn)
    return driver
  }

  private func link(_ driver: SuiteDriver, to candidate: Candidate, by key: String = " ") throws {
    try driver.move(toRow: candidate.cell.row + 1, column: candidate.cell.column + 1)
    driver.type("\(candidate.digit)\(key)")
  }

  /// A chain of single candidates that the searches find on the board.
  private func found(in grid: CandidateGrid) throws -> (chain: Chain, deduction: Deduction) {
    let kinds: Set<TechniqueID> = [.xChain, .xyChain, .alternatingInferenceChain]
    for technique in TechniqueCatalog.listed where kinds.contains(technique.id) {
      for deduction in technique.all(in: grid) {
        if case .chain(let chain) = deduction.pattern, !chain.isLoop,
          Set(chain.statements.map { Candidate($0.cells.first ?? Cell(0), $0.digit) }).count
            == chain.statements.count
        {
          return (chain, deduction)
        }
      }
    }
    throw NoChain()
  }

  private struct NoChain: Error {}

  @Test func drawingNeedsTheCandidates() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("D")
    #expect(driver.shows("Fill in the candidates first"))
    #expect(try !driver.board().drawing.isOn)
  }

  @Test func aChainThatIsDrawnIsJudgedAndApplied() throws {
    let driver = try drawing()
    let board = try driver.board()
    let (chain, deduction) = try found(in: board.notedCandidates)
    for (number, statement) in chain.statements.enumerated() {
      let cell = try #require(statement.cells.first)
      let key = number > 0 ? (statement.isTrue ? "=" : "-") : " "
      try link(driver, to: Candidate(cell, statement.digit), by: key)
    }
    guard case .chain(let judged) = board.drawnVerdict else {
      Issue.record("No chain is drawn")
      return
    }
    #expect(judged.eureka == chain.eureka)
    #expect(driver.shows("Proves"))
    let turns = board.game.journal.count
    driver.press(KeyPress(.enter))
    for candidate in deduction.eliminations {
      #expect(!board.notedCandidates.contains(candidate))
    }
    #expect(board.game.journal.count > turns)
    #expect(board.drawnVerdict == .empty)
  }

  @Test func aLinkThatFailsIsNamed() throws {
    let driver = try drawing()
    let board = try driver.board()
    let grid = board.notedCandidates
    let places = try #require(
      House.rows.flatMap { row in Digit.all.map { (digit: $0, cells: grid.cells(of: $0, in: row)) }
      }
      .first { $0.cells.count > 2 })
    let ends = places.cells.map { Candidate($0, places.digit) }
    try link(driver, to: ends[0])
    try link(driver, to: ends[1], by: "=")
    guard case .chain(let judged) = board.drawnVerdict, case .fails(0, _) = judged.verdict else {
      Issue.record("The link isn't found to fail")
      return
    }
    driver.type("f")
    #expect(board.drawing.chain.links == [false])
    driver.type("xx")
    #expect(board.drawnVerdict == .empty)
  }

  @Test func coloursAndHousesAreDrawnAndTakenBack() throws {
    let driver = try drawing()
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    let candidate = Candidate(board.cursor, first)
    driver.type("\(first)c")
    #expect(board.drawing.colors == [candidate: 0])
    driver.type("Cc")
    #expect(board.drawing.colors == [candidate: 1])
    driver.type("c")
    #expect(board.drawing.colors.isEmpty)
    driver.type("rroo")
    #expect(board.drawing.covers == [.row(board.cursor.row), .column(board.cursor.column)])
    driver.type("X")
    #expect(board.drawnVerdict == .empty)
  }

  @Test func anAssumptionLeavesNoTrace() throws {
    let driver = try drawing()
    let board = try driver.board()
    let (before, turns) = (board.game.board, board.game.journal.count)
    let grid = board.notedCandidates
    let first = try #require(grid[board.cursor].first)
    board.drawing.suppose(Candidate(board.cursor, first), in: grid)
    driver.type("nnN")
    #expect(board.picture.grid != before.grid)
    driver.press(KeyPress(.escape))
    #expect(board.drawing.supposition == nil)
    #expect(board.picture.grid == before.grid)
    #expect(board.game.board == before && board.game.journal.count == turns)
    #expect(board.drawing.isOn)
  }

  @Test func singlesComeBeforeAssumptions() throws {
    let driver = try drawing()
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    driver.type("\(first)i")
    #expect(driver.shows("Place the singles first"))
    #expect(board.drawing.supposition == nil)
  }

  @Test(arguments: ScreenSize.sample)
  func aClickOnTheCrossEndsDrawing(size: ScreenSize) throws {
    let driver = try drawing()
    driver.view.resize(width: size.width, height: size.height)
    #expect(driver.view.click(on: "✕"))
    #expect(try !driver.board().drawing.isOn)
    #expect(!driver.shows("✕"))
  }

  @Test func onANarrowScreenMessagesAreShownWhileDrawing() throws {
    let driver = try drawing()
    driver.view.resize(width: ScreenSize.least.width, height: ScreenSize.least.height)
    driver.type("x")
    #expect(driver.shows(Words.english.drawing.nothingDrawn))
  }

  @Test func aScreenReaderIsToldTheVerdictAndTheCandidate() throws {
    let world = try SuiteWorld()
    world.preferences.isForScreenReader = true
    let driver = try drawing(world: world)
    let words = Words.english
    #expect(driver.rows.last?.hasPrefix(words.drawing.empty) == true)
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    driver.type("\(first) ")
    #expect(driver.rows.last?.hasPrefix(words.text(of: board.drawnVerdict)) == true)
    driver.advance(by: GameBoardModel.messageDuration)
    #expect(driver.rows.last?.contains(", \(words.drawing.candidate) \(first)") == true)
    driver.type("D")
    #expect(driver.rows.last?.hasPrefix(words.drawing.ended) == true)
  }
}
