import Sudoku
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
    #expect(try driver.board().attention.digit == nil)
  }

  @Test func severalDigitsStandOutTogether() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("f9F8")
    #expect(try driver.board().attention.digits == [.eight, .nine])
    let both = try cells(of: .eight) + cells(of: .nine)
    #expect(try marked(driver) == both.sorted())
    driver.type("F9FF")
    #expect(try driver.board().attention.digits == [.eight])
    #expect(try driver.board().attention.marksBivalue)
    driver.type("f0")
    #expect(try driver.board().attention.digits.isEmpty)
    #expect(try !driver.board().attention.marksBivalue)
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
    #expect(try driver.board().attention.digit == .five)
    #expect(try driver.board().cursor == Cell(14))
  }

  @Test func aDoubleClickOnADigitDoesTheSame() throws {
    let driver = try SuiteDriver.onBoard()
    for _ in 0..<2 { try driver.click(row: 1, column: 5) }
    #expect(try driver.board().attention.digit == .seven)
    driver.advance(by: .seconds(2))
    for _ in 0..<2 { try driver.click(row: 1, column: 5) }
    #expect(try driver.board().attention.digit == nil)
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
    let before = try columnsOfTheDoubleLine(driver)
    #expect(before.count == 1)
    driver.type("w")
    let after = try columnsOfTheDoubleLine(driver)
    #expect(after.count == 2 && after.isSuperset(of: before), "it goes with the cursor")
  }

  /// The columns of the sides of the double-line box, from the left of the board.
  private func columnsOfTheDoubleLine(_ driver: SuiteDriver) throws -> Set<Int> {
    let canvas = try #require(driver.view.canvas)
    let (origin, board) = (try driver.boardOrigin(), BoardMetrics.regular.board)
    return Set(
      (0..<board.width).filter { x in
        (0..<board.height).contains { canvas[origin.x + x, origin.y + $0].glyph.character == "║" }
      })
  }
}
