import Hints
import TestSupport
import Testing
import Widgets

@testable import Screens

/// What a Korean reader sees. How it looks is in the pictures in English.
struct KoreanPictures {
  @Test(
    arguments: ScreenSize.all,
    [("", "home"), ("a", "about"), ("?", "home keys"), (":", "commands")])
  func home(size: ScreenSize, scene: (String, String)) throws {
    let (keys, name) = scene
    let driver = try SuiteDriver(width: size.width, height: size.height, language: .korean)
    driver.type(keys)
    expectSnapshot(driver.text, named: "\(name) \(size)")
  }

  @Test(arguments: ScreenSize.all, [("g", "levels"), ("g3", "making")])
  func levels(size: ScreenSize, scene: (String, String)) throws {
    let (keys, name) = scene
    let driver = try SuiteDriver(width: size.width, height: size.height, language: .korean)
    driver.type(keys)
    expectSnapshot(driver.text, named: "\(name) \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aGameToResume(size: ScreenSize) throws {
    let driver = try onBoard(size)
    driver.type("4")
    driver.advance(by: .seconds(192))
    driver.type("q")
    expectSnapshot(driver.text, named: "a game to resume \(size)")
  }

  @Test(
    arguments: ScreenSize.ofBoard,
    [
      ("", "board"), ("m123456789", "memo"), ("p", "paused"), ("4u", "undone"), ("4R", "restart"),
      ("1", "wrong"), ("?", "board keys"), ("s", "score"),
    ])
  func board(size: ScreenSize, scene: (String, String)) throws {
    let (keys, name) = scene
    let driver = try onBoard(size)
    driver.type(keys)
    expectSnapshot(driver.text, named: "\(name) \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func theScoreAtTheEnd(size: ScreenSize) throws {
    let driver = try onBoard(size)
    driver.type("1⌫")
    driver.advance(by: .seconds(600))
    try driver.solve()
    expectSnapshot(driver.text, named: "end \(size)")
  }

  @Test func aScreenTooSmall() throws {
    let driver = try SuiteDriver(width: 30, height: 10, language: .korean)
    expectSnapshot(driver.text, named: "too small 30x10")
  }

  private func onBoard(_ size: ScreenSize) throws -> SuiteDriver {
    try .onBoard(width: size.width, height: size.height, language: .korean)
  }
}
