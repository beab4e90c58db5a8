import Hints
import TestSupport
import Testing

@testable import Screens

struct SettingsPictures {
  private nonisolated static let sizes = ScreenSize.all + [ScreenSize(width: 160, height: 50)]

  @Test(arguments: sizes, Language.allCases)
  func theSettings(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height, language: language)
    driver.type(",")
    expectSnapshot(try driver.golden(), named: "settings \(language.rawValue) \(size)")
  }

  @Test(arguments: ScreenSize.all, Language.allCases)
  func theirEnd(size: ScreenSize, language: Language) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height, language: language)
    driver.type(",")
    driver.press(.shiftTab, .shiftTab)
    expectSnapshot(try driver.golden(), named: "end \(language.rawValue) \(size)")
  }
}
