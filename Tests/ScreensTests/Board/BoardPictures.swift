import Hints
import TestSupport
import Testing
import Widgets

@testable import Screens

struct BoardPictures {
  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func aBoardAtItsBeginning(size: ScreenSize) throws {
    let driver = try driver(size)
    expectSnapshot(try driver.golden(), named: "fresh \(size)")
  }

  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func aBoardInTheMiddleOfAGame(size: ScreenSize) throws {
    let driver = try driver(size)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "played \(size)")
  }

  @Test(arguments: ScreenSize.large)
  func aBoardInKorean(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height, language: .korean)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "korean \(size)")
  }

  @Test(arguments: SuiteTheme.allCases)
  func aBoardInEachTheme(theme: SuiteTheme) throws {
    let driver = try driver(ScreenSize(width: 80, height: 24), theme: theme)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "theme \(theme.rawValue)")
  }

  @Test(arguments: ScreenSize.all)
  func memoMode(size: ScreenSize) throws {
    let driver = try driver(size)
    try playSome(on: driver)
    driver.type("m")
    expectSnapshot(try driver.golden(), named: "memo \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aPausedBoard(size: ScreenSize) throws {
    let driver = try driver(size)
    try playSome(on: driver)
    driver.type("p")
    expectSnapshot(try driver.golden(), named: "paused \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aMessageInThePlaceOfTheScore(size: ScreenSize) throws {
    let driver = try driver(size)
    try playSome(on: driver)
    driver.type("u")
    expectSnapshot(try driver.golden(), named: "undone \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func restartAsks(size: ScreenSize) throws {
    let driver = try driver(size)
    try playSome(on: driver)
    driver.type("R")
    expectSnapshot(try driver.golden(), named: "restart \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func theKeysOfTheBoard(size: ScreenSize) throws {
    let driver = try driver(size)
    driver.type("?")
    expectSnapshot(try driver.golden(), named: "keys \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aBoardOfTheTerminalsOwnColours(size: ScreenSize) throws {
    let driver = try driver(size, theme: .terminalSixteen, colorDepth: .sixteen)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "sixteen colours \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aBoardWithoutColours(size: ScreenSize) throws {
    let driver = try driver(size, theme: .monochrome, colorDepth: .monochrome)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "monochrome \(size)")
  }

  @Test(arguments: ScreenSize.all)
  func aBoardWithoutATint(size: ScreenSize) throws {
    let driver = try driver(size)
    try playSome(on: driver)
    driver.type("t")
    expectSnapshot(try driver.golden(), named: "no tint \(size)")
  }

  private func driver(
    _ size: ScreenSize, theme: SuiteTheme = .shoreDark,
    colorDepth: TerminalCapabilities.ColorDepth = .trueColor
  ) throws -> SuiteDriver {
    try .onBoard(width: size.width, height: size.height, theme: theme, colorDepth: colorDepth)
  }

  /// Places a right and a wrong digit, all nine notes in one cell and some in others, and moves to
  /// a given 8, one of several.
  private func playSome(on driver: SuiteDriver) throws {
    driver.type("4")
    try driver.move(toRow: 1, column: 4)
    driver.type("2")
    try driver.move(toRow: 7, column: 3)
    driver.type("m123456789")
    try driver.move(toRow: 7, column: 1)
    driver.type("139")
    try driver.move(toRow: 8, column: 1)
    driver.type("2378m")
    driver.advance(by: .seconds(75))
    try driver.move(toRow: 7, column: 8)
  }
}
