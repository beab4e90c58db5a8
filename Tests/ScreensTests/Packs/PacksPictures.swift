import Games
import Hints
import TestSupport
import Testing
import Widgets

@testable import Screens

struct PacksPictures {
  private func driver(_ size: ScreenSize, _ language: Language) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.askedLanguage = language
    return try SuiteDriver(width: size.width, height: size.height, world: world)
  }

  @Test(arguments: ScreenSize.ofLists, Language.allCases)
  func thePacks(size: ScreenSize, language: Language) throws {
    let driver = try driver(size, language)
    driver.type("gP")
    expectSnapshot(try driver.golden(), named: "packs \(language.rawValue) \(size)")
  }

  @Test(arguments: ScreenSize.ofLists, Language.allCases)
  func aPack(size: ScreenSize, language: Language) throws {
    let driver = try driver(size, language)
    driver.type("gPn ")
    try driver.solve()
    driver.type("⎋qn 1q⏎")
    expectSnapshot(try driver.golden(), named: "pack \(language.rawValue) \(size)")
  }

  @Test(arguments: ScreenSize.ofLists, Language.allCases)
  func theSplash(size: ScreenSize, language: Language) throws {
    let driver = try driver(size, language)
    driver.suite.show(try #require(PuzzleID("4-0027")))
    driver.view.runtime.showFrame()
    expectSnapshot(try driver.golden(), named: "splash \(language.rawValue) \(size)")
  }
}

nonisolated extension ScreenSize {
  /// The reference, the least, and a large one.
  static let ofLists = all + [ScreenSize(width: 160, height: 50)]
}
