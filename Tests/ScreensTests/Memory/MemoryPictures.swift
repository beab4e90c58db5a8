import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct MemoryPictures {
  private nonisolated static let scenes = [
    ("m", "themes"), ("m↓⏎", "game"), ("m↓⏎ → ", "two cards"), ("me", "editor"),
    ("mn", "new theme"),
    ("me⇥⇥⇥⏎octo", "emoji"), ("m→", "actions"), ("m⌦", "deleted"), ("mx", "export"),
    ("me!⎋", "dropped"), ("m?", "keys"),
  ]

  @Test(arguments: scenes)
  func memory(keys: String, name: String) throws {
    let driver = try SuiteDriver()
    driver.type(keys)
    expectSnapshot(try driver.golden(), named: "\(name) 80x24")
  }

  @Test(arguments: [("m", "themes"), ("m↓⏎ → ", "two cards"), ("me", "editor")])
  func withLittleRoom(keys: String, name: String) throws {
    let driver = try SuiteDriver(width: 40, height: 20)
    driver.type(keys)
    expectSnapshot(try driver.golden(), named: "\(name) 40x20")
  }

  @Test(arguments: [("m↓⏎", "game"), ("me", "editor")])
  func inKorean(keys: String, name: String) throws {
    let driver = try SuiteDriver(language: .korean)
    driver.type(keys)
    expectSnapshot(driver.text, named: "\(name) ko 80x24")
  }

  @Test func withRoom() throws {
    let driver = try SuiteDriver(width: 160, height: 50)
    driver.type("m↓⏎ → ")
    expectSnapshot(driver.text, named: "game 160x50")
  }

  @Test(arguments: Language.allCases)
  func won(language: Language) throws {
    let driver = try SuiteDriver(language: language)
    driver.type("m⏎")
    try driver.winMemory()
    expectSnapshot(driver.text, named: "won \(language) 80x24")
  }

  @Test(arguments: [SuiteTheme.monochrome, .highContrast, .kameLight])
  func looks(theme: SuiteTheme) throws {
    let driver = try SuiteDriver(theme: theme)
    driver.type("m↓⏎ → ")
    expectSnapshot(try driver.golden(), named: "game \(theme.rawValue)")
  }
}
