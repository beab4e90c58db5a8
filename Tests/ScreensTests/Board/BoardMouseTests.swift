import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct BoardMouseTests {
  @Test(arguments: ScreenSize.ofBoard + ScreenSize.large)
  func aClickPutsTheCursorOnTheCell(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    for cell in Cell.all {
      try driver.click(row: cell.row + 1, column: cell.column + 1)
      #expect(try driver.board().cursor == cell)
    }
  }

  @Test func aClickOnALineDoesNothing() throws {
    let driver = try SuiteDriver.onBoard()
    let origin = try driver.boardOrigin()
    driver.view.click(x: origin.x, y: origin.y)
    driver.view.click(x: origin.x + 18, y: origin.y + 1)
    #expect(try driver.board().cursor == Cell(2))
  }

  @Test(arguments: ScreenSize.all, Digit.all)
  func aClickOnThePadEntersADigit(size: ScreenSize, digit: Digit) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    let left = try driver.board().game.remaining(of: digit)
    #expect(driver.view.click(on: size.width >= 80 ? "\(digit) \(left) │" : "\(digit):\(left)"))
    #expect(try driver.board().digitUnderCursor == digit)
  }

  @Test func inMemoModeThePadNotes() throws {
    let driver = try SuiteDriver.onBoard()
    driver.view.click(on: "✎ Memo")
    driver.view.click(on: "2   │")
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
    driver.view.click(on: "‖ Go on")
    #expect(!driver.shows("Paused"))
    driver.view.click(on: "★ Score")
    #expect(driver.shows("If it were solved now"))
    driver.view.click(on: "✕")
    #expect(!driver.shows("If it were solved now"))
    driver.view.click(on: "■ End")
    #expect(driver.suite.router.path == [.levels])
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
    try driver.click(row: 9, column: 9)
    #expect(!driver.shows("If it were solved now"))
    #expect(try driver.board().cursor == Cell(2))
  }

  @Test func aClickInASheetLeavesIt() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("s")
    driver.view.click(on: "Rating of the puzzle")
    #expect(driver.shows("If it were solved now"))
  }
}
