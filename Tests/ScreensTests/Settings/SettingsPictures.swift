import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct SettingsPictures {
  @Test(
    arguments: [
      (.reference, .english), (.reference, .korean), (.least, .english), (.spacious, .english),
    ] as [(ScreenSize, Language)])
  func theSettings(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height, language: language)
    driver.type(",")
    expectSnapshot(try driver.golden(), named: "settings \(language.rawValue) \(size)")
  }

  @Test func theirEnd() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(",")
    driver.press(.shiftTab, .shiftTab)
    expectSnapshot(try driver.golden(), named: "end en 80x24")
  }
}
