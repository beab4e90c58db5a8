import Hints
import TestSupport
import Testing
import Widgets

@testable import Screens

struct MemoryPictures {
  private nonisolated static let scenes = [
    ("m", "themes"), ("m↓⏎", "game"), ("m↓⏎ → ", "two cards"), ("me", "editor"),
    ("mn", "new theme"),
    ("me⇥⇥⇥⏎octo", "emoji"), ("m→", "actions"), ("m⌦", "deleted"), ("mx", "export"),
    ("me!⎋", "dropped"), ("m?", "keys"),
  ]

  @Test(arguments: ScreenSize.all, scenes)
  func memory(size: ScreenSize, scene: (String, String)) throws {
    let (keys, name) = scene
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type(keys)
    expectSnapshot(try driver.golden(), named: "\(name) \(size)")
  }

  @Test(arguments: ScreenSize.all, scenes)
  func memoryInKorean(size: ScreenSize, scene: (String, String)) throws {
    let (keys, name) = scene
    let driver = try SuiteDriver(width: size.width, height: size.height, language: .korean)
    driver.type(keys)
    expectSnapshot(driver.text, named: "\(name) ko \(size)")
  }

  @Test(arguments: ScreenSize.roomy)
  func withRoom(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("m↓⏎ → ")
    expectSnapshot(driver.text, named: "game \(size)")
  }

  @Test(arguments: Language.allCases, ScreenSize.all)
  func won(language: Language, size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height, language: language)
    driver.type("m⏎")
    try driver.winMemory()
    expectSnapshot(driver.text, named: "won \(language) \(size)")
  }

  @Test(arguments: [SuiteTheme.monochrome, .highContrast, .kameLight])
  func looks(theme: SuiteTheme) throws {
    let driver = try SuiteDriver(theme: theme)
    driver.type("m↓⏎ → ")
    expectSnapshot(try driver.golden(), named: "game \(theme.rawValue)")
  }
}
