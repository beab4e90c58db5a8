import TestSupport
import Testing

@testable import Screens

struct SharePictures {
  @Test(arguments: ScreenSize.all)
  func thePuzzle(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("y")
    expectSnapshot(try driver.golden(), named: "puzzle \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func theTextOfASolvedGame(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    try driver.solve()
    driver.type("y")
    expectSnapshot(try driver.golden(), named: "text \(size)")
  }
}
