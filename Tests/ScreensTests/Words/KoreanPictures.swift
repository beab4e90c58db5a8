import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// What a Korean reader sees where wide letters could push something out of its place. How it looks is
/// in the pictures in English.
struct KoreanPictures {
  @Test(arguments: ScreenSize.all)
  func home(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height, language: .korean)
    expectSnapshot(driver.text, named: "home \(size)")
  }

  @Test(arguments: [(":", "commands"), ("g", "levels")])
  func onHome(keys: String, name: String) throws {
    let driver = try SuiteDriver(language: .korean)
    driver.type(keys)
    expectSnapshot(driver.text, named: "\(name) 80x24")
  }

  @Test(arguments: ScreenSize.all)
  func board(size: ScreenSize) throws {
    expectSnapshot(try onBoard(size).text, named: "board \(size)")
  }

  @Test(arguments: [("?", "board keys"), ("s", "score")])
  func onTheBoard(keys: String, name: String) throws {
    let driver = try onBoard()
    driver.type(keys)
    expectSnapshot(driver.text, named: "\(name) 80x24")
  }

  @Test func theScoreAtTheEnd() throws {
    let driver = try onBoard()
    driver.type("1⌫")
    driver.advance(by: .seconds(600))
    try driver.solve()
    expectSnapshot(driver.text, named: "end 80x24")
  }

  @Test func aScreenTooSmall() throws {
    let driver = try SuiteDriver(width: 30, height: 10, language: .korean)
    expectSnapshot(driver.text, named: "too small 30x10")
  }

  private func onBoard(_ size: ScreenSize = .reference) throws -> SuiteDriver {
    try .onBoard(width: size.width, height: size.height, language: .korean)
  }
}
