import Games
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct RestartTests {
  @Test func restartAsksAndUndoBringsAllBack() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4→m26m")
    let played = try driver.board().game.board
    driver.type("R")
    #expect(driver.shows("Restart this puzzle?"))
    #expect(try driver.board().game.board == played)
    driver.type("R")
    #expect(!driver.shows("Restart this puzzle?"))
    #expect(driver.shows("Restarting..."))
    #expect(try driver.board().game.board == Board(givens: driver.board().game.puzzle.givens))
    driver.type("u")
    #expect(try driver.board().game.board == played)
  }

  @Test(arguments: ["⎋", "⏎", " "])
  func restartCanBeDeclined(answer: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4")
    let played = try driver.board().game
    driver.type("R" + answer)
    #expect(!driver.shows("Restart this puzzle?"))
    #expect(try driver.board().game == played)
    driver.type("→2")
    #expect(try driver.board().digitUnderCursor == .two)
  }

  @Test(arguments: ["→⏎", "⇥⏎", "⇥ "])
  func theOtherAnswerRestarts(answer: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4R" + answer)
    #expect(driver.shows("Restarting..."))
    #expect(try driver.board().game.digit(at: Cell(2)) == nil)
  }

  @Test func anUntouchedBoardSaysSoInsteadOfAsking() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("R")
    #expect(driver.shows("Nothing to restart"))
    #expect(!driver.shows("Restart this puzzle?"))
  }

  @Test func timeAndErrorsStay() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("1")
    driver.advance(by: .seconds(90))
    driver.type("RR")
    #expect(driver.shows("Mistakes 1"))
    #expect(driver.shows("1:30"))
  }
}
