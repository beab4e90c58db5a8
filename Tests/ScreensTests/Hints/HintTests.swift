import Games
import Generating
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct HintTests {
  /// The board of a puzzle, with a hint revealed up to a rung, for a player who wants to see the
  /// score.
  private func driver(
    _ puzzle: Puzzle? = nil, rungs: Int = 1, world: SuiteWorld? = nil,
    before keys: String = "", width: Int = 80, height: Int = 24
  ) async throws -> SuiteDriver {
    let world = try world ?? SuiteWorld()
    world.preferences.showsScore = true
    let driver = try SuiteDriver(
      width: width, height: height, world: world, puzzle: puzzle ?? .wellKnown())
    driver.type(keys)
    try await driver.ask()
    driver.type(String(repeating: "H", count: rungs - 1))
    return driver
  }

  @Test func aKeyAsksForAHint() async throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("H")
    #expect(await driver.view.wait { driver.suite.board?.hints.ladder != nil })
    #expect(driver.shows("Look at"))
  }

  @Test func eachStepTellsMoreAndIsCountedOnce() async throws {
    let driver = try await driver()
    #expect(driver.shows("More −1%"), "the cost, before it counts")
    #expect(try driver.board().game.hints.count(of: .nudge) == 1)
    driver.type("H")
    #expect(try driver.board().game.hints.count(of: .technique) == 1)
    #expect(driver.shows("More −1%"))
    driver.type("H")
    driver.type("⎋")
    #expect(try driver.board().hints.isOpen == false)
    #expect(driver.suite.trail.last == "board", "the hint is closed, not the game")
    try await driver.ask()
    driver.type("HH")
    let hints = try driver.board().game.hints
    #expect(
      hints.count(of: .nudge) == 1 && hints.count(of: .technique) == 1
        && hints.count(of: .explanation) == 1)
    #expect(try driver.board().score.hints == hints)
  }

  @Test func whatWasPaidForStaysPaidWhenTheGameIsResumed() async throws {
    let driver = try await driver(rungs: 3)
    let paid = try driver.board().game.hints
    driver.type("⎋qr")
    let price = try driver.board().priceSoFar
    #expect(price == nil, "no hint is told")
    try await driver.ask()
    let again = try driver.board().priceSoFar
    #expect(again == 2)
    driver.type("HH")
    let hints = try driver.board().game.hints
    #expect(hints == paid)
  }

  @Test func itIsAppliedAsOneMoveThatCanBeTakenBack() async throws {
    let driver = try await driver(rungs: 3)
    let before = try driver.board().game
    driver.press(KeyPress(.enter))
    let after = try driver.board().game
    #expect(after.board.grid.count == before.board.grid.count + 1)
    #expect(after.hints.count(of: .placement) == 1)
    #expect(try !driver.board().hints.isOpen)
    #expect(after.digit(at: try driver.board().cursor) != nil)
    driver.type("u")
    #expect(try driver.board().game.board == before.board)
  }

  @Test func itCanBeAppliedAtOnce() async throws {
    let driver = try await driver()
    driver.press(KeyPress(.enter))
    #expect(try driver.board().game.hints.count(of: .placement) == 1)
    #expect(try driver.board().game.hints.count(of: .explanation) == 0)
  }

  @Test(arguments: ["", "2", "5"])
  func askingForMoreNeverChangesTheBoard(keys: String) async throws {
    let driver = try await driver(before: keys)
    let before = try driver.board().game
    driver.type(String(repeating: "H", count: 20))
    let (after, isOpen) = (try driver.board().game, try driver.board().hints.isOpen)
    #expect(isOpen && after.board == before.board && after.hints.count(of: .placement) == 0)
    let (says, offers) = (driver.shows("Press ⏎ to apply"), driver.shows("H more"))
    #expect(says && !offers)
  }

  @Test func followingItSaysWhatWasDone() async throws {
    let driver = try await driver(before: "2")
    driver.press(KeyPress(.enter))
    let says = driver.shows("Removed the wrong 2")
    #expect(says)
  }

  @Test func aDigitBesideAGivenOneIsTheWrongOne() async throws {
    let driver = try await driver(rungs: 2, before: "5")
    let sentence = driver.sentence
    #expect(sentence.contains("is a given"))
    let picture = try driver.board().picture.hint
    #expect(picture?.cells.first { $0.cell == Cell(2) }?.role == .wrong)
    #expect(picture?.cells.filter { $0.role == .wrong }.count == 1)
  }

  @Test func itSaysWhatItHasCostAndWhatMoreWillCost() async throws {
    let driver = try await driver(rungs: 2)
    let text = driver.text
    #expect(text.contains("Score so far −1%"))
    #expect(text.contains("More −1%") && text.contains("Apply −1%"))
  }

  @Test func theSecondStageTellsTheIdeaForItsPrice() async throws {
    let driver = try await driver(rungs: 1)
    let place = driver.sentence
    driver.type("H")
    guard case .deduction(let deduction, _)? = try driver.board().hints.ladder?.step,
      let lesson = Lesson.teaching(deduction)
    else { throw NotOnScreen(what: "deduction with a lesson") }
    let idea = Words.english.course.idea(lesson).prefix { $0 != "." }
    #expect(driver.sentence.contains(idea) && driver.sentence != place)
  }

  @Test func noOtherMessageStaysOverAHint() async throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4uH")
    await driver.awaitHint()
    #expect(!driver.shows("Undoing..."))
  }

  @Test func otherCandidatesCostNothingMore() async throws {
    let driver = try await driver(before: "m12m")
    let before = try driver.board().game.hints
    driver.type("N")
    await driver.awaitHint()
    let (kind, after) = (
      try driver.board().hints.ladder?.step.kind, try driver.board().game.hints
    )
    #expect(kind == .missingNote)
    #expect(after == before)
    driver.type("H")
    let more = try driver.board().game.hints.total
    #expect(more == before.total, "which note is missing costs nothing more")
  }

  @Test func lookingAtOtherCandidatesLeavesTheHintAsFarAsItWasTold() async throws {
    let driver = try await driver(rungs: 3)
    let before = try driver.board().hints.ladder
    driver.type("N")
    _ = await driver.view.wait { driver.suite.board?.hints.ladder != nil }
    let after = try driver.board().hints.ladder
    #expect(after?.rung == before?.rung && after?.page == before?.page)
    #expect(before?.rung == .reasons)
    let footer = String(driver.rows.last ?? "")
    #expect(footer.contains("N use"))
  }

  @Test func onEveryPageTheFooterSaysHowToGoOnAndHowToLeave() async throws {
    let driver = try HintPictures.driver(
      before: .xyChain, ScreenSize(width: 40, height: 20), .english)
    try await driver.ask()
    driver.type("HH")
    #expect(driver.shows("1/3"))
    for page in 1...3 {
      let footer = driver.rows.suffix(2).joined()
      #expect(footer.contains("Esc close") && footer.contains("⏎ apply"), "\(page)")
      #expect(footer.contains("H next") == (page < 3))
      driver.type("H")
    }
  }

  @Test(arguments: [ScreenSize(width: 80, height: 24), ScreenSize(width: 40, height: 20)])
  func theCursorGoesToTheOneCellThatItIsAbout(size: ScreenSize) async throws {
    let driver = try await driver(before: "↓↓↓", width: size.width, height: size.height)
    let away = try driver.board().cursor
    driver.type("H")
    #expect(try driver.board().cursor == away)
    driver.type("H")
    let (cursor, cell) = (try driver.board().cursor, try driver.board().changedCell)
    #expect(cursor == cell && cursor != away)
    guard size.width >= 80 else { return }
    #expect(
      driver.shows("r\(cursor.row + 1)c\(cursor.column + 1)"), "and it is said which that is")
  }

  @Test(arguments: [
    ScreenSize(width: 80, height: 24), ScreenSize(width: 120, height: 40),
    ScreenSize(width: 160, height: 50),
  ])
  func theMouseTakesBackAMoveWhileAHintIsTold(size: ScreenSize) async throws {
    let driver = try await driver(before: "4", width: size.width, height: size.height)
    driver.view.click(on: "Undo")
    #expect(try driver.board().game.digit(at: Cell(2)) == nil)
  }

  @Test func keysTypedFasterThanTheScreenDoNotApplyWhatWasNotRead() async throws {
    let driver = try await driver()
    driver.typeAtOnce("HHHHH")
    #expect(try driver.board().hints.ladder?.rung == .reasons)
    #expect(try driver.board().game.hints.count(of: .placement) == 0)
  }

  @Test func movingTheCursorKeepsItAndAMoveEndsIt() async throws {
    let driver = try await driver()
    driver.type("→↓")
    #expect(try driver.board().hints.isOpen)
    try driver.move(toRow: 1, column: 3)
    driver.type("4")
    #expect(try !driver.board().hints.isOpen)
  }

  @Test func whatIsWrongComesFirst() async throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = .onRequest
    let driver = try await driver(world: world, before: "2")
    let place = driver.sentence
    #expect(place.contains("Look at box 1: a"))
    #expect(try driver.board().game.hints.count(of: .check) == 1)
    driver.type("H")
    #expect(driver.shows("r1c3 can't be 2"))
    driver.press(KeyPress(.enter))
    #expect(try driver.board().game.digit(at: Cell(2)) == nil)
    let hints = try driver.board().game.hints
    #expect(hints.total == 1 && hints.occasions == 1, "clearing it costs nothing more")
  }

  @Test func whatTheBoardMarksIsToldForNothing() async throws {
    let driver = try await driver(rungs: 2, before: "2")
    #expect(driver.shows("r1c3 can't be 2"))
    #expect(try driver.board().game.hints.total == 0)
  }

  @Test(arguments: [ErrorChecking.onRequest, .conflicts])
  func whatACheckHasMarkedIsToldForNothing(checking: ErrorChecking) async throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = checking
    let driver = try await driver(rungs: 2, world: world, before: "2c")
    let hints = try driver.board().game.hints
    #expect(hints.count(of: .check) == 1 && hints.total == 1, "the check, and nothing for the hint")
    #expect(driver.shows("r1c3 can't be 2"))
  }

  @Test func aFurtherWrongDigitThatNoCheckHasMarkedIsCharged() async throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = .onRequest
    let driver = try await driver(world: world, before: "2c→1")
    #expect(try driver.board().game.hints.count(of: .check) == 2)
  }

  @Test func whatAHintHasNamedAsWrongNoCheckIsChargedFor() async throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = .onRequest
    let driver = try await driver(rungs: 2, world: world, before: "2")
    driver.type("⎋c")
    let (marked, hints) = (try driver.board().picture.wrong, try driver.board().game.hints)
    #expect(marked == [Cell(2)])
    #expect(hints.count(of: .check) == 1 && hints.total == 1, "what the hint has cost")
  }

  @Test func theMouseDoesItAll() async throws {
    let driver = try await driver()
    driver.view.click(on: "More")
    #expect(try driver.board().hints.ladder?.rung == .technique)
    driver.view.click(on: "✕")
    #expect(try !driver.board().hints.isOpen)
    try await driver.ask()
    driver.view.click(on: "Apply")
    #expect(try driver.board().game.hints.count(of: .placement) == 1)
  }

  @Test func itGoesByTheNotesWhereAskedTo() async throws {
    let driver = try await driver(before: "m12m")
    #expect(try driver.board().hints.ladder?.step.kind == .deduction)
    driver.type("N")
    var usesNotes = driver.world.preferences.hintsUseNotes
    #expect(usesNotes)
    await driver.awaitHint()
    #expect(try driver.board().hints.ladder?.step.kind == .missingNote)
    let isClicked = driver.view.click(on: "Use candidates")
    usesNotes = driver.world.preferences.hintsUseNotes
    #expect(isClicked && !usesNotes)
    await driver.awaitHint()
    #expect(try driver.board().hints.ladder?.step.kind == .deduction)
  }

  /// A puzzle that begins with one of Sudoku Explainer's chains, which has a long name.
  private static func extreme(
    _ text: String =
      "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6"
  ) throws -> Puzzle {
    let givens = try Grid(text: text)
    return Puzzle(
      givens: givens, solution: try #require(Solver.uniqueSolution(of: givens)), level: .extreme,
      rating: 0)
  }

  @Test func theReasonsForSudokuExplainersChainsUnfoldLevelByLevel() async throws {
    let driver = try await driver(try Self.extreme(), rungs: 2, width: 120, height: 40)
    driver.type(">")
    #expect(try driver.board().hints.ladder?.unfolded == 0, "no reasons are told yet")
    driver.type("H")
    var counts: [Int] = []
    for _ in 0..<8 {
      let ladder = try #require(try driver.board().hints.ladder)
      #expect(ladder.page == 0)
      counts.append(HintContent(ladder, in: driver.suite.words).sentences.count)
      driver.type(">")
    }
    #expect(counts.prefix(2) == [2, 4], "the summary, then the two chains")
    #expect(counts[1] < counts[2] && counts[2] < counts[3] && counts[6] == counts[7])
    #expect(driver.shows("Unfold") == false && driver.shows("Fold"))
    let footer = try #require(driver.rows.last { $0.contains("Esc close") })
    #expect(footer.contains("< fold") && !footer.contains(">"))
    #expect(footer.contains("[ ] turn pages"))
    driver.type("<")
    #expect(driver.shows("< > fold, unfold"))
    driver.type("<<<<<<<")
    #expect(driver.shows("> unfold") && !driver.shows("< >"))
    #expect(try driver.board().hints.ladder?.unfolded == 0)
  }

  @Test func theLinksOfSudokuExplainersChainsAreDrawnAsTheyUnfold() async throws {
    let driver = try await driver(try Self.extreme(), rungs: 3, width: 120, height: 40)
    let board = try driver.board()
    func links() throws -> Int { try #require(board.picture.hint).links.count }
    #expect(try links() == 0)
    driver.type(">>")
    #expect(board.hints.ladder?.unfolded == 2)
    #expect(try links() > 0)
    driver.type("<")
    #expect(try links() == 0)
  }

  @Test func aNameThatIsTooLongForTheTitleBeginsTheText() async throws {
    let puzzle = try Self.extreme(
      "98.7..6..5.7....4..3.......2...9.1....86...3......5..2.4.8...7.....1...9.....65..")
    let driver = try await driver(puzzle, rungs: 2, width: 40, height: 20)
    let ladder = try #require(try driver.board().hints.ladder)
    let name = driver.suite.words.explanation(of: ladder.step).name
    #expect(name.columns > 30 && driver.sentence.contains(name))
    for language in Language.allCases {
      let plan = HintPanelPlan(
        ladder, words: .in(language), room: Size(width: 30, height: 5), hasNoteMarks: false)
      let lines = plan.pages[0].compactMap { line in
        if case .text(let text) = line { text } else { nil }
      }
      let name = Words.in(language).explanation(of: ladder.step).name
      // A Korean name may break within a word.
      let text = lines.joined().filter { $0 != " " }
      #expect(plan.hasNameInPages && text.hasPrefix(name.filter { $0 != " " }))
    }
  }

  @Test func aLongSearchIsSaid() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("H")
    #expect(!driver.panel.contains("Looking for a step…"))
    driver.advance(by: HintGuide.patience)
    #expect(driver.panel.contains("Looking for a step…"))
    driver.type("⎋")
    #expect(!driver.panel.contains("Looking for a step…"))
    #expect(driver.suite.trail.last == "board")
  }

  @Test func aSolvedPuzzleHasNoHint() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.type("⎋H")
    #expect(try !driver.board().hints.isOpen)
  }

  @Test(arguments: [Level.easy, .hard, .expert])
  func hintsAloneSolveAPuzzle(level: Level) async throws {
    let game = Game(id: 1, puzzle: Generator.puzzle(level: level, seed: 5))
    let board = GameBoardModel(
      game: game, elapsed: .zero, dependencies: try SuiteWorld().dependencies())
    for _ in 0..<300 where !board.game.isComplete {
      board.askForHint()
      await board.findHint()
      board.applyHint()
    }
    let (isComplete, errors) = (board.game.isComplete, board.game.errors)
    #expect(isComplete && errors == 0)
  }
}

extension SuiteDriver {
  /// Asks for a hint and waits for it.
  func ask() async throws {
    type("H")
    await awaitHint()
  }

  /// Waits until the requested hint is visible.
  func awaitHint() async {
    let title = "✦ \(suite.words.hints.title) ●"
    let isShown = await view.wait { self.suite.board?.hints.ladder != nil && self.shows(title) }
    #expect(isShown)
  }
}

extension GameBoardModel {
  /// The only cell that the hint changes.
  fileprivate var changedCell: Cell? { hints.ladder?.changedCell(on: game.board, of: game.puzzle) }
}
