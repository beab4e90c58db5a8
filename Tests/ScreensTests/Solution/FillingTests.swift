import Formats
import Games
import Generating
import Grading
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct FillingTests {
  @Test func aBoardIsTypedAndKnownAtOnce() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    let sentence = driver.sentence
    #expect(sentence.contains("✓ One solution"))
    #expect(sentence.contains("Easy · HoDoKu 204"))
    #expect(sentence.contains("SE rating 1.2"))
    #expect(sentence.contains("30 digits"))
  }

  @Test(arguments: ["0", ".", " "])
  func signsForAnEmptyCellGoOn(sign: String) throws {
    let driver = try SuiteDriver()
    driver.type("sm5\(sign)3")
    let givens = driver.suite.solution.entry.givens.description
    #expect(givens.hasPrefix("5.3"))
  }

  @Test func keysMoveDeleteAndGoBack() throws {
    let driver = try SuiteDriver()
    driver.type("sm123⌫")
    let model = driver.suite.solution
    #expect(model.entry.givens.description.hasPrefix("12......."))
    driver.type("←x")
    #expect(model.entry.givens.description.hasPrefix("1........"))
    driver.type("↓→7⏎8")
    let rows = model.entry.givens.description
    #expect(rows.dropFirst(9).prefix(9) == "..7......")
    #expect(rows.dropFirst(18).prefix(1) == "8")
    driver.type("uu")
    #expect(model.entry.givens.count == 1)
    driver.type("r")
    #expect(model.entry.givens.count == 2)
  }

  @Test func candidatesAreEditedAndThePathStartsThere() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    let model = driver.suite.solution
    let cell = try #require(model.entry.grid.emptyCells.first)
    let solution = try #require(model.path?.solution[cell])
    let other = try #require(model.entry.position[cell].first { $0 != solution })
    model.edit { $0.go(to: cell) }
    driver.type("m\(other)")
    #expect(!model.entry.position[cell].contains(other))
    #expect(model.picture.notes[cell.index] == model.entry.position[cell])
    try await driver.waitUntilExamined()
    #expect(model.path?.positions.first?[cell].contains(other) == false)
    let given = try #require(Cell.all.compactMap { model.entry.givens[$0] }.first)
    model.edit { $0.go(to: Cell(0)) }
    driver.type("\(given)")
    #expect(driver.shows("ruled out by the digits"))
    model.edit { $0.go(to: cell) }
    driver.type("x")
    #expect(model.entry.candidates == nil)
    driver.type("m\(solution)")
    #expect(model.entry.givens[cell] == solution)
  }

  @Test func theSettersViewShowsWhatSolutionsHoldAndWhichGivensAreNotNeeded() async throws {
    let driver = try await SuiteDriver.solving(Boards.several)
    let model = driver.suite.solution
    driver.type("d")
    let isKnown = await driver.view.wait { model.draft != nil }
    #expect(isKnown)
    let candidates = TrueCandidates(model.entry.position)
    for cell in model.entry.grid.emptyCells {
      let look = model.picture.cells[cell.index]
      #expect(look.notes == model.entry.remainingCandidates[cell])
      #expect(look.notes.subtracting(look.faint) == candidates[cell])
    }
    #expect(model.draft?.redundant == Reduction.redundantGivens(of: model.entry.givens))
    driver.type("dx")
    #expect(!model.showsDraft && model.draft == nil)
  }

  @Test func whatBreaksTheRulesIsMarkedBeforeAnythingElseIsKnown() throws {
    let driver = try SuiteDriver()
    driver.type("sm5.5")
    let conflicting = driver.suite.solution.picture.conflicting
    #expect(conflicting == CellSet([Cell(0), Cell(2)]))
    #expect(driver.shows("5!"))
  }

  @Test func whereItBreaksTheRulesIsSaid() async throws {
    let driver = try await SuiteDriver.solving(Boards.clashing)
    let sentence = sentenceOnAllPages(driver)
    #expect(sentence.contains("✗ Breaks the rules"))
    #expect(sentence.contains("r1c1") && sentence.contains("r1c9"))
  }

  /// The words beside the board, including the following pages of the verdict.
  private func sentenceOnAllPages(_ driver: SuiteDriver) -> String {
    var sentence = driver.panel
    for _ in 0..<4 {
      driver.press(KeyPress(.pageDown))
      sentence += driver.panel
    }
    return sentence
  }

  @Test func severalSolutionsAreCounted() async throws {
    let driver = try await SuiteDriver.solving(Boards.several)
    let model = driver.suite.solution
    let all = Solver.solutions(of: model.entry.givens, limit: 1000).count
    #expect(all > 1 && model.count == .exactly(all))
    #expect(driver.shows("≠ \(all) solutions"))
  }

  @Test func moreSolutionsThanAnybodyCountsAreSaidToBeMore() async throws {
    let driver = try await SuiteDriver.solving("123456789")
    #expect(driver.shows("Over 100,000 solutions") || driver.shows("Over 100,000"))
  }

  @Test func aBoardWithoutSolutionSaysWhyAndWhatToLookAt() async throws {
    let driver = try await SuiteDriver.solving(Boards.impossible)
    let sentence = sentenceOnAllPages(driver)
    #expect(sentence.contains("✗ No solution"))
    #expect(sentence.contains("r1c3"))
    let hint = driver.suite.solution.picture.hint
    #expect(hint?.cells.contains { $0.cell == Cell(2) } == true)
  }

  @Test func anEmptyBoardSaysWhatToDo() throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    #expect(driver.sentence.contains("Empty board"))
    #expect(driver.sentence.contains("Type digits"))
    driver.type("s")
    #expect(driver.shows("The board is empty"))
  }

  @Test(arguments: [("s", "solved"), ("n", "solved"), ("g", "played")])
  func whatCannotBeDoneWithSeveralSolutionsIsRefusedInASentence(
    key: String, participle: String
  ) async throws {
    let driver = try await SuiteDriver.solving(Boards.several)
    driver.type(key)
    #expect(driver.suite.solution.walk == nil)
    #expect(driver.suite.router.path == [.solver, .solution])
    #expect(driver.shows("Only puzzles with one solution can be \(participle)."))
  }

  @Test(arguments: [Language.english, .korean])
  func aSolvedGridIsNoGame(language: Language) async throws {
    let solved =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    let driver = try SuiteDriver(language: language)
    let model = driver.suite.solution
    driver.type("sm")
    driver.typeAtOnce(solved)
    let isKnown = await driver.view.wait { !model.isStale && model.findings != nil }
    #expect(isKnown)
    driver.type("g")
    #expect(driver.suite.router.path == [.solver, .solution])
    #expect(driver.shows(Words.in(language).solution.nothingToPlay))
    driver.suite.playOwn(
      Puzzle(
        givens: try Grid(text: solved), solution: try Grid(text: solved), level: .easy, rating: 0),
      opening: Opening(), saying: nil)
    #expect(driver.suite.board == nil && driver.suite.notice != nil, "nor one of an old collection")
  }

  @Test func theMouseTypesMovesAndTurnsTheWheel() throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    let model = driver.suite.solution
    try driver.click(row: 5, column: 5)
    #expect(model.editor.cursor == Cell(40))
    driver.view.click(on: "7 8 9")
    #expect(model.entry.givens[Cell(40)] == Digit(7))
    driver.view.click(on: "8 9 □")
    #expect(model.entry.givens[Cell(41)] == Digit(8))
    try driver.mouse(.scrollUp, row: 1, column: 1)
    #expect(model.entry.givens[Cell(0)] == Digit(1))
    try driver.mouse(.scrollDown, row: 1, column: 1)
    try driver.mouse(.scrollDown, row: 1, column: 1)
    #expect(model.entry.givens[Cell(0)] == Digit(9))
    try driver.mouse(.press(.right), row: 1, column: 1)
    #expect(model.entry.givens[Cell(0)] == nil)
    driver.view.click(on: "Undo")
    #expect(model.entry.givens[Cell(0)] == Digit(9))
    driver.view.click(on: "New board")
    #expect(model.editor.isEmpty)
    driver.view.click(on: "⌂ Home")
    #expect(driver.suite.router.path == [])
  }

  @Test func leavingKeepsTheBoardForTheNextVisit() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("~")
    #expect(driver.suite.router.path == [])
    driver.type("sl")
    #expect(driver.suite.router.path == [.solver, .solution])
    #expect(driver.shows("One solution"))
    driver.type("qq")
    #expect(driver.suite.router.path == [])
  }

  @Test func aNewBoardCanBeTakenBack() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("N")
    #expect(driver.suite.solution.editor.isEmpty)
    driver.type("u")
    try await driver.waitUntilExamined()
    #expect(driver.shows("One solution"))
  }
}
