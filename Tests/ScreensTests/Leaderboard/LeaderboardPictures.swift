import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct LeaderboardPictures {
  @Test(
    arguments: [(.reference, .english), (.reference, .korean), (.least, .english)]
      as [(ScreenSize, Language)])
  func theBestGames(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: .played(games: 13), language: language)
    driver.type("b")
    expectSnapshot(try driver.golden(), named: "games \(size) \(language.rawValue)")
  }

  @Test func theBestGamesOfMemory() throws {
    let driver = try SuiteDriver(world: .won(games: 13))
    driver.type("b")
    expectSnapshot(try driver.golden(), named: "memory 80x24 en")
  }

  @Test func noGameOfMemory() throws {
    let driver = try SuiteDriver()
    driver.type("bvv")
    expectSnapshot(try driver.golden(), named: "no memory 80x24 en")
  }

  @Test func anEmptyList() throws {
    let driver = try SuiteDriver()
    driver.type("b")
    expectSnapshot(try driver.golden(), named: "empty 80x24 en")
  }
}
