import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct LevelsPictures {
  @Test func nothingToResume() throws {
    let driver = try SuiteDriver()
    driver.type("g")
    expectSnapshot(try driver.golden(), named: "nothing to resume 80x24")
  }

  @Test(arguments: ScreenSize.all)
  func aGameToResume(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("4")
    driver.advance(by: .seconds(192))
    driver.type("q")
    expectSnapshot(try driver.golden(), named: "a game to resume \(size)")
  }

  @Test(
    arguments: [
      (ScreenSize(width: 120, height: 40), .english), (.spacious, .english), (.spacious, .korean),
    ] as [(ScreenSize, Language)])
  func levelsWithRoom(size: ScreenSize, language: Language) async throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: .played(games: 5), language: language)
    driver.type("g")
    let words = driver.suite.words.levels
    #expect(
      await driver.view.wait { (1...5).contains { driver.shows(words.solvedCount($0)) } })
    expectSnapshot(driver.text, named: "levels \(language) \(size)")
  }

  @Test func aPuzzleIsMade() throws {
    let driver = try SuiteDriver()
    driver.type("g3")
    expectSnapshot(try driver.golden(), named: "making 80x24")
  }
}
