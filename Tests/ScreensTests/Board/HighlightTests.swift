import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct HighlightTests {
  @Test func aDigitStandsOutWhereverTheCursorIs() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("f")
    #expect(driver.shows("Highlight 1-9, 0 none"))
    driver.type("9")
    let nines = try cells(of: .nine)
    #expect(try marked(driver) == nines)
    driver.type("→→")
    #expect(try marked(driver) == nines)
    driver.type("f0")
    #expect(try driver.board().highlightedDigit == nil)
  }

  @Test func nextAndPreviousGoThroughItsCells() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("n")
    #expect(driver.shows("No digit to look for"))
    driver.type("f8n")
    let eights = try cells(of: .eight)
    #expect(try driver.board().cursor == eights[0])
    driver.type("nn")
    #expect(try driver.board().cursor == eights[2])
    driver.type("N")
    #expect(try driver.board().cursor == eights[1])
  }

  @Test func withoutOneThatUnderTheCursorIsTaken() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("←←n")
    #expect(try driver.board().highlightedDigit == .five)
    #expect(try driver.board().cursor == Cell(14))
  }

  @Test func aDoubleClickOnADigitDoesTheSame() throws {
    let driver = try SuiteDriver.onBoard()
    for _ in 0..<2 { try driver.click(row: 1, column: 5) }
    #expect(try driver.board().highlightedDigit == .seven)
    driver.advance(by: .seconds(2))
    for _ in 0..<2 { try driver.click(row: 1, column: 5) }
    #expect(try driver.board().highlightedDigit == nil)
  }

  private func cells(of digit: Digit) throws -> [Cell] {
    let givens = try Puzzle.wellKnown().givens
    return Cell.all.filter { givens[$0] == digit }
  }

  private func marked(_ driver: SuiteDriver) throws -> [Cell] {
    let looks = try driver.board().picture.cells
    return Cell.all.filter { looks[$0.index].isSameDigit }
  }

  @Test(arguments: [SuiteTheme.monochrome, .terminalSixteen])
  func withoutGroundsADoubleLineMarksTheBoxOfTheCursor(theme: SuiteTheme) throws {
    let driver = try SuiteDriver.onBoard(theme: theme)
    let origin = try cornerOfTheDoubleLine(driver)
    #expect(origin == 0)
    driver.type("w")
    #expect(try cornerOfTheDoubleLine(driver) == 19, "it goes with the cursor")
  }

  /// The column of the left edge of the box with the double line.
  private func cornerOfTheDoubleLine(_ driver: SuiteDriver) throws -> Int {
    for row in driver.rows {
      if let corner = row.firstIndex(of: "╔") { return String(row[..<corner]).columns }
    }
    throw NotOnScreen(what: "double line")
  }
}
