import Games
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct PacksPictures {
  private func driver(_ size: ScreenSize, _ language: Language) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.askedLanguage = language
    return try SuiteDriver(width: size.width, height: size.height, world: world)
  }

  @Test(
    arguments: [(.reference, .english), (.reference, .korean), (.spacious, .english)]
      as [(ScreenSize, Language)])
  func thePacks(size: ScreenSize, language: Language) throws {
    let driver = try driver(size, language)
    driver.type("gP")
    expectSnapshot(try driver.golden(), named: "packs \(language.rawValue) \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aPack(size: ScreenSize) throws {
    let driver = try driver(size, .english)
    driver.type("gPn ")
    try driver.solve()
    driver.type("⎋⎋n 1q⏎")
    expectSnapshot(try driver.golden(), named: "pack en \(size)")
  }

  @Test(arguments: Language.allCases)
  func theSplash(language: Language) throws {
    let driver = try driver(.reference, language)
    driver.suite.show(try #require(PuzzleID("4-0027")))
    driver.view.runtime.showFrame()
    expectSnapshot(try driver.golden(), named: "splash \(language.rawValue) 80x24")
  }
}
