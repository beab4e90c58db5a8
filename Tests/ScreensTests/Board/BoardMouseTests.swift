import Games
import Store
import Sudoku
import TestSupport
import Testing
import Widgets

@testable import Screens

struct BoardMouseTests {
  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func aClickPutsTheCursorOnTheCell(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    // A cell of each row, column and box; the others are those of `BoardMetricsTests`.
    for row in 0..<9 {
      let cell = Cell(row: row, column: row % 3 * 3 + row / 3)
      try driver.click(row: cell.row + 1, column: cell.column + 1)
      #expect(try driver.board().cursor == cell)
    }
  }

  @Test func aClickOnALineDoesNothing() throws {
    let driver = try SuiteDriver.onBoard()
    let origin = try driver.boardOrigin()
    driver.view.click(x: origin.x, y: origin.y)
    driver.view.click(x: origin.x + 20, y: origin.y + 1)
    #expect(try driver.board().cursor == Cell(2))
  }

  @Test(arguments: ScreenSize.all, Digit.all)
  func aClickOnThePadEntersADigit(size: ScreenSize, digit: Digit) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    let left = try driver.board().game.remaining(of: digit)
    let dots = String(repeating: "●", count: 9 - left)
    let count = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")[left]
    #expect(driver.view.click(on: size.width >= 80 ? "\(digit)  \(dots)·" : "\(digit)\(count)"))
    #expect(try driver.board().digitUnderCursor == digit)
  }

  @Test func inMemoModeThePadNotes() throws {
    let driver = try SuiteDriver.onBoard()
    driver.view.click(on: "✎ Memo")
    driver.view.click(on: "2  ●●·")
    #expect(try driver.board().game.notes(at: Cell(2)) == [.two])
  }

  @Test func everyControlBesideTheBoardDoesWhatItSays() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4")
    driver.view.click(on: "← Undo")
    #expect(try driver.board().digitUnderCursor == nil)
    driver.view.click(on: "→ Redo")
    #expect(try driver.board().digitUnderCursor == .four)
    driver.view.click(on: "↺ Restart")
    #expect(driver.shows("Restart this puzzle?"))
    driver.view.click(on: "Keep playing")
    #expect(!driver.shows("Restart this puzzle?"))
    #expect(try driver.board().digitUnderCursor == .four)
    driver.view.click(on: "‖ Pause")
    #expect(driver.shows("Paused"))
    driver.view.click(on: "‖ Resume")
    #expect(!driver.shows("Paused"))
    driver.view.click(on: "★ Score")
    #expect(driver.shows("If you finish now"))
    driver.view.click(on: "✕")
    #expect(!driver.shows("If you finish now"))
    driver.view.click(on: "■ Leave")
    #expect(driver.suite.router.path == [.levels])
  }

  @Test func theWheelGoesThroughAllDigitsAndTellsNotWhichArePossible() throws {
    let driver = try SuiteDriver.onBoard()
    for digit in Digit.all.map(Optional.some) + [nil, .one] {
      try driver.mouse(.scrollUp, row: 1, column: 3)
      #expect(try driver.board().picture.grid[Cell(2)] == digit)
    }
    for _ in 0..<7 { try driver.mouse(.scrollDown, row: 1, column: 3) }
    #expect(try driver.board().picture.grid[Cell(2)] == .four)
    #expect(try driver.board().game.journal.isEmpty, "digits on the way are no moves")
    driver.advance(by: .milliseconds(1400))
    #expect(try driver.board().game.journal.isEmpty, "nor those that are looked at for a second")
    driver.advance(by: .milliseconds(100))
    #expect(try driver.board().game.moves == [.place(.four, at: Cell(2))])
    #expect(try driver.board().game.errors == 0)
  }

  @Test func inMemoModeTheWheelNotes() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("m")
    for _ in 0..<4 { try driver.mouse(.scrollUp, row: 1, column: 3) }
    driver.advance(by: .seconds(2))
    #expect(try driver.board().game.notes(at: Cell(2)) == [.four])
    #expect(try driver.board().game.errors == 0)
  }

  @Test(arguments: ["→", "u", "q"])
  func whatTheWheelHasChosenIsNotLost(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    try driver.mouse(.scrollUp, row: 1, column: 4)
    driver.type(key)
    #expect(try driver.world.store.latestUnfinished()?.game.moves == [.place(.one, at: Cell(3))])
  }

  @Test func theWheelOverAGivenSaysWhyNothingHappens() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.mouse(.scrollUp, row: 1, column: 1)
    #expect(driver.shows("That's a given"))
    driver.advance(by: .seconds(2))
    #expect(try driver.board().game.journal.isEmpty)
  }

  @Test func theSecondButtonSwitchesMemoModeForACell() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.mouse(.press(.right), row: 1, column: 4)
    #expect(try driver.board().cursor == Cell(3))
    #expect(try driver.board().entry.mode == .notes)
  }

  @Test func whereDigitsComeFirstAClickWritesTheArmedOne() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("d4")
    try driver.click(row: 1, column: 3)
    #expect(try driver.board().digitUnderCursor == .four)
    driver.type("6")
    try driver.mouse(.press(.right), row: 1, column: 4)
    #expect(try driver.board().game.notes(at: Cell(3)) == [.six])
    try driver.click(row: 1, column: 1)
    #expect(driver.shows("That's a given"))
  }

  @Test func aPausedBoardTakesNoWheel() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("p")
    try driver.mouse(.scrollUp, row: 1, column: 3)
    driver.type("p")
    driver.advance(by: .seconds(2))
    #expect(try driver.board().game.journal.isEmpty)
  }

  @Test func restartByMouse() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4")
    driver.view.click(on: "↺ Restart")
    driver.view.click(on: "  Restart  ")
    driver.view.click(on: "Keep playing")
    #expect(driver.shows("Restart this puzzle?") == false)
  }

  @Test func aClickOutsideASheetClosesItAndReachesNothingBelow() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("s")
    driver.view.click(x: 0, y: 12)
    #expect(!driver.shows("If you finish now"))
    #expect(try driver.board().cursor == Cell(2))
  }

  @Test func aClickInASheetLeavesIt() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("s")
    driver.view.click(on: "Rating of the puzzle")
    #expect(driver.shows("If you finish now"))
  }
}
