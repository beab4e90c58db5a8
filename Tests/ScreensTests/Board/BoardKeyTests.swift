import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// Every key of the board, on the well-known puzzle with the cursor on r1c3, its first empty cell.
struct BoardKeyTests {
  @Test(
    arguments: [
      ([.up], "r9c3"), ([.down], "r2c3"), ([.left], "r1c2"), ([.right], "r1c4"),
      ([KeyPress("k")], "r9c3"), ([KeyPress("j")], "r2c3"), ([KeyPress("h")], "r1c2"),
      ([KeyPress("l")], "r1c4"),
      ([.home], "r1c1"), ([.end], "r1c9"), ([.down, .pageUp], "r1c3"), ([.pageDown], "r9c3"),
      ([.left, .left, .left], "r1c9"), ([.home, .up], "r9c1"), ([.end, .right], "r1c1"),
      ([.pageDown, .down], "r1c3"),
      ([KeyPress("w")], "r1c6"), ([KeyPress("b")], "r1c9"), ([KeyPress("{")], "r7c3"),
      ([KeyPress("}")], "r4c3"),
      ([KeyPress(.right, modifiers: .control)], "r1c6"),
      ([KeyPress(.left, modifiers: .control)], "r1c9"),
      ([KeyPress(.up, modifiers: .control)], "r7c3"),
      ([KeyPress(.down, modifiers: .control)], "r4c3"),
      ([KeyPress("g"), KeyPress("5")], "r4c6"), ([KeyPress("g"), KeyPress("1")], "r1c3"),
      ([KeyPress("g"), KeyPress("9")], "r7c9"),
      ([.tab], "r1c4"), ([.tab, .tab], "r1c6"), ([.shiftTab], "r9c7"),
      ([.shiftTab, .tab], "r1c3"), ([.left, .tab], "r1c3"), ([.left, .shiftTab], "r9c7"),
    ] as [([KeyPress], String)])
  func aKeyMovesTheCursor(keys: [KeyPress], place: String) throws {
    let driver = try SuiteDriver.onBoard()
    let before = try driver.board().game.board
    for key in keys { driver.press(key) }
    #expect(try driver.board().cursor.description == place)
    #expect(try driver.board().game.board == before)
  }

  @Test func theHardwareCursorStandsOnTheCell() throws {
    let driver = try SuiteDriver.onBoard()
    let origin = try driver.boardOrigin()
    #expect(driver.view.cursor == Point(x: origin.x + 16, y: origin.y + 1))
    driver.type("→↓")
    #expect(driver.view.cursor == Point(x: origin.x + 24, y: origin.y + 3))
  }

