import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct ReplayPictures {
  @Test(
    arguments: [(.reference, .english), (.reference, .korean), (.least, .english)]
      as [(ScreenSize, Language)])
  func aGame(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: .played(games: 1), language: language)
    driver.type("b⏎ →→→")
    expectSnapshot(try driver.golden(), named: "game \(size) \(language.rawValue)")
  }
}
