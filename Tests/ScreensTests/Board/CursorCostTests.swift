import Store
import TestSupport
import Testing

@testable import Screens
@testable import Scutes

/// The cost of moving the cursor by a cell: no more than the two cells that change.
struct CursorCostTests {
  @Test func aStepOfTheCursorChangesTwoCells() throws {
    let driver = try untintedBoard()
    let cell = BoardMetrics.regular.cell
    // The description of the cell in the line below the board, and two row numbers.
    let words = 60 + 2
    for _ in 0..<8 {
      let before = try #require(driver.view.canvas)
      driver.type("↓")
      let frame = try #require(driver.view.terminal.frames.last)
      let changed = frame.changes.reduce(0) { $0 + $1.columns.count }
      #expect(changed <= 2 * (cell.width + 2) * cell.height + words)
      #expect(frame.canvas != before)
    }
  }

  /// The board itself and the description of the cell. Both know their size.
  @Test func aStepOfTheCursorReadsTwoBodiesAndMeasuresNothing() throws {
    let driver = try untintedBoard()
    driver.view.runtime.tree.counts = TreeCounts()
    driver.type("↓")
    let counts = driver.view.runtime.tree.counts
    #expect(counts.evaluated == 2)
    #expect(counts.measured == 0)
    #expect(counts.drawn <= 26)
  }

  @Test func withTheTintOnlyTheCellsThatLookDifferentChange() throws {
    var preferences = Preferences()
    preferences.highlightsSameDigit = false
    let driver = try board(preferences)
    try driver.move(toRow: 5, column: 4)
    let cell = BoardMetrics.regular.cell
    driver.type("→")
    let frame = try #require(driver.view.terminal.frames.last)
    let rows = Set(frame.changes.map(\.row))
    #expect(rows.count == 16)
    #expect(
      frame.changes.filter { $0.row > 1 && $0.row < 22 }
        .allSatisfy { $0.columns.count <= 2 * (cell.width + 1) + 1 })
  }

  /// The time, and the score with its stack.
  @Test func aSecondThatPassesReadsTheTimeAndTheScoreOnly() throws {
    let driver = try untintedBoard()
    driver.view.runtime.tree.counts = TreeCounts()
    driver.advance(by: .seconds(1))
    #expect(driver.view.runtime.tree.counts.evaluated <= 3)
    let frame = try #require(driver.view.terminal.frames.last)
    #expect(frame.changes.allSatisfy { $0.row == 0 })
  }

  private func untintedBoard() throws -> SuiteDriver {
    var preferences = Preferences()
    preferences.highlightsPeers = false
    preferences.highlightsSameDigit = false
    return try board(preferences)
  }

  private func board(_ preferences: Preferences) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences = preferences
    return try SuiteDriver.onBoard(world: world)
  }
}
