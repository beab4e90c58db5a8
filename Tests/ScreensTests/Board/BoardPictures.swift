import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct BoardPictures {
  @Test(arguments: ScreenSize.all)
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

  @Test func aBoardInKorean() throws {
    let driver = try SuiteDriver.onBoard(width: 160, height: 50, language: .korean)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "korean 160x50")
  }

  @Test(arguments: SuiteTheme.allCases)
  func aBoardInEachTheme(theme: SuiteTheme) throws {
    let driver = try driver(theme: theme)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "theme \(theme.rawValue)")
  }

  @Test func memoMode() throws {
    let driver = try driver()
    try playSome(on: driver)
    driver.type("m")
    expectSnapshot(try driver.golden(), named: "memo 80x24")
  }

  @Test func aPausedBoard() throws {
    let driver = try driver()
    try playSome(on: driver)
    driver.type("p")
    expectSnapshot(try driver.golden(), named: "paused 80x24")
  }

  @Test func aMessageInThePlaceOfTheScore() throws {
    let driver = try driver()
    try playSome(on: driver)
    driver.type("u")
    expectSnapshot(try driver.golden(), named: "undone 80x24")
  }

  @Test func restartAsks() throws {
    let driver = try driver()
    try playSome(on: driver)
    driver.type("R")
    expectSnapshot(try driver.golden(), named: "restart 80x24")
  }

  @Test func theKeysOfTheBoard() throws {
    let driver = try driver()
    driver.type("?")
    expectSnapshot(try driver.golden(), named: "keys 80x24")
  }

  @Test func aBoardOfTheTerminalsOwnColours() throws {
    let driver = try driver(theme: .terminalSixteen, colorDepth: .sixteen)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "sixteen colours 80x24")
  }

  @Test func aBoardWithoutColours() throws {
    let driver = try driver(theme: .monochrome, colorDepth: .monochrome)
    try playSome(on: driver)
    expectSnapshot(try driver.golden(), named: "monochrome 80x24")
  }

  @Test func aBoardWithoutATint() throws {
    let driver = try driver()
    try playSome(on: driver)
    driver.type("t")
    expectSnapshot(try driver.golden(), named: "no tint 80x24")
  }

  private func driver(
    _ size: ScreenSize = .reference, theme: SuiteTheme = .shoreDark,
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
