import Hints
import TestSupport
import Testing

@testable import Screens

struct LeaderboardPictures {
  @Test(arguments: ScreenSize.all, Language.allCases)
  func theBestGames(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: .played(games: 13), language: language)
    driver.type("b")
    expectSnapshot(try driver.golden(), named: "games \(size) \(language.rawValue)")
  }

  @Test(arguments: ScreenSize.all, Language.allCases)
  func theBestGamesOfMemory(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: .won(games: 13), language: language)
    driver.type("b")
    expectSnapshot(try driver.golden(), named: "memory \(size) \(language.rawValue)")
  }

  @Test(arguments: ScreenSize.all, Language.allCases)
  func noGameOfMemory(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height, language: language)
    driver.type("bvv")
    expectSnapshot(try driver.golden(), named: "no memory \(size) \(language.rawValue)")
  }

  @Test(arguments: ScreenSize.all, Language.allCases)
  func anEmptyList(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height, language: language)
    driver.type("b")
    expectSnapshot(try driver.golden(), named: "empty \(size) \(language.rawValue)")
  }
}
