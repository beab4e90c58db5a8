import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct DrawingTests {
  /// A chain of single candidates that the searches find on the board.
  private func found(in grid: CandidateGrid) throws -> (chain: Chain, deduction: Deduction) {
    let kinds: Set<TechniqueID> = [.xChain, .xyChain, .alternatingInferenceChain]
    for technique in TechniqueCatalog.listed where kinds.contains(technique.id) {
      for deduction in technique.all(in: grid) {
        if let chain = deduction.pattern as? Chain, !chain.isLoop,
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

  @Test(arguments: [" ", "r"])
  func whereTheNotesAreGoneDrawingAsksForThemAgain(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("AD")
    let board = try driver.board()
    #expect(board.drawing.isOn)
    driver.type("u")
    let empty = try #require(board.game.board.grid.emptyCells.first)
    try driver.move(toRow: empty.row + 1, column: empty.column + 1)
    driver.type(key)
    #expect(driver.shows("Fill in the candidates first: A"))
  }

  @Test func aChainThatIsDrawnIsJudgedAndApplied() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let (chain, deduction) = try found(in: board.notedCandidates)
    for (number, statement) in chain.statements.enumerated() {
      let cell = try #require(statement.cells.first)
      let key = number > 0 ? (statement.isTrue ? "=" : "-") : " "
      try driver.link(to: Candidate(cell, statement.digit), by: key)
    }
    guard case .chain(let judged) = board.drawnVerdict else {
      Issue.record("No chain is drawn")
      return
    }
    #expect(judged.eureka == chain.eureka)
    let explanation = try #require(board.drawn.explanation)
    #expect(
      [explanation.title] + explanation.sentences
        == Words.english.lines(of: board.drawnVerdict, KeyLabels()))
    #expect(explanation.sentences.first == chain.eureka)
    #expect(board.drawn.hint.failing.isEmpty)
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
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let grid = board.notedCandidates
    let places = try #require(
      House.rows.flatMap { row in Digit.all.map { (digit: $0, cells: grid.cells(of: $0, in: row)) }
      }
      .first { $0.cells.count > 2 })
    let ends = places.cells.map { Candidate($0, places.digit) }
    try driver.link(to: ends[0])
    try driver.link(to: ends[1], by: "=")
    guard case .chain(let judged) = board.drawnVerdict, case .fails(0, _) = judged.verdict else {
      Issue.record("The link isn't found to fail")
      return
    }
    #expect(board.picture.hint?.failing == [.strong(ends[0], ends[1])])
    let verdict = Words.english.text(of: board.drawnVerdict, KeyLabels())
    #expect(verdict.hasPrefix("Link 1 fails"))
    #expect(board.drawn.explanation?.title == verdict)
    driver.type("f")
    #expect(board.drawing.chain.links == [false])
    #expect(board.picture.hint?.failing == [])
    driver.type("xx")
    #expect(board.drawnVerdict == .empty)
  }

  @Test func aKeyThatExpectsADigitGetsItBeforeTheDrawing() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let drawn = board.drawing.digit
    let other = try #require(Digit.all.last { $0 != drawn })
    driver.type("z\(other)")
    #expect(board.game.board.colors(of: board.cursor) != [])
    driver.type("zx")
    #expect(board.game.board.colors(of: board.cursor) == [])
    driver.type("F\(other)")
    #expect(board.attention.digits == [other])
    driver.type("g\(other)")
    #expect(House.boxes[other.index].cells.contains(board.cursor))
    #expect(board.entry.awaited == nil && board.drawing.digit == drawn)
    driver.type("g⎋")
    #expect(board.entry.awaited == nil && board.drawing.isOn)
    driver.type("gr")
    #expect(board.entry.awaited == nil)
    driver.type("\(other)")
    #expect(board.drawing.digit == other)
  }

  @Test func coloursAndHousesAreDrawnAndTakenBack() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    let candidate = Candidate(board.cursor, first)
    driver.type("\(first)c")
    #expect(board.drawing.colors == [candidate: 0])
    driver.type("Cc")
    #expect(board.drawing.colors == [candidate: 1])
    driver.type("c")
    #expect(board.drawing.colors.isEmpty)
    let house = try #require(
      House.rows.first { board.notedCandidates.count(of: first, in: $0) > 0 })
    board.drawing.digit = first
    board.drawing.toggle(house)
    #expect(board.drawing.bases == [house])
    board.drawing.toggle(house)
    #expect(board.drawing.covers == [house])
    driver.view.runtime.showFrame()
    driver.type("x")
    #expect(!board.drawing.includes(house))
    driver.type("X")
    #expect(board.drawnVerdict == .empty)
  }

  /// Four places for a digit in two rows and two columns, where one of the columns has more.
  private struct Corners {
    let digit: Digit
    let rows, columns: [Int]
    /// The other places in the columns.
    let others: [Cell]

    static func all(in grid: CandidateGrid) -> [Corners] {
      let pairs = (0..<9).flatMap { one in ((one + 1)..<9).map { [one, $0] } }
      return Digit.all.flatMap { digit in
        pairs.flatMap { rows in
          pairs.compactMap { columns -> Corners? in
            let cells = rows.flatMap { row in columns.map { Cell(row: row, column: $0) } }
            guard cells.allSatisfy({ grid.contains(Candidate($0, digit)) }) else { return nil }
            let others = grid.cells(of: digit).filter {
              columns.contains($0.column) && !rows.contains($0.row)
            }
            return others.isEmpty
              ? nil : Corners(digit: digit, rows: rows, columns: columns, others: others)
          }
        }
      }
    }
  }

  /// A board on which an X-Wing is drawn, because the notes elsewhere in its rows are gone.
  private func xWing() throws -> (driver: SuiteDriver, corners: Corners) {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let corners = try #require(Corners.all(in: board.notedCandidates).first)
    for row in corners.rows {
      for cell in House.row(row).cells where !corners.columns.contains(cell.column) {
        let notes = board.game.board.possibilities(at: cell)
        guard notes.contains(corners.digit) else { continue }
        #expect(board.make(.setNotes(notes.subtracting([corners.digit]), at: cell)))
      }
    }
    driver.view.runtime.showFrame()
    for (row, column) in zip(corners.rows, corners.columns) {
      try driver.move(toRow: row + 1, column: column + 1)
      driver.type("\(corners.digit)r")
    }
    for (row, column) in zip(corners.rows, corners.columns) {
      try driver.move(toRow: row + 1, column: column + 1)
      driver.type("o")
    }
    return (driver, corners)
  }

  @Test func theVerdictOnAFishHoldsForItsKeys() throws {
    let (driver, corners) = try xWing()
    let board = try driver.board()
    #expect(board.drawing.bases == corners.rows.map { .row($0) })
    #expect(board.drawing.covers == corners.columns.map { .column($0) })
    #expect(driver.shows("Proves"))
    driver.type("v")
    #expect(board.message?.text == Words.english.drawing.onlyChains)
    driver.press(KeyPress(.enter))
    for cell in corners.others {
      #expect(!board.notedCandidates.contains(Candidate(cell, corners.digit)))
    }
    let count = corners.others.count
    let said = try #require(board.message?.text)
    #expect(
      count > 4
        ? said == "Removed notes from \(count) cells"
        : said.hasSuffix("\(count == 1 ? "loses" : "lose") \(corners.digit)"))
  }

  @Test func aShorterProofOfAnEarlierChainIsNotShown() async throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let (chain, _) = try found(in: board.notedCandidates)
    for (number, statement) in chain.statements.enumerated() {
      let cell = try #require(statement.cells.first)
      let key = number > 0 ? (statement.isTrue ? "=" : "-") : " "
      try driver.link(to: Candidate(cell, statement.digit), by: key)
    }
    driver.type("v")
    #expect(board.drawing.searched != nil)
    driver.type("x")
    let said = board.message?.text
    let isOver = await driver.view.wait { board.drawing.searched == nil }
    #expect(isOver && board.message?.text == said)
  }

  @Test func aKeyWithoutEffectRepeatsTheVerdict() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    driver.type("\(first)r")
    for key in ["v", "⏎"] {
      driver.type(key)
      #expect(board.message?.text == Words.english.text(of: board.drawnVerdict, KeyLabels()))
    }
  }

  @Test func linesAcrossTheBasesAreCovers() {
    let drawing = ReasoningDrawing()
    drawing.toggle(.row(1))
    drawing.toggle(.row(4))
    #expect(drawing.nextRole(of: .column(2)) == .cover)
    drawing.toggle(.column(2))
    #expect(drawing.bases == [.row(1), .row(4)] && drawing.covers == [.column(2)])
    #expect(drawing.nextRole(of: .row(7)) == .base && drawing.nextRole(of: .box(0)) == .cover)
    #expect(drawing.nextRole(of: .column(2)) == .base)
    drawing.toggle(.column(2))
    #expect(drawing.nextRole(of: .column(2)) == nil)
    drawing.toggle(.column(2))
    #expect(drawing.covers.isEmpty && drawing.bases == [.row(1), .row(4)])
  }

  @Test func thePanelSaysWhatEachKeyMakesOfAHouse() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    driver.type("\(first)r")
    #expect(board.drawing.bases == [.row(board.cursor.row)])
    #expect(driver.panel.contains("r → cover · o → cover · b → base"))
    driver.type("r")
    #expect(driver.panel.contains("r → remove · o → base · b → cover"))
  }

  @Test func aHouseWithoutTheDigitIsNotDrawn() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let grid = board.notedCandidates
    let cell = try #require(Cell.all.first { board.game.board.grid[$0] != nil })
    let digit = try #require(board.game.board.grid[cell])
    #expect(grid.count(of: digit, in: .row(cell.row)) == 0)
    try driver.move(toRow: cell.row + 1, column: cell.column + 1)
    driver.type("\(digit)r")
    #expect(driver.shows("Row \(cell.row + 1) has no candidate \(digit)"))
    #expect(driver.shows("no \(digit) in \(Words.english.panel.name(of: cell))"))
    #expect(board.drawing.bases.isEmpty)
  }

  @Test func basesAndCoversAreCounted() {
    let words = Words.english
    let uneven = FishJudgement(
      Digit.all[0], bases: [.row(0)], covers: [], in: CandidateGrid(givens: Grid()))
    #expect(
      words.text(of: .fish(uneven), KeyLabels())
        == "1 base and 0 covers. A fish needs two or more, and as many of each")
    let even = FishJudgement(
      Digit.all[0], bases: [.row(0), .row(1)], covers: [.column(0)],
      in: CandidateGrid(givens: Grid()))
    #expect(words.text(of: .fish(even), KeyLabels()).hasPrefix("2 bases and 1 cover."))
  }

  @Test func anAssumptionLeavesNoTrace() throws {
    let driver = try SuiteDriver.drawing()
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

  @Test func anAssumptionIsFollowedByTheSinglesThatHoldAnywayToo() throws {
    let driver = try SuiteDriver.drawing()
    let board = try driver.board()
    let grid = board.notedCandidates
    let first = try #require(grid[board.cursor].first)
    driver.type("\(first)iN")
    let supposition = try #require(board.drawing.supposition)
    #expect(supposition.steps.first?.candidate == Candidate(board.cursor, first))
    for single in grid.nakedSingles + grid.hiddenSingles {
      #expect(
        supposition.contradiction != nil || supposition.grid.grid[single.cell] == single.digit)
    }
    let lines = Words.english.lines(of: .supposition(supposition), KeyLabels())
    #expect(lines.count == (supposition.contradiction == nil ? 2 : 3))
    #expect(
      lines[1].contains(" anyway") == supposition.reasons.contains(where: \.holdsAnyway)
        || supposition.reasons.count > 12)
  }

  @Test(arguments: ScreenSize.sample)
  func aClickOnTheCrossEndsDrawing(size: ScreenSize) throws {
    let driver = try SuiteDriver.drawing()
    driver.view.resize(width: size.width, height: size.height)
    #expect(driver.view.click(on: "✕"))
    #expect(try !driver.board().drawing.isOn)
    #expect(!driver.shows("✕"))
  }

  @Test func onANarrowScreenMessagesAreShownWhileDrawing() throws {
    let driver = try SuiteDriver.drawing()
    driver.view.resize(width: ScreenSize.least.width, height: ScreenSize.least.height)
    driver.type("x")
    #expect(driver.shows(Words.english.drawing.nothingDrawn))
  }

  @Test func aScreenReaderIsToldTheVerdictAndTheCandidate() throws {
    let world = try SuiteWorld()
    world.preferences.isForScreenReader = true
    let driver = try SuiteDriver.drawing(world: world)
    let words = Words.english
    #expect(driver.rows.last?.hasPrefix(words.drawing.empty) == true)
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    driver.type("\(first) ")
    #expect(driver.rows.last?.hasPrefix(words.text(of: board.drawnVerdict, KeyLabels())) == true)
    driver.advance(by: GameBoardModel.messageDuration)
    #expect(driver.rows.last?.contains(", \(words.drawing.candidate) \(first)") == true)
    driver.type("D")
    #expect(driver.rows.last?.hasPrefix(words.drawing.ended) == true)
  }
}
