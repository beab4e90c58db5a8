import Hints
import TestSupport
import Testing

@testable import Screens

struct ReplayPictures {
  @Test(
    arguments: ScreenSize.all + [ScreenSize(width: 160, height: 50)], Language.allCases)
  func aGame(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: .played(games: 1), language: language)
    driver.type("b⏎ →→→")
    expectSnapshot(try driver.golden(), named: "game \(size) \(language.rawValue)")
  }
}
