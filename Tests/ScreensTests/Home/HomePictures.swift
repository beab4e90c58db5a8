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
