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

struct StepsTests {
  private func place(_ driver: SuiteDriver) -> Int? { driver.suite.solution.walk?.place }

  @Test func theSolutionIsShownAtOnce() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("s")
    let picture = driver.suite.solution.picture
    #expect(picture.grid == (try Puzzle.wellKnown()).solution)
    #expect(picture.givens == (try Puzzle.wellKnown()).givens)
    #expect(driver.shows("51 steps · Easy"))
    #expect(driver.sentence.contains("× Naked Single"))
  }

  @Test func itIsShownAsSoonAsItIsKnownWhereSomebodyAsksBefore() async throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    driver.typeAtOnce(Boards.wellKnown + "s")
    let model = driver.suite.solution
    let isShown = await driver.view.wait { model.walk != nil }
    #expect(isShown)
  }

  @Test func stepsAreNamedExplainedAndDrawn() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("n")
    let model = driver.suite.solution
    let path = try #require(model.path)
    #expect(driver.shows("Step 1 of 51"))
    for place in 0..<3 {
      let explanation = path.steps[place].explanation(in: .english, of: path.positions[place])
      #expect(driver.shows(explanation.name))
      let sentence = driver.sentence
      let words = explanation.sentences[0].split(separator: " ").prefix(2).joined(separator: " ")
      #expect(sentence.contains(words))
      let hint = model.picture.hint
      #expect(hint == path.steps[place].picture(of: path.positions[place]))
      driver.type("→")
    }
  }

  @Test func keysGoForthBackAndToTheEnds() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("n→→←")
    #expect(place(driver) == 1)
    driver.press(KeyPress(.pageDown))
    #expect(place(driver) == 11)
    driver.press(KeyPress(.end))
    #expect(place(driver) == nil && driver.suite.solution.walk != nil)
    driver.type("←")
    #expect(place(driver) == 50)
    driver.press(KeyPress(.home))
    #expect(place(driver) == 0)
    driver.type("q")
    #expect(driver.suite.solution.walk == nil)
    #expect(driver.shows("Solve it!"))
  }

  @Test func itPlaysAtAPaceUntilTheSolution() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("s ")
    #expect(place(driver) == 0)
    driver.advance(by: .seconds(2))
    #expect(place(driver) == 1)
    driver.type("+")
    driver.advance(by: .seconds(3))
    #expect(place(driver) == 4)
    driver.type(" ")
    driver.advance(by: .seconds(30))
    #expect(place(driver) == 4)
    driver.type(" ")
    driver.advance(by: .seconds(60))
    #expect(place(driver) == nil)
    #expect(driver.suite.solution.walk?.clock.isPlaying == false)
  }

  @Test func jumpsGoToTheNextUseOfATechnique() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("n")
    let path = try #require(driver.suite.solution.path)
    let technique = path.steps[0].technique
    let next = path.steps.indices.dropFirst().first { path.steps[$0].technique == technique }
    driver.type("t")
    #expect(place(driver) == next)
    driver.type("T")
    #expect(place(driver) == 0)
    driver.type("N")
    #expect(driver.shows(Words.english.solution.singlesAreEnough))
  }

  @Test(arguments: ["t", "n"])
  func jumpsBeginAtTheFirstStepWhereTheSolutionShows(key: String) async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("s" + key)
    #expect(place(driver) == 0)
  }

  @Test(arguments: [("g", false), ("sqg", true), ("nqg", true)])
  func aGameOfAPuzzleWhoseSolutionWasShownIsPractice(keys: String, isPractice: Bool) async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type(keys)
    let isPlayed = await driver.view.wait { driver.suite.board != nil }
    #expect(isPlayed)
    let board = try driver.board()
    let isSaid = board.message?.text == Words.english.solution.practiceOnly
    #expect(isSaid == isPractice)
    #expect(board.game.origin == .own && board.game.isPractice == isPractice)
  }

  @Test(arguments: ["sqg", "E"])
  func aGameStartedAfterSeeingStepsIsSavedAndResumed(keys: String) async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    let model = driver.suite.solution
    driver.type(keys)
    if keys == "E" {
      let isListed = await driver.view.wait { model.hasShown(model.entry.givens) }
      #expect(isListed)
      driver.type("qg")
    }
    let isPlayed = await driver.view.wait { driver.suite.board != nil }
    #expect(isPlayed)
    driver.view.runtime.showFrame()
    let board = try driver.board()
    let (id, cell) = (board.game.id, board.cursor)
    let digit = try #require(board.game.puzzle.solution[cell])
    driver.advance(by: .seconds(2))
    driver.type("\(digit)q")
    driver.suite.router.popToRoot()
    driver.view.runtime.showFrame()
    #expect(try driver.world.store.unfinishedCount() == 1)
    driver.type("r")
    let resumed = try driver.board().game
    #expect(resumed.id == id && resumed.isPractice && resumed.digit(at: cell) == digit)
  }

  @Test func aGameGoesOnFromTheStepShown() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("n→→")
    let shown = driver.suite.solution.shownEntry
    driver.type("g")
    let isPlayed = await driver.view.wait { driver.suite.board != nil }
    #expect(isPlayed)
    let board = try driver.board().game.board
    #expect(board.grid == shown.grid && shown.placed.count == 2)
    for cell in Cell.all where board.grid[cell] == nil {
      #expect(board.notes(at: cell) == shown.candidates?[cell])
    }
    driver.type("q")
    #expect(place(driver) == 2)
  }

  @Test func aGameFromTheSolutionBeginsWithWhatIsOnTheBoard() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("sg")
    let isPlayed = await driver.view.wait { driver.suite.board != nil }
    #expect(isPlayed)
    #expect(try driver.board().game.board.grid.description == Boards.wellKnown)
  }

  @Test func stepsBeyondSinglesAreFound() async throws {
    let driver = try SuiteDriver()
    driver.type("s")
    driver.view.send(.paste(Self.withPairs))
    try await driver.waitUntilExamined()
    driver.type("nn")
    let step = try #require(driver.suite.solution.paths.shownStep)
    #expect(!step.technique.isSingle)
    let (sentence, name) = (driver.sentence, Words.english.name(of: step.technique))
    #expect(sentence.contains(name.split(separator: " ").prefix(2).joined(separator: " ")))
  }

  /// A puzzle that needs locked candidates.
  private static let withPairs =
    "...7...3.5....6...6...32.9832....4..94..5.6.7...2........5..1......9....253..7..."

  @Test func oneOfAllStepsIsChosenFromAList() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("na")
    #expect(driver.sheet.contains("Naked Single"))
    driver.type("↓↓⏎")
    #expect(driver.sheet.isEmpty)
    #expect(place(driver) == 2)
  }

  @Test(arguments: [ScreenSize(width: 160, height: 50), ScreenSize(width: 120, height: 40)])
  func aStepOfSudokuExplainerHasOneNameAndUnfoldsOnTheBoardToo(size: ScreenSize) async throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("sm")
    driver.typeAtOnce(
      "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6")
    let model = driver.suite.solution
    let isFound = await driver.view.wait { model.path?.steps.isEmpty == false }
    #expect(isFound)
    driver.type("n")
    let isShown = await driver.view.wait { model.walk?.place == 0 && model.paths.shownStep != nil }
    #expect(isShown)
    driver.view.runtime.showFrame()
    let name = try #require(model.shownExplanation).name
    let other = Words.english.name(of: try #require(model.paths.shownStep).technique)
    #expect(model.picture.hint?.links.isEmpty == true && model.drawn.hint.links.isEmpty)
    #expect(!name.hasPrefix(other) && !driver.sentence.contains(other))
    driver.type(">>")
    #expect(model.picture.hint?.links.isEmpty == false)
    #expect(model.drawn.hint == model.picture.hint)
    driver.type("a")
    #expect(driver.sheet.contains(name.prefix(20)) && !driver.sheet.contains(other))
  }

  @Test func theMouseDoesTheSame() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.view.click(on: "Step by step")
    #expect(place(driver) == 0)
    driver.view.click(on: " › ")
    #expect(place(driver) == 1)
    driver.view.click(on: "»")
    #expect(place(driver) == nil)
    driver.view.click(on: "Full House")
    let step = driver.suite.solution.paths.shownStep
    #expect(step?.technique == .fullHouse)
    driver.view.click(on: "«")
    #expect(place(driver) == 0)
    driver.view.click(on: "‹ back")
    #expect(driver.suite.solution.walk == nil)
    driver.view.click(on: "Solve it!")
    #expect(driver.suite.solution.walk != nil && place(driver) == nil)
  }

  @Test func aBoardThatIsPastedMeanwhileIsFilledIn() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    driver.type("s")
    driver.view.send(.paste(Boards.several))
    #expect(driver.suite.solution.walk == nil)
    #expect(driver.suite.solution.entry.givens.count == 28)
  }
}
