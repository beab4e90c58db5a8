import Models
import TestSupport
import Testing

@testable import Screens

struct HomePictures {
  @Test(arguments: ScreenSize.all)
  func home(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    expectSnapshot(try driver.golden(), named: "home \(size)")
  }

  @Test(arguments: ScreenSize.roomy, Language.allCases)
  func homeWithRoom(size: ScreenSize, language: Language) async throws {
    let world = try SuiteWorld()
    let game = try SuiteDriver.onBoard(
      width: size.width, height: size.height, world: world, language: language)
    game.type("4→m12")
    game.advance(by: .seconds(192))
    game.type("qq")
    let before = game.text
    if HomePlan(size.size).boards == 2 { #expect(await game.view.wait { game.text != before }) }
    expectSnapshot(game.text, named: "home \(language) \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func theSolver(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("s")
    expectSnapshot(try driver.golden(), named: "solver \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func theKeysOfHome(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("?")
    expectSnapshot(try driver.golden(), named: "keys \(size)")
  }

  @Test func aScreenTooSmall() throws {
    let driver = try SuiteDriver(width: 30, height: 10)
    expectSnapshot(try driver.golden(), named: "too small 30x10")
  }
}
