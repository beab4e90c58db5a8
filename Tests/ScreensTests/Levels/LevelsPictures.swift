import Models
import TestSupport
import Testing

@testable import Screens

struct LevelsPictures {
  @Test(arguments: ScreenSize.all)
  func nothingToResume(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("g")
    expectSnapshot(try driver.golden(), named: "nothing to resume \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aGameToResume(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("4")
    driver.advance(by: .seconds(192))
    driver.type("q")
    expectSnapshot(try driver.golden(), named: "a game to resume \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aPuzzleIsMade(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("g3")
    expectSnapshot(try driver.golden(), named: "making \(size)")
  }
}
