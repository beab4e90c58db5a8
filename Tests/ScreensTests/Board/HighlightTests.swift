import Games
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct HighlightTests {
  @Test func aDigitStandsOutWhereverTheCursorIs() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("f")
    #expect(driver.shows("Follow 1-9, 0 none"))
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

  @Test func candidatesWithTwoPlacesInAHouseStandOut() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("Af9L")
    driver.advance(by: .seconds(10))
    let board = try driver.board()
    let grid = board.notedCandidates
    let looks = board.picture.cells
    var expected = CellSet.none
    for house in House.all {
      let places = grid.cells(of: .nine, in: house)
      if places.count == 2 { expected = expected.union(places) }
    }
    #expect(!expected.isEmpty)
    for cell in Cell.all where board.game.digit(at: cell) == nil {
      let same = looks[cell.index].sameNotes
      #expect(same == (expected.contains(cell) ? [.nine] : .none), "\(cell)")
    }
    driver.type("L")
    let all = board.picture.cells.count { !$0.sameNotes.isEmpty }
    #expect(all > expected.count)
  }

  @Test func withoutADigitCandidatesOfAllDigitsWithTwoPlacesStandOut() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("AL")
    let looks = try driver.board().picture.cells
    let digits = looks.reduce(into: DigitSet.none) { $0 = $0.union($1.sameNotes) }
    #expect(digits.count > 1)
    driver.type("f0")
    #expect(try !driver.board().attention.marksBilocation)
  }

  @Test func cellsWhereTheDigitCannotGoAreShaded() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("f9W")
    let board = try driver.board()
    let looks = board.picture.cells
    for cell in Cell.all {
      let canGo =
        board.game.digit(at: cell) == nil
        && !cell.peers.contains { board.game.digit(at: $0) == .nine }
      #expect(looks[cell.index].isBlocked == !canGo, "\(cell)")
      #expect(!looks[cell.index].isPeer)
    }
    driver.type("W")
    let isShaded = board.picture.cells.contains { $0.isBlocked }
    #expect(!isShaded)
  }

  @Test func theFiltersFollowTheDigitThatIsDrawn() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("A")
    driver.advance(by: .seconds(10))
    driver.type("DLW")
    let board = try driver.board()
    for digit in [Digit.one, .four] {
      driver.type("\(digit)")
      let looks = board.picture.cells
      for cell in Cell.all where board.game.digit(at: cell) == nil {
        #expect(looks[cell.index].isBlocked == !board.notedCandidates[cell].contains(digit))
        #expect(looks[cell.index].sameNotes.isSubset(of: [digit]))
      }
    }
  }

  @Test func aNoteThatIsMissingShadesItsCell() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("!f2W")
    #expect(try driver.board().picture.cells[2].isBlocked)
    driver.type("@")
    #expect(try !driver.board().picture.cells[2].isBlocked)
  }

  @Test func shadingNeedsADigit() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("W")
    #expect(driver.shows(Words.english.says.nothingHighlighted))
    #expect(try !driver.board().attention.shadesBlocked)
    driver.type("→→W")
    #expect(try driver.board().attention.digit == .seven)
    #expect(try driver.board().attention.shadesBlocked)
  }

  @Test func withoutGroundsASignMarksTheCellsWhereTheDigitCannotGo() throws {
    let driver = try SuiteDriver.onBoard(theme: .monochrome)
    let before = driver.text.count { $0 == "-" }
    driver.type("f9W")
    let after = driver.text.count { $0 == "-" }
    #expect(after > before + 10)
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
  func withoutGroundsBoldLinesMarkTheBoxOfTheCursor(theme: SuiteTheme) throws {
    let driver = try SuiteDriver.onBoard(theme: theme)
    let before = try columnsOfTheBoldLines(driver)
    #expect(before.count == 1)
    driver.type("w")
    let after = try columnsOfTheBoldLines(driver)
    #expect(after.count == 2 && after.isSuperset(of: before), "it goes with the cursor")
  }

  /// The columns of the bold sides of a box, from the left of the board.
  private func columnsOfTheBoldLines(_ driver: SuiteDriver) throws -> Set<Int> {
    let canvas = try #require(driver.view.canvas)
    let (origin, board) = (try driver.boardOrigin(), BoardMetrics.regular.board)
    return Set(
      (0..<board.width).filter { x in
        (0..<board.height).contains { y in
          let cell = canvas[origin.x + x, origin.y + y]
          return cell.glyph.character == "┃" && cell.attributes.contains(.bold)
        }
      })
  }
}
