import Games
import TestSupport
import Testing

@testable import Screens

struct UndoTests {
  @Test func undoHasNoLimitAndRedoGoesAllTheWayForth() throws {
    let driver = try SuiteDriver.onBoard()
    let start = try driver.board().game.board
    let keys = "12→m123m⇥5↓7⌫8"
    var moves = 0
    while moves < 150 {
      driver.typeAtOnce(keys)
      moves = try driver.board().game.position
    }
    let end = try driver.board().game.board
    driver.typeAtOnce(String(repeating: "u", count: moves))
    #expect(try driver.board().game.board == start)
    #expect(try driver.board().game.canUndo == false)
    driver.type("u")
    #expect(driver.shows("Nothing to undo"))
    driver.typeAtOnce(String(repeating: "r", count: moves))
    #expect(try driver.board().game.board == end)
    #expect(try driver.board().game.canRedo == false)
  }

  @Test func aNewMoveEndsWhatCouldBeRedone() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4u2r")
    #expect(driver.shows("Nothing to redo"))
    #expect(try driver.board().digitUnderCursor == .two)
  }
}
