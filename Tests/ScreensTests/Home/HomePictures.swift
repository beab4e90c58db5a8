import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct HomePictures {
  @Test(arguments: ScreenSize.all)
  func homeOfANewPlayer(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    expectSnapshot(try driver.golden(), named: "home \(size)")
  }

  @Test(
    arguments: [
      (.reference, .english), (.reference, .korean), (.least, .english),
      (ScreenSize(width: 120, height: 40), .english), (.spacious, .english),
    ] as [(ScreenSize, Language)])
  func homeWithAGameToContinue(size: ScreenSize, language: Language) throws {
    let game = try begun(size, language)
    expectSnapshot(game.text, named: "home \(language) \(size)")
  }

  @Test(arguments: [TerminalCapabilities.ColorDepth.eight, .monochrome])
  func homeWithFewColours(depth: TerminalCapabilities.ColorDepth) throws {
    let driver = try SuiteDriver(colorDepth: depth)
    expectSnapshot(try driver.golden(), named: "home \(depth)")
  }

  @Test func theKeysOfHome() throws {
    let driver = try SuiteDriver()
    driver.type("?")
    expectSnapshot(try driver.golden(), named: "keys 80x24")
  }

  @Test func aScreenTooSmall() throws {
    let driver = try SuiteDriver(width: 30, height: 10)
    expectSnapshot(try driver.golden(), named: "too small 30x10")
  }

  private func begun(_ size: ScreenSize, _ language: Language) throws -> SuiteDriver {
    let game = try SuiteDriver.onBoard(
      width: size.width, height: size.height, language: language)
    game.type("4→m12")
    game.advance(by: .seconds(192))
    game.type("qq")
    return game
  }
}
