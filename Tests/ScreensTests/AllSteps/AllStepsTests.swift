import Formats
import Games
import Grading
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The list of all steps, on the board of a game and on the solver's.
struct AllStepsTests {
  /// The list on the screen, once everything is found.
  private func list(_ driver: SuiteDriver) async throws -> AllStepsModel {
    guard case .allSteps(let model) = driver.suite.router.path.last else {
      throw NotOnScreen(what: "list of steps")
    }
    let isFound = await driver.view.wait { !model.isSearching }
    #expect(isFound)
    driver.view.runtime.showFrame()
    return model
  }

  /// The board of a game of which only the lower three rows are open, so that everything is found
  /// soon.
  private func openRows(_ size: ScreenSize = ScreenSize(width: 120, height: 40)) throws
    -> SuiteDriver
  {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    try driver.solve(sparing: 17)
    driver.advance(by: .seconds(5))
    return driver
  }

  /// The solver's board with the same digits.
  private static let openRows =
    "534678912672195348198342567859761423426853791713924856.6....28....419..5....8..79"

  private func items(_ model: AllStepsModel) -> [StepItem] { model.groups.flatMap(\.rows) }

  @Test func theStepsOfAGameAreListedUnderTheirTechniques() async throws {
    let driver = try openRows()
    driver.type("E")
    let model = try await list(driver)
    var expected = AllSteps(in: try #require(model.list?.position))
    expected.complete()
    #expect(items(model).count == expected.steps.count)
    // Singles settle the rest by themselves.
    #expect(items(model).allSatisfy { $0.settles == 0 })
    #expect(!driver.shows("Settles"))
    let first = try #require(model.groups.first)
    #expect(driver.shows("\(first.title) · \(first.rows.count)"))
  }

  @Test func theSelectedStepIsDrawnAndExplained() async throws {
    let driver = try openRows()
    driver.type("E")
    let model = try await list(driver)
    for place in 0..<3 {
      let item = items(model)[place]
      let position = try #require(model.list?.position)
      #expect(model.selected?.place == item.place)
      #expect(model.picture.hint == item.step.deduction.picture(of: position, unfolding: 0))
      let title = item.step.deduction.explanation(in: .english, of: position).title
      #expect(driver.sentence.contains(title))
      driver.type("↓")
    }
  }

  @Test func theHelpNamesAllThatCanBeSearchedForWithExamplesThatFind() async throws {
    let driver = try openRows()
    driver.type("E")
    let model = try await list(driver)
    driver.type("?")
    let words = Words.english
    for term in StepSearchTerm.allCases {
      #expect(driver.shows("/ \(term.example(words))"))
      #expect(driver.shows(words.allSteps.sought(term)))
      let search = StepSearch(term.example(words), words)
      #expect(!items(model).allSatisfy(search.admits), "\(term) is a condition")
    }
  }

  @Test func enterTakesAStepAsAHintThatIsApplied() async throws {
    let driver = try openRows()
    driver.type("E")
    let model = try await list(driver)
    let game = try driver.board()
    #expect(
      game.game.hints.count(of: .explanation) == 1 && game.game.hints.count(of: .placement) == 0)
    let step = try #require(model.selected?.step.deduction)
    let placed = try #require(step.placements.first)
    driver.type("⏎")
    #expect(game.game.digit(at: placed.cell) == placed.digit)
    #expect(game.game.hints.count(of: .placement) == 1)
    let isFoundAgain = await driver.view.wait {
      !model.isSearching && model.list?.position.grid[placed.cell] == placed.digit
    }
    #expect(isFoundAgain)
    #expect(!items(model).contains { $0.step.id == ListedStep.ID(step) })
    #expect(game.game.hints.count(of: .explanation) == 1)
    driver.type("q")
    #expect(driver.suite.trail.last == "board")
    driver.type("u")
    #expect(game.game.digit(at: placed.cell) == nil)
  }

  @Test func lookingAgainAtTheSameBoardCostsNothing() async throws {
    let driver = try openRows(.reference)
    for _ in 0..<3 {
      driver.type("E")
      _ = try await list(driver)
      driver.type("q")
    }
    #expect(try driver.board().game.hints.count(of: .explanation) == 1)
  }

  @Test func aDigitOfThePlayersMakesANewList() async throws {
    let driver = try openRows(.reference)
    driver.type("E")
    _ = try await list(driver)
    driver.type("q")
    try driver.solve(sparing: 15)
    driver.type("E")
    _ = try await list(driver)
    #expect(try driver.board().game.hints.count(of: .explanation) == 2)
  }