  @Test(arguments: Digit.all)
  func aDigitIsPlaced(digit: Digit) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(digit.description)
    #expect(try driver.board().digitUnderCursor == digit)
    #expect(try driver.board().game.errors == (digit.rawValue == 4 ? 0 : 1))
  }

  @Test(arguments: [KeyPress("0"), KeyPress("."), KeyPress("x"), .delete, .backspace])
  func aCellIsCleared(key: KeyPress) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4")
    driver.press(key)
    #expect(try driver.board().digitUnderCursor == nil)
    driver.type("m12")
    driver.press(key)
    #expect(try driver.board().game.notes(at: Cell(2)).isEmpty)
    driver.press(key)
    #expect(driver.shows("The cell is empty"))
  }

  @Test func aDigitPlacedTwiceIsTakenOut() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("44")
    #expect(try driver.board().digitUnderCursor == nil)
  }

  /// The line of the control for memo mode.
  private func memo(_ driver: SuiteDriver) -> Substring? {
    driver.rows.first { $0.contains("✎ Notes") }
  }

  @Test(arguments: ["m", " "])
  func memoModeNotesDigitsInsteadOfPlacingThem(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(key)
    #expect(memo(driver)?.contains(" on ") == true)
    driver.type("123456789")
    #expect(try driver.board().game.notes(at: Cell(2)) == .all)
    driver.type("5")
    #expect(try driver.board().game.notes(at: Cell(2)).contains(.five) == false)
    driver.type(key + "4")
    #expect(memo(driver)?.contains(" off ") == true)
    #expect(try driver.board().digitUnderCursor == .four)
    driver.type(key + "1")
    #expect(driver.shows("Notes need an empty cell"))
  }

  @Test func placingADigitTakesItsNotesOutOfThePeers() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("→m26m←2")
    #expect(try driver.board().game.notes(at: Cell(3)) == [.six])
    driver.type("u")
    #expect(try driver.board().game.notes(at: Cell(3)) == [.two, .six])
  }

  @Test func undoAndRedoSayWhatTheyDo() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("u")
    #expect(driver.shows("Nothing to undo"))
    driver.type("r")
    #expect(driver.shows("Nothing to redo"))
    driver.type("4→u")
    #expect(driver.shows("Undoing..."))
    #expect(try driver.board().digitUnderCursor == nil)
    #expect(try driver.board().cursor == Cell(2), "the cursor goes where something changed")
    driver.type("→r")
    #expect(driver.shows("Redoing..."))
    #expect(try driver.board().digitUnderCursor == .four)
    driver.type("u")
    driver.press(.control("r"))
    #expect(try driver.board().digitUnderCursor == .four)
  }

  @Test func theTintGoesAndComes() throws {
    let driver = try SuiteDriver.onBoard()
    let tinted = try driver.golden()
    driver.type("t")
    #expect(try driver.golden() != tinted)
    #expect(!driver.world.preferences.highlightsPeers)
    #expect(try SuiteDriver.onBoard(world: driver.world).golden() != tinted, "it lasts")
    driver.type("t")
    #expect(try driver.golden() == tinted)
  }

  @Test func escapeEndsAHighlightBeforeItLeaves() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("f7")
    #expect(try driver.board().attention.digits.count == 1)
    driver.type("⎋")
    #expect(try driver.board().attention.digits.isEmpty)
    driver.type("⎋")
    #expect(driver.suite.board == nil)
  }

  @Test func theScoreOpensAndCloses() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("s")
    #expect(driver.shows("If you finish now"))
    driver.type("4")
    #expect(try driver.board().digitUnderCursor == nil, "a sheet keeps the keys to itself")
    driver.type("q")
    #expect(!driver.shows("If you finish now"))
    #expect(driver.suite.trail.last == "board")
  }

  @Test(arguments: ["q", "⎋"])
  func endGoesBackToTheLevels(key: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(key)
    #expect(driver.suite.router.path == [.levels])
    #expect(driver.shows("Choose a level"))
    #expect(driver.suite.board == nil)
    driver.type(key)
    #expect(driver.suite.router.path == [])
    #expect(driver.shows("Want more puzzles?"))
  }

  @Test func aGivenSaysThatItWasGiven() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("←7")
    #expect(driver.shows("That's part of the puzzle"))
    driver.type("⌫")
    #expect(driver.shows("That's part of the puzzle"))
    driver.type("m1")
    #expect(driver.shows("That's part of the puzzle"))
    #expect(try driver.board().game.journal.isEmpty)
  }

  @Test func aWrongDigitCountsOnce() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("1")
    #expect(driver.shows("1 is wrong here"))
    #expect(driver.shows("Mistakes 1"))
    #expect(driver.shows("1×"))
    driver.type("⌫1u1")
    #expect(driver.shows("Mistakes 1"))
    driver.type("2")
    #expect(driver.shows("Mistakes 2"))
    driver.type("u")
    #expect(driver.shows("Mistakes 2"))
  }

  @Test func keysThatMeanNothingDoNothing() throws {
    let driver = try SuiteDriver.onBoard()
    let before = try driver.golden()
    let keys =
      ["i", "X", "漢", "ü", "-"].map { KeyPress($0) }
      + [.function(5), .insert, .control("a"), KeyPress("x", modifiers: .alt)]
    for key in keys {
      driver.press(key)
      #expect(try driver.golden() == before, "\(key)")
    }
  }
}

nonisolated extension KeyPress {
  static let up = KeyPress(.up)
  static let down = KeyPress(.down)
  static let left = KeyPress(.left)
  static let right = KeyPress(.right)
  static let home = KeyPress(.home)
  static let end = KeyPress(.end)
  static let pageUp = KeyPress(.pageUp)
  static let pageDown = KeyPress(.pageDown)
  static let tab = KeyPress(.tab)
  static let delete = KeyPress(.delete)
  static let backspace = KeyPress(.backspace)
  static let insert = KeyPress(.insert)

  static func function(_ number: Int) -> KeyPress { KeyPress(.function(number)) }
}
