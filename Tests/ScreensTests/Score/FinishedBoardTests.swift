import Games
import Scutes
import TestSupport
import Testing

@testable import Screens

/// The board of a solved puzzle after the win is closed.
struct FinishedBoardTests {
  private func driver(width: Int = 80, height: Int = 24) throws -> SuiteDriver {
    let driver = try SuiteDriver(width: width, height: height)
    driver.suite.play(try #require(PuzzlePack.puzzle(.first)), from: .pack(.first))
    driver.view.runtime.showFrame()
    try driver.solve()
    driver.type("⎋")
    return driver
  }

  @Test func theFooterOffersWhatCanBeDoneNext() throws {
    let driver = try driver()
    let footer = driver.rows.last { $0.contains("? all keys") } ?? ""
    #expect(footer.contains("s result  r replay  n next puzzle  q back"))
    #expect(!footer.contains("place"))
    #expect(!footer.contains("hint"))
  }

  @Test func aGameThatWasGivenUpHasNoScore() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("SS")
    driver.advance(by: .seconds(5))
    driver.type("⎋")
    let header = String(driver.rows[0])
    #expect(header.contains("Given up"))
    #expect(!header.contains("Score"))
  }

  @Test(arguments: ["s", "⏎"])
  func aKeyBringsTheWinBack(key: String) throws {
    let driver = try driver()
    #expect(try !driver.board().isWinShown)
    driver.type(key)
    #expect(try driver.board().isWinShown)
    driver.type("⎋")
    #expect(try !driver.board().isWinShown)
    driver.view.click(on: "Result")
    #expect(try driver.board().isWinShown)
  }

  @Test func theReplayAndTheNextPuzzleAreAKeyAway() throws {
    let driver = try driver()
    driver.type("r")
    #expect(driver.suite.trail.last == "replay")
    driver.type("q⎋n")
    let next = try #require(PuzzleID("1-0002"))
    #expect(driver.suite.router.path.last == .levelSplash(next))
  }

  @Test func escapeLeavesAndQGoesBackToTheWin() throws {
    let driver = try driver()
    driver.type("q")
    #expect(try driver.board().isWinShown)
    driver.type("q")
    #expect(try !driver.board().isWinShown)
    driver.type("⎋")
    #expect(driver.suite.board == nil)
  }

  @Test func aDigitSaysThatItIsSolved() throws {
    let driver = try driver()
    driver.type("5")
    #expect(driver.shows("Already solved"))
  }
}
