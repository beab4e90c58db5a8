import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The first run of a new user. Each name says what happens.
struct NewUserTests {
  @Test func theFirstScreenSaysWhatThereIsAndWhichKeysDoIt() throws {
    let driver = try SuiteDriver()
    let text = driver.text
    for words in [
      "Hello!", "Play my first puzzle", "Game", "Solver", "⏎ open", "q quit", "? all keys",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func theBoxesStandOutWithoutColoursToo() throws {
    let driver = try SuiteDriver.onBoard(colorDepth: .monochrome)
    let text = driver.text
    for line in ["┃", "━", "╋"] { #expect(text.contains(line)) }
  }

  @Test func aWrongDigitIsMarkedAndCounted() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("1")
    let text = driver.text
    #expect(text.contains("Mistakes 1"))
    #expect(text.contains("1×"))
  }

  @Test func aDigitThatStandsThereTwiceIsMarkedAtBothPlaces() throws {
    let world = try SuiteWorld()
    world.preferences.errorChecking = .conflicts
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("5")
    let marks = driver.text.count { $0 == "!" }
    #expect(marks >= 1)
  }

  @Test func aDigitOnAGivenSaysWhyNothingHappened() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("←9")
    #expect(driver.shows("That's part of the puzzle"))
    let wrong = try driver.board().game.errors
    #expect(wrong == 0)
  }

  @Test func thereAreNotesUndoRedoATimerAndAScore() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(61))
    driver.type("m4m→6uu")
    let undone = try driver.board().game.board
    #expect(undone == Board(givens: try Puzzle.wellKnown().givens))
    driver.type("rr")
    let text = driver.text
    for words in ["Notes", "Undo", "Redo", "◷ 1:01", "Score"] { #expect(text.contains(words)) }
    let notes = try driver.board().game.notes(at: Cell(2))
    #expect(notes == [.four])
  }

  @Test func aHintSaysWhereToLookBeforeItGivesAnythingAway() async throws {
    let driver = try SuiteDriver.onBoard()
    let given = try driver.board().game.board
    try await driver.ask()
    let now = try driver.board().game.board
    #expect(now == given)
    #expect(driver.shows("✦ Hint ●"))
  }

  @Test func theSolutionIsShownOnlyAfterAQuestion() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("S")
    #expect(driver.shows("Give up this puzzle?"))
    driver.type("⎋")
    let isComplete = try driver.board().game.isComplete
    #expect(!isComplete)
  }

  @Test(arguments: ["⎋", "q", "Q"])
  func whoLeavesFindsTheGameAgain(key: String) throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4" + key)
    let again = try SuiteDriver(world: world)
    again.type("r")
    let digit = try again.board().game.digit(at: Cell(2))
    #expect(digit == .four)
  }

  @Test func inFortyColumnsTheWholeBoardIsThere() throws {
    let driver = try SuiteDriver.onBoard(width: 40, height: 20)
    #expect(try driver.boardOrigin() == Point(x: 0, y: 1))
    #expect(try driver.cell(row: 1, column: 1)[0] == " 5  ")
    #expect(try driver.cell(row: 9, column: 9)[0].hasPrefix(" 9"))
  }

  @Test func aWindowThatIsTooSmallSaysHowLargeItMustBe() throws {
    let driver = try SuiteDriver.onBoard(width: 40, height: 12)
    #expect(driver.sentence.contains("Make it at least 40 by 20"))
    driver.view.resize(width: 80, height: 24)
    #expect(driver.shows("Mistakes 0"))
  }

  @Test func aWindowThatGrowsAndShrinksShowsWhatAStartInItsSizeShows() throws {
    let driver = try SuiteDriver.onBoard()
    for (width, height) in [(120, 40), (44, 24), (20, 8), (1, 1), (80, 24)] {
      driver.view.resize(width: width, height: height)
    }
    let fresh = try SuiteDriver.onBoard().text
    #expect(driver.text == fresh)
  }

  @Test func aStopAndAContinueBringTheBoardBack() throws {
    let driver = try SuiteDriver.onBoard()
    let before = driver.text
    driver.press(.control("z"))
    #expect(driver.text == before)
  }

  @Test func controlCLeavesAndKeepsTheGame() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4")
    driver.press(.control("c"))
    #expect(world.exits == 1)
    let saved = try world.store.latestUnfinished()?.game.digit(at: Cell(2))
    #expect(saved == .four)
  }
}
