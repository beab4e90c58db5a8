import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct WholeGameTests {
  @Test(arguments: ScreenSize.ofBoard)
  func aPuzzleIsPlayedToItsEnd(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(
      width: size.width, height: size.height, world: .showingTheScore())
    driver.type("1⌫")
    driver.advance(by: .seconds(240))
    try driver.solve(sparing: 1)
    #expect(try !driver.board().isWinShown)
    try driver.solve()
    #expect(try driver.board().game.isComplete)
    for word in ["Easy in", "Your first Easy puzzle", "Next Easy", "1,398 points", "1 mistake"] {
      #expect(driver.shows(word), "\(word) is not on the win")
    }
    driver.type("s")
    var sheet = driver.sheet
    for _ in 0..<3 {
      driver.press(KeyPress(.pageDown))
      sheet += driver.sheet
    }
    for line in [
      "Solved!", "Level Easy", "1,000", "HoDoKu score", "+ 204", "Time 4:00", "+ 253",
      "1 mistake", "−4%", "1,398",
    ] {
      #expect(sheet.contains(line), "\(line) is not on the score sheet")
    }
    #expect(try driver.world.store.results(of: .level(.easy), limit: 10).map(\.score) == [1398])
    #expect(try driver.world.store.latestUnfinished() == nil)
  }

  @Test func aPuzzleOfTheSuitesOwnIsPlayedToItsEnd() async throws {
    let driver = try SuiteDriver()
    driver.type("g")
    #expect(driver.shows("Choose a level"))
    driver.type("⏎")
    #expect(driver.shows("Making a puzzle: Easy"))
    #expect(await driver.view.wait { driver.suite.board != nil })
    #expect(driver.shows(" Easy  Mistakes 0"))
    try driver.solve()
    #expect(driver.shows("no mistakes"))
  }

  @Test func fromTheEndTheNextPuzzleOfTheLevelIsMade() async throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.type("⏎")
    #expect(await driver.view.wait { driver.suite.board != nil })
    #expect(try driver.board().game.puzzle != .wellKnown())
    #expect(try driver.board().game.puzzle.level == .easy)
    #expect(driver.suite.trail == ["levels", "board"])
    #expect(try !driver.board().isWinShown)
  }

  @Test func fromTheEndToTheLevels() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.type("g")
    #expect(driver.suite.router.path == [.levels])
    #expect(driver.shows("Choose a level") && !driver.shows("Resume"))
  }

  @Test func aSolvedBoardStaysAsItIs() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    let solved = try driver.board().game
    driver.advance(by: .seconds(1))
    driver.type("⎋")
    for keys in ["5", "⌫", "m1", "m5", "u", "R", "p"] {
      driver.type(keys)
      #expect(driver.shows("Already solved"), "\(keys) does not say that the game is over")
      #expect(!driver.shows("Restart this puzzle?"))
      driver.advance(by: .seconds(3))
    }
    #expect(try driver.board().game == solved)
    driver.type("ss")
    #expect(driver.shows("Solved!"))
    #expect(driver.shows("Time 0:00"))
  }
}
