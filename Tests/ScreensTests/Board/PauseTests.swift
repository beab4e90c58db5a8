import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct PauseTests {
  @Test func aPausedBoardShowsNoDigitAndTakesNone() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4→m12mp")
    let game = try driver.board().game
    let cursor = try driver.board().cursor
    let origin = try driver.boardOrigin()
    let inside = driver.rows[(origin.y + 1)...].prefix(20)
      .map { $0.dropFirst(origin.x + 1).prefix(59) }.joined()
    #expect(!inside.contains { $0.isNumber })
    #expect(driver.view.cursor == nil)
    for keys in ["5", "⌫", "u", "r", "R", "→", "⇥", "t"] {
      driver.type(keys)
      #expect(driver.shows("Press p to resume"))
    }
    #expect(try driver.board().game == game)
    #expect(try driver.board().cursor == cursor)
    #expect(try driver.board().question == nil)
  }

  @Test(arguments: ["p", " ", "m"])
  func aKeyGoesOn(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("p")
    #expect(driver.shows("Paused"))
    driver.type(key)
    #expect(!driver.shows("Paused"))
    #expect(try driver.board().entry.mode != .notes)
    driver.type("4")
    #expect(try driver.board().digitUnderCursor == .four)
  }

  @Test func aClickOnTheBoardGoesOnAndLeavesTheCursor() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("p")
    try driver.click(row: 5, column: 5)
    #expect(!driver.shows("Paused"))
    #expect(try driver.board().cursor == Cell(2))
  }

  @Test func theFooterShowsTheKeysThatWorkWhileItIsPaused() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("p")
    let footer = driver.rows.last ?? ""
    for hint in ["p resume", "s score", ", settings", "q leave"] { #expect(footer.contains(hint)) }
    for hint in ["move", "place", "clear", "undo"] { #expect(!footer.contains(hint)) }
    driver.type("p")
    #expect(driver.rows.last?.contains("1-9 place") == true)
  }

  @Test func theClockStandsWhileTheSettingsAreOpen() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(5))
    driver.type(",")
    driver.advance(by: .seconds(60))
    driver.send([.focus(false)])
    driver.send([.focus(true)])
    driver.advance(by: .seconds(60))
    driver.type("⎋")
    #expect(driver.shows("◷ 0:05"))
    driver.advance(by: .seconds(2))
    #expect(driver.shows("◷ 0:07"))
  }

  @Test func aPausedGameStaysPausedAfterTheSettings() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("p,⎋")
    driver.advance(by: .seconds(60))
    #expect(driver.shows("◷ 0:00"))
    #expect(driver.shows("Paused"))
  }

  @Test func whileTheTerminalIsInTheBackgroundTheGameIsPaused() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(5))
    driver.send([.focus(false)])
    #expect(driver.shows("Paused"))
    driver.advance(by: .seconds(60))
    driver.send([.focus(true)])
    #expect(!driver.shows("Paused"))
    #expect(driver.shows("◷ 0:05"))
  }

  @Test func aPauseOfThePlayersOwnOutlastsTheBackground() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("p")
    driver.send([.focus(false)])
    driver.send([.focus(true)])
    #expect(driver.shows("Paused"))
  }

  @Test func aSolvedGameIsNotPausedInTheBackground() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.send([.focus(false)])
    #expect(try driver.board().isPaused == false)
  }

  @Test func aPausedGameCanBeEndedAndGoesOnWhenItIsResumed() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4")
    driver.advance(by: .seconds(61))
    driver.type("p")
    driver.advance(by: .seconds(100))
    driver.type("q")
    #expect(try driver.world.store.latestUnfinished()?.elapsed == .seconds(61))
    driver.type("r")
    #expect(driver.shows("◷ 1:01"))
    driver.advance(by: .seconds(1))
    #expect(driver.shows("◷ 1:02"))
  }

  @Test(arguments: ScreenSize.all)
  func whatSaysSoStandsInTheMiddleOfTheBoard(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    let origin = try driver.boardOrigin()
    driver.type("p")
    let metrics = BoardPlan.fitting(driver.view.terminal.size, allowsSmall: true).metrics
    let canvas = try #require(driver.view.canvas)
    let card = try #require(SuiteTheme.shoreDark.theme.style(for: .sheet).background)
    let y = try #require(driver.rows.firstIndex { $0.contains("Press p to resume") })
    let cells = metrics.board.width - metrics.numbers.width
    let first = origin.x + metrics.numbers.width
    let columns = (0..<cells).filter { canvas[first + $0, y].background == card }
    let before = try #require(columns.first)
    let width = columns.count
    #expect(columns == Array(before..<before + width), "one card")
    #expect(before * 2 + width == cells, "as much is left on both sides")
  }
}
