import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

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

  @Test(arguments: [ScreenSize.reference, .narrow], Digit.all)
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
    driver.view.click(on: "✎ Notes")
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
    driver.advance(by: .milliseconds(1400))
    #expect(try driver.board().game.moves.isEmpty, "digits on the way are no moves")
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

  /// One notch over each cell of the first row: 1 is wrong in all that are open.
  private func swipe(_ driver: SuiteDriver, row: Int = 1, from first: Int = 3) throws {
    for column in first...9 { try driver.mouse(.scrollUp, row: row, column: column) }
  }

  @Test(arguments: [[], ["u"], ["→"], ["p", "p"], ["s", "⎋"]])
  func aSwipeOfTheWheelEntersNothing(keys: [String]) throws {
    let driver = try SuiteDriver.onBoard()
    let before = try driver.board().game.board
    try swipe(driver)
    for key in keys { driver.type(key) }
    driver.advance(by: .milliseconds(500))
    if keys.isEmpty { #expect(driver.shows("Swiped, nothing entered")) }
    driver.advance(by: .seconds(3))
    #expect(try driver.board().game.board == before)
    #expect(try driver.board().picture.grid == before.grid)
    #expect(try driver.board().game.errors == 0)
    #expect(try driver.board().game.moves.isEmpty)
  }

  @Test func aSwipeOfTheWheelDownAColumnEntersNothing() throws {
    let driver = try SuiteDriver.onBoard()
    for row in 1...9 {
      for _ in 0..<3 { try driver.mouse(.scrollDown, row: row, column: 5) }
      driver.advance(by: .milliseconds(20))
    }
    driver.advance(by: .seconds(3))
    #expect(try driver.board().game.moves.isEmpty && driver.board().game.errors == 0)
  }

  @Test(arguments: ["u", "⎋", "⌫"])
  func whatTheWheelShowsIsTakenBackWithoutATrace(key: String) throws {
    for rest in [0, 300, 1400] {
      let driver = try SuiteDriver.onBoard()
      driver.type("2")
      let before = try driver.board().game
      try driver.mouse(.scrollUp, row: 1, column: 4)
      driver.advance(by: .milliseconds(rest))
      driver.type(key)
      driver.advance(by: .seconds(3))
      let after = try driver.board().game
      #expect(after.board == before.board, "\(rest) ms")
      #expect(after.moves == before.moves && after.errors == before.errors, "\(rest) ms")
      #expect(try driver.board().picture.grid[Cell(3)] == nil)
      #expect(driver.suite.board != nil, "the board stays open")
    }
  }

  @Test func keysElsewhereLeaveTheWheelAlone() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.mouse(.scrollUp, row: 1, column: 4)
    driver.type("←4")
    #expect(try driver.board().game.moves == [.place(.four, at: Cell(2))])
    #expect(try driver.board().game.errors == 0)
    driver.advance(by: .milliseconds(400))
    driver.advance(by: .milliseconds(1100))
    #expect(try driver.board().game.moves.last == .place(.one, at: Cell(3)))
    #expect(try driver.board().game.errors == 1, "it rested on a wrong digit")
  }

  @Test func aDigitTypedIntoItsCellTakesThePlaceOfTheWheels() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.mouse(.scrollUp, row: 1, column: 4)
    driver.advance(by: .milliseconds(500))
    driver.type("6")
    driver.advance(by: .seconds(3))
    #expect(try driver.board().game.moves == [.place(.six, at: Cell(3))])
    #expect(try driver.board().game.errors == 0)
  }

  @Test func enterAndAClickEnterWhatTheWheelShowsAtOnce() throws {
    let driver = try SuiteDriver.onBoard()
    for _ in 0..<4 { try driver.mouse(.scrollUp, row: 1, column: 3) }
    driver.type("⏎")
    #expect(try driver.board().game.moves == [.place(.four, at: Cell(2))])
    for _ in 0..<6 { try driver.mouse(.scrollUp, row: 1, column: 4) }
    try driver.click(row: 1, column: 4)
    #expect(try driver.board().game.moves.last == .place(.six, at: Cell(3)))
  }

  @Test func aWheelThatStoppedEntersItsDigitWhenItGoesOnElsewhere() throws {
    let driver = try SuiteDriver.onBoard()
    for _ in 0..<4 { try driver.mouse(.scrollUp, row: 1, column: 3) }
    driver.advance(by: .milliseconds(500))
    for _ in 0..<6 { try driver.mouse(.scrollUp, row: 1, column: 4) }
    #expect(try driver.board().game.moves == [.place(.four, at: Cell(2))])
    driver.advance(by: .milliseconds(400))
    driver.advance(by: .milliseconds(1100))
    #expect(try driver.board().game.moves.count == 2 && driver.board().game.errors == 0)
  }

  @Test func aGameThatEndsWhileTheWheelShowsADigitKeepsItAndCountsNoError() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.mouse(.scrollUp, row: 1, column: 4)
    driver.advance(by: .milliseconds(500))
    let saved = try #require(try driver.world.store.latestUnfinished()?.game)
    #expect(saved.moves.isEmpty && saved.errors == 0)
    #expect(saved.pendingMove == .place(.one, at: Cell(3)))
    // As after a kill: another program goes on with the saved game.
    let model = GameBoardModel(
      game: saved, elapsed: .seconds(9), dependencies: driver.suite.dependencies, isKept: false)
    #expect(model.picture.grid[Cell(3)] == .one && model.cursor == Cell(3))
    #expect(model.game.errors == 0)
    model.undo()
    #expect(model.picture.grid[Cell(3)] == nil && model.game.errors == 0)
    #expect(model.game.pendingMove == nil)
  }

  @Test(arguments: ["q", "p"])
  func leavingAndPausingKeepWhatTheWheelShows(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    try driver.mouse(.scrollUp, row: 1, column: 4)
    driver.type(key)
    driver.advance(by: .seconds(3))
    let saved = try #require(try driver.world.store.latestUnfinished()?.game)
    #expect(saved.pendingMove == .place(.one, at: Cell(3)))
    #expect(saved.moves.isEmpty && saved.errors == 0)
  }

  @Test func theWheelOverAGivenSaysWhyNothingHappens() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.mouse(.scrollUp, row: 1, column: 1)
    #expect(driver.shows("That's part of the puzzle"))
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
    #expect(driver.shows("That's part of the puzzle"))
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
    driver.view.click(on: "HoDoKu score")
    #expect(driver.shows("If you finish now"))
  }
}
