import Games
import Hints
import Scutes
import Store
import Sudoku
import Testing

@testable import Screens

/// Keys that note digits, on keyboards of all kinds.
struct DigitKeysTests {
  /// What the nine digit keys type with Shift, or without it on a French keyboard.
  private nonisolated static let rows = [
    "!\"§$%&/()", "!\"£$%^&*(", "!\"·$%&/()", "!\"#¤%&/()", "!\"£$%&/()", "!\"#$%&'()",
    "+\"*ç%&/()",
    "&é\"'(-è_ç",
  ]

  @Test(arguments: rows, ScreenSize.all)
  func whatIsTaughtNotesTheDigits(row: String, size: ScreenSize) throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height, world: world)
    driver.type(":")
    driver.type("Shift and digits⏎")
    for (index, character) in row.enumerated() {
      #expect(driver.sentence.contains("Press Shift and \(index + 1)"))
      driver.press(KeyPress(character))
    }
    #expect(driver.sentence.contains("Learnt"))
    #expect(world.preferences.digitRow.rawValue == row)
    driver.press(KeyPress(.escape))
    #expect(driver.sheet.isEmpty)
    for (digit, character) in zip(Digit.all, row) {
      driver.press(KeyPress(character))
      let board = try driver.board()
      #expect(
        board.game.notes(at: board.cursor, kind: .corner).contains(digit),
        "\(digit) by \(character)")
    }
    driver.type("?/note in any")
    let help = driver.text
    #expect(size.width < 80 || help.contains(row.first.map(String.init) ?? "-"))
  }

  @Test(arguments: rows + ["!\"№;%:?*("])
  func everyActionOfTheBoardKeepsAKey(row: String) throws {
    let row = try #require(DigitRow(rawValue: row))
    let table = GameBoard.commands(.english).keys
    for preset in KeyPreset.allCases {
      let map = KeyMap(preset).merging(KeyMap(row))
      #expect(map.conflicts(in: [table]).isEmpty)
      #expect(map.unknownNames(in: KeyTables.all(.english, keyMap: KeyMap())).isEmpty)
    }
  }

  @Test func theUsersOwnKeysComeFirst() throws {
    let world = try SuiteWorld()
    world.preferences.digitRow = try #require(DigitRow(rawValue: Self.rows[0]))
    let driver = try SuiteDriver.onBoard(world: world)
    driver.suite.dependencies.preferences.ownKeys = KeyMap(["gameBoard.undo": [KeyPress("&")]])
    #expect(
      driver.suite.dependencies.preferences.keyMap["gameBoard.undo"] == [KeyPress("&")])
  }

  @Test func whatCannotBeADigitKeyIsSaid() {
    var learning = DigitKeysLearning()
    learning.take("1")
    #expect(learning.objection == .digit && learning.digit == 1)
    learning.take("x")
    #expect(learning.objection == .letter)
    learning.take("!")
    #expect(learning.objection == nil && learning.digit == 2)
    learning.take("!")
    #expect(learning.objection == .same(1))
    learning.takeBack()
    #expect(learning.typed == [] && learning.objection == nil)
    for character in "&é\"'(-è_ç" { learning.take(character) }
    #expect(learning.row?.rawValue == "&é\"'(-è_ç")
    learning.take("?")
    learning.takeBack()
    #expect(learning.isComplete)
  }

  @Test(arguments: Language.allCases, ScreenSize.all)
  func theSheetIsReachedFromSettingsAndResets(language: Language, size: ScreenSize) throws {
    let world = try SuiteWorld()
    world.preferences.digitRow = try #require(DigitRow(rawValue: Self.rows[0]))
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: world, language: language)
    let place = try #require(
      Setting.ID.allCases.filter { $0 != .tileTheme }.firstIndex(of: .digitKeys))
    driver.type("," + String(repeating: "⇥", count: place) + "⏎")
    let words = Words.in(language).settings.digitKeys
    #expect(driver.shows("7/"))
    #expect(driver.shows(words.close) && driver.shows(words.american))
    driver.type("⇥⇥⏎")
    #expect(world.preferences.digitRow == .american)
    driver.type("⏎")
  }

  @Test func aNoteThatMayBeMeantOtherwiseIsExplainedOnce() throws {
    let driver = try SuiteDriver.onBoard()
    driver.press(KeyPress("&"))
    #expect(driver.shows("Other keyboard?"))
    driver.press(KeyPress("j"))
    driver.press(KeyPress("("))
    #expect(!driver.shows("Other keyboard?"))
    driver.press(KeyPress("\""))
    #expect(driver.shows("Other keyboard?"))
  }

  @Test func anAmericanKeyboardIsRecognized() throws {
    let driver = try SuiteDriver.onBoard()
    driver.press(KeyPress("@"))
    driver.press(KeyPress("&"))
    #expect(!driver.shows("Other keyboard?"))
  }

  @Test func aRowThatCannotBeIsNotRead() {
    #expect(DigitRow(rawValue: DigitRow.american.rawValue) == .american)
    for row in ["", "!@#$%^&*", "!@#$%^&**", "1@#$%^&*(", "a@#$%^&*(", " @#$%^&*(", "!@#$%^&*(("] {
      #expect(DigitRow(rawValue: row) == nil)
    }
  }

  /// The cursor moves and digits are placed although a Korean input method is on.
  @Test func theBoardIsPlayedWithAKoreanInputMethod() throws {
    let driver = try SuiteDriver.onBoard()
    let start = try driver.board().cursor
    driver.press(KeyPress("ㅓ"))
    driver.press(KeyPress("ㅣ"))
    #expect(try driver.board().cursor == Cell(row: start.row + 1, column: start.column + 1))
    driver.press(KeyPress("ㅡ"))
    #expect(try driver.board().entry.mode == .notes)
  }
}
