import TestSupport
import Testing

@testable import Screens

struct SharePictures {
  @Test func thePuzzle() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("y")
    expectSnapshot(try driver.golden(), named: "puzzle 80x24")
  }

  @Test func theTextOfASolvedGame() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.type("y")
    expectSnapshot(try driver.golden(), named: "text 80x24")
  }
}