  @Test func whatTheNotesShowIsTakenAsKnown() async throws {
    let driver = try openRows()
    driver.type("E")
    let model = try await list(driver)
    let item = try #require(items(model).first { $0.step.deduction.placements.isEmpty })
    let gone = item.step.deduction.eliminations
    #expect(gone.allSatisfy { model.list?.position.contains($0) == true })
    model.select(item.place)
    driver.view.runtime.showFrame()
    driver.type("⏎")
    _ = try await list(driver)
    driver.type("qE")
    let again = try await list(driver)
    let position = try #require(again.list?.position)
    #expect(!gone.contains { position.contains($0) })
    #expect(!items(again).isEmpty && !items(again).contains { $0.step.id == item.step.id })
  }

  @Test(arguments: [ErrorChecking.everything, .onRequest])
  func wrongDigitsComeFirst(checking: ErrorChecking) async throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = checking
    let driver = try SuiteDriver.onBoard(world: world)
    let cell = try driver.board().cursor
    let puzzle = try Puzzle.wellKnown()
    let wrong = try #require(
      Digit.all.first {
        $0 != puzzle.solution[cell] && puzzle.givens.candidates(at: cell).contains($0)
      })
    driver.type(wrong.description + "E")
    let model = try await list(driver)
    #expect(model.problem?.kind == .wrongDigit && items(model).isEmpty)
    // That costs as much as a hint about the digit, and not a list as well.
    let board = try driver.board()
    #expect(board.game.hints.count(of: .check) == (checking == .everything ? 0 : 1))
    #expect(board.game.hints.count(of: .explanation) == 0)
    #expect(board.attention.found == [Mistake(wrong, at: cell)])
    #expect(driver.shows(Words.english.allSteps.nothing))
  }

  @Test func aPuzzleWithSeveralSolutionsHasNoSteps() async throws {
    let driver = try await SuiteDriver.solving(Boards.several)
    driver.type("E")
    #expect(driver.suite.trail.last == "solution")
    #expect(driver.suite.solution.message?.text == Words.english.solution.noSteps)
  }

  @Test func withoutStepsNothingIsOffered() async throws {
    let driver = try await SuiteDriver.solving(Boards.clashing)
    driver.type("E")
    let model = try await list(driver)
    #expect(items(model).isEmpty)
    let title = try #require(model.explanation?.title)
    #expect(driver.sentence.contains(Words.english.allSteps.nothing))
    #expect(driver.sentence.contains(title.split(separator: " ")[0]))
    #expect(driver.rows.last?.contains("apply") == false)
  }

  @Test func theListIsSiftedByDigitTechniqueCellAndWords() async throws {
    let driver = try openRows()
    driver.type("E")
    let model = try await list(driver)
    let all = items(model).count
    driver.type("7")
    #expect(!items(model).isEmpty && items(model).count < all)
    #expect(
      items(model).map(\.step.deduction).allSatisfy { step in
        (step.placements + step.eliminations).contains { $0.digit == Digit(7) }
      })
    driver.type("7t")
    #expect(model.groups.count == 1)
    driver.type("tc")
    let cell = try #require(model.filter.cell)
    #expect(
      items(model).map(\.step.deduction).allSatisfy { step in
        (step.placements + step.eliminations).contains { $0.cell == cell }
      })
    driver.type("⎋")
    #expect(model.filter.isEmpty && items(model).count == all)
    driver.type("/hidden single r9⏎")
    #expect(!items(model).isEmpty)
    #expect(items(model).allSatisfy { $0.name == "Hidden Single" && $0.changes.contains("r9") })
    driver.type("⎋⎋")
    #expect(driver.suite.trail.last == "board")
  }

  @Test func theSentenceOfAWrongRangeStandsInTheList() async throws {
    let driver = try openRows()
    driver.type("E")
    let model = try await list(driver)
    driver.type("/se 2 4⏎")
    let sentence = "SE: give a number or a range, such as 6.6-7.2"
    #expect(items(model).isEmpty && model.refusal == sentence)
    #expect(driver.sentence.contains(sentence))
    driver.type("⎋")
    #expect(!items(model).isEmpty && model.refusal == nil)
  }

  @Test func aListWithoutMatchesKeepsTheKeys() async throws {
    let driver = try openRows(.reference)
    driver.type("E")
    let model = try await list(driver)
    let moves = try driver.board().game.moves.count
    driver.type("/zzz⏎")
    #expect(items(model).isEmpty && driver.shows(Words.english.allSteps.noMatch))
    driver.type("⏎")
    driver.type("5")
    #expect(model.filter.text == "zzz" && model.filter.digit == Digit(5))
    #expect(try driver.board().game.moves.count == moves)
  }

  @Test func whatLeadsFurthestComesFirstOnRequest() async throws {
    let driver = try SuiteDriver(width: 120, height: 40)
    driver.type("sm")
    driver.typeAtOnce(
      "3.9...4..2..7.9....87......75..6.23.6..9.4..8.28.5..41......59....1.6..7..6...1.4")
    driver.type("E")
    let model = try await list(driver)
    let position = try #require(model.list?.position)
    driver.type("o")
    let reach = items(model).compactMap(\.settles)
    #expect(reach.count == items(model).count)
    #expect(reach == reach.sorted(by: >))
    #expect(model.settledBySingles > 0 && model.settledBySingles == position.cellsSettledBySingles)
    let best = try #require(model.selected)
    let settled = try #require(best.settles)
    #expect(settled > 0)
    #expect(settled == position.cellsSettled(by: best.step.deduction) - model.settledBySingles)
    #expect(driver.shows(settled == 1 ? "Settles 1 more cell" : "Settles \(settled) more cells"))
    #expect(items(model).contains { $0.settles == 0 })
    #expect(driver.shows(Words.english.allSteps.furthest))
    driver.type("o")
    #expect(model.groups.count > 1)
  }

  @Test(arguments: [.reference, ScreenSize(width: 120, height: 40)] as [ScreenSize])
  func theOrderOfReachBeginsWithTheBestStepAndNamesIt(size: ScreenSize) async throws {
    let driver = try openRows(size)
    driver.type("E")
    let model = try await list(driver)
    driver.type("↓↓o")
    let best = try #require(items(model).first)
    #expect(model.selected?.place == best.place)
    #expect(driver.shows(best.name))
    let placed = try #require(best.step.deduction.placements.first)
    driver.type("⏎")
    let isFoundAgain = await driver.view.wait {
      !model.isSearching && model.list?.position.grid[placed.cell] == placed.digit
    }
    #expect(isFoundAgain)
    #expect(model.selected?.place == items(model).first?.place)
    #expect(items(model).first?.settles == items(model).compactMap(\.settles).max())
  }

  @Test func groupsAreFoldedAndUnfolded() async throws {
    let driver = try openRows()
    driver.type("E")
    let model = try await list(driver)
    let moves = try driver.board().game.moves.count
    let first = model.groups[0]
    driver.type("←")
    #expect(model.place == first.place && model.selected?.place == first.rows[0].place)
    #expect(driver.shows("+ \(first.title) · \(first.rows.count)"))
    driver.type("⏎")
    #expect(model.place == first.rows[0].place && !model.isFolded(first))
    #expect(try driver.board().game.moves.count == moves)
    driver.type("z")
    #expect(model.groups.allSatisfy(model.isFolded))
    driver.type("↓")
    let second = model.groups[1]
    #expect(model.place == second.place && model.selected?.place == second.rows[0].place)
    driver.type("→")
    #expect(model.place == second.rows[0].place)
    driver.type(" ")
    #expect(model.isFolded(second))
    driver.type("z")
    #expect(!model.groups.contains(where: model.isFolded))
    #expect(model.place == second.rows[0].place)
  }

  @Test func wherePatternsEndChainsAreListedWithTheirRatings() async throws {
    let driver = try SuiteDriver(width: 40, height: 20)
    driver.type("sm")
    driver.typeAtOnce(
      "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6")
    driver.type("E")
    let model = try await list(driver)
    #expect(!items(model).isEmpty && model.problem == nil)
    #expect(Set(model.groups.map(\.id)).count == model.groups.count)
    #expect(items(model).allSatisfy { $0.name.contains("Forcing Chains") })
    let rating = try #require(model.selected?.step.deduction.explainer?.rating)
    #expect(model.worth == "SE \(Double(rating) / 10)")
    driver.type("/se \(Double(rating) / 10)⏎")
    #expect(items(model).contains { $0.place == model.selected?.place })
    #expect(items(model).allSatisfy { $0.step.deduction.explainer?.rating == rating })
    driver.type("⎋")
    driver.type("H")
    #expect(driver.suite.trail.last == "solution")
    let isShown = await driver.view.wait {
      driver.suite.solution.walk?.place == 0 && driver.suite.solution.paths.shownStep != nil
    }
    #expect(isShown)
  }

  @Test(arguments: [.reference, ScreenSize(width: 120, height: 40)] as [ScreenSize])
  func chainsOfOneKindAreToldApartByWhatTheyRemove(size: ScreenSize) async throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("sm")
    driver.typeAtOnce(
      "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6")
    driver.type("E")
    let model = try await list(driver)
    driver.type("o")
    for item in items(model) { #expect(driver.shows(item.changes)) }
  }

  @Test func theHintOfAGameIsAKeyAway() async throws {
    let driver = try openRows(.reference)
    driver.type("E")
    _ = try await list(driver)
    driver.type("H")
    #expect(driver.suite.trail.last == "board")
    #expect(try driver.board().hints.isOpen)
  }

  @Test func belowASmallBoardTheStepIsSaidInASentence() async throws {
    let driver = try openRows(ScreenSize(width: 40, height: 20))
    driver.type("E")
    let model = try await list(driver)
    let first = try #require(model.selected)
    let title = try #require(model.explanation?.title)
    #expect(driver.shows("\(title): \(first.changes)"))
    driver.type("/")
    #expect(!driver.shows(title))
    driver.type("r9⏎")
    #expect(model.filter.text == "r9")
    driver.type("⎋")
    #expect(model.filter.isEmpty && driver.shows("\(title): \(first.changes)"))
  }

  @Test(arguments: ScreenSize.ofBoard)
  func theReasonsAreAKeyAwayWhateverTheSize(size: ScreenSize) async throws {
    let driver = try openRows(size)
    driver.type("E")
    let model = try await list(driver)
    driver.type("w")
    let reason = try #require(model.explanation?.sentences.first?.split(separator: " ").first)
    #expect(driver.sheet.contains(try #require(model.explanation?.title)))
    #expect(driver.sheet.contains(String(reason)))
    driver.type("⎋")
    #expect(driver.sheet.isEmpty)
    _ = try await list(driver)
  }

  @Test func theLineBelowANarrowListHasScoreAndRating() async throws {
    let driver = try openRows(.reference)
    driver.type("E")
    let model = try await list(driver)
    let first = try #require(model.selected)
    let title = try #require(model.explanation?.title)
    let worth = try #require(model.worth)
    #expect(worth.contains("\(first.step.deduction.technique.facts.score)"))
    #expect(driver.shows("\(title): \(first.changes) · \(worth)"))
  }

  @Test func theSolverListsItsBoardAndTakesSteps() async throws {
    let driver = try await SuiteDriver.solving(Self.openRows)
    driver.type("E")
    let model = try await list(driver)
    let step = try #require(model.selected?.step.deduction)
    let placed = try #require(step.placements.first)
    driver.type("⏎")
    #expect(driver.suite.solution.entry.placed[placed.cell] == placed.digit)
    _ = try await list(driver)
    driver.type("q")
    #expect(driver.suite.trail.last == "solution")
    driver.type("u")
    #expect(driver.suite.solution.entry.placed[placed.cell] == nil)
  }

  @Test func theStepsAtAnyPlaceOfTheSolutionAreListed() async throws {
    let driver = try await SuiteDriver.solving(Self.openRows)
    driver.type("n→→E")
    let model = try await list(driver)
    let path = try #require(driver.suite.solution.path)
    #expect(model.list?.position == path.positions[2])
    #expect(items(model).contains { $0.step.id == ListedStep.ID(path.steps[2]) })
    driver.type("q")
    #expect(driver.suite.solution.walk?.place == 2)
  }

  @Test func aGameOfAPuzzleWhoseStepsWereListedDoesNotCount() async throws {
    let driver = try await SuiteDriver.solving(Self.openRows)
    driver.type("E")
    _ = try await list(driver)
    #expect(driver.suite.solution.hasShown(try Grid(text: Self.openRows)))
  }

  @Test(arguments: ScreenSize.ofBoard)
  func aListFitsOnSmallScreens(size: ScreenSize) async throws {
    let driver = try openRows(size)
    driver.type("E")
    let model = try await list(driver)
    let first = try #require(model.selected)
    #expect(driver.shows(Words.english.outcome(of: first.step.id)))
  }

  @Test(arguments: [.reference, ScreenSize(width: 120, height: 40)] as [ScreenSize])
  func pictures(size: ScreenSize) async throws {
    let driver = try openRows(size)
    driver.type("E")
    _ = try await list(driver)
    driver.advance(by: .seconds(5))
    driver.type("t↓")
    expectSnapshot(try driver.golden(), named: "\(size.width)x\(size.height)")
  }
}
