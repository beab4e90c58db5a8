import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// Entries other than digits, on the well-known puzzle with the cursor on r1c3.
struct EntryTests {
  @Test(arguments: zip(Digit.all, "!@#$%^&*("))
  func aShiftedDigitNotesWhateverTheMode(digit: Digit, key: Character) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(String(key))
    #expect(try driver.board().game.notes(at: Cell(2)) == [digit])
    driver.type("m\(key)")
    #expect(try driver.board().game.notes(at: Cell(2)).isEmpty)
  }

  @Test(arguments: Digit.all)
  func aCentreNoteHasTwoWaysIn(digit: Digit) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(";")
    #expect(driver.shows("Centre note 1-9"))
    driver.type(digit.description)
    #expect(!driver.shows("Centre note 1-9"))
    #expect(try driver.board().game.notes(at: Cell(2), kind: .centre) == [digit])
    #expect(try driver.board().game.notes(at: Cell(2)).isEmpty)
    driver.press(KeyPress(Character(digit.description), modifiers: .alt))
    #expect(try driver.board().game.notes(at: Cell(2), kind: .centre).isEmpty)
  }

  @Test func twiceTheKeyOfCentreNotesIsTheirMode() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(";;12")
    #expect(try driver.board().entry.mode == .centreNotes)
    #expect(try driver.board().game.notes(at: Cell(2), kind: .centre) == [.one, .two])
    driver.type(";;")
    #expect(driver.shows("Centre notes off"))
    #expect(try driver.board().entry.mode == .digits)
  }

  @Test func aCellGetsAColourAndLosesIt() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("z")
    #expect(driver.shows("Colour 1-9, 0 none"))
    driver.type("3")
    #expect(try driver.board().game.board.colors(of: Cell(2)) == [.three])
    driver.type("z3")
    #expect(try driver.board().game.board.colors(of: Cell(2)).isEmpty)
    driver.type("z5z0")
    #expect(try driver.board().game.board.colors(of: Cell(2)).isEmpty)
    driver.type("u")
    #expect(try driver.board().game.board.colors(of: Cell(2)) == [.five])
  }

  @Test func aCellHasSeveralColours() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("z3z1")
    #expect(try driver.board().game.board.colors(of: Cell(2)) == [.one, .three])
    #expect(driver.shows("colour ●▲"))
    driver.type("z3")
    #expect(try driver.board().game.board.colors(of: Cell(2)) == [.one])
    driver.type("z3z0")
    #expect(try driver.board().game.board.colors(of: Cell(2)).isEmpty)
    driver.type("u")
    #expect(try driver.board().game.board.colors(of: Cell(2)) == [.one, .three])
  }

  @Test func inColourModeDigitsAreColoursAndClearTakesThemAway() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("zz2←4")
    #expect(try driver.board().game.board.colors(of: Cell(2)) == [.two])
    #expect(
      try driver.board().game.board.colors(of: Cell(1)) == [.four], "a given has a colour too")
    driver.type("0")
    #expect(try driver.board().game.board.colors(of: Cell(1)).isEmpty)
    driver.type("zz→4")
    #expect(try driver.board().digitUnderCursor == .four)
  }

  @Test func anyOtherKeyEndsWhatIsAwaitedAndDoesWhatItDoes() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("z→6")
    #expect(try driver.board().cursor == Cell(3))
    #expect(try driver.board().digitUnderCursor == .six)
    driver.type("g⎋")
    #expect(driver.suite.trail.last == "board", "Escape ends only what is awaited")
    #expect(try driver.board().entry.awaited == nil)
    driver.type("zm")
    #expect(try driver.board().entry.mode == .notes)
  }

  @Test func candidatesOfACellCountAsHelpOnce() throws {
    let driver = try SuiteDriver.onBoard(world: .showingTheScore())
    driver.type("a")
    #expect(driver.shows("Filled in: score −3%"))
    #expect(try driver.board().game.notes(at: Cell(2)) == [.one, .two, .four])
    #expect(try driver.board().game.hints.count(of: .automaticCandidates) == 1)
    driver.type("⇥a")
    #expect(driver.shows("Candidates filled in"))
    #expect(try driver.board().game.hints.total == 1)
    driver.type("a")
    #expect(driver.shows("Nothing to change"))
    driver.type("←←a")
    #expect(driver.shows("Notes need an empty cell"))
  }

  @Test func candidatesOfTheWholeBoardAreOneUndo() throws {
    let driver = try SuiteDriver.onBoard(world: .showingTheScore())
    driver.type("A")
    for cell in try driver.board().game.board.grid.emptyCells {
      let game = try driver.board().game
      #expect(game.notes(at: cell) == game.board.candidates(at: cell))
    }
    #expect(try driver.board().question == nil, "there was nothing to lose")
    #expect(driver.shows("Filled in: score −3%"))
    driver.type("u")
    #expect(try driver.board().game.board == Board(givens: Puzzle.wellKnown().givens))
  }

  @Test func candidatesInPlaceOfNotesAskOnce() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("!@A")
    #expect(driver.shows("Fill in all candidates?"))
    driver.type("⎋")
    #expect(try driver.board().game.notes(at: Cell(2)) == [.one, .two])
    driver.type("AA")
    #expect(try driver.board().game.notes(at: Cell(2)) == [.one, .two, .four])
    driver.type("!A")
    #expect(try driver.board().game.notes(at: Cell(2)) == [.one, .two, .four])
    #expect(try driver.board().question == nil, "asked before")
  }

  @Test func theQuestionSaysWhatEachAnswerDoesAndWhatItCosts() throws {
    let driver = try SuiteDriver.onBoard(world: .showingTheScore())
    driver.type("!A")
    #expect(driver.shows("costs 3% of your score"))
    #expect(driver.shows(Words.english.says.keepNotes))
    driver.type("K")
    #expect(try driver.board().game.notes(at: Cell(2)) == [.one])
    #expect(try driver.board().game.cellsWithoutNotes.isEmpty)
    #expect(driver.shows("Filled in: score −3%"))
    driver.type("A")
    #expect(driver.shows("notes back."))
    #expect(!driver.shows("of your score") && !driver.shows(Words.english.says.keepNotes))
  }

  @Test func aNewGameBeginsWithCandidatesWhereThePlayerWantsThem() throws {
    let world = try SuiteWorld()
    world.preferences.fillsCandidates = true
    let driver = try SuiteDriver.onBoard(world: world)
    #expect(try driver.board().game.notes(at: Cell(2)) == [.one, .two, .four])
    #expect(try driver.board().game.hints.count(of: .automaticCandidates) == 1)
    driver.type("u")
    #expect(try driver.board().game.notes(at: Cell(2)).isEmpty)
    driver.type("qr")
    #expect(try driver.board().game.notes(at: Cell(2)).isEmpty, "only a new game is filled")
  }

  @Test func theKeyHoldsForOneGameAndTheSettingForAll() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("d")
    var isOn = try driver.board().isDigitFirst
    #expect(isOn)
    driver.suite.play(try .wellKnown())
    driver.view.runtime.showFrame()
    isOn = try driver.board().isDigitFirst
    #expect(!isOn)
    driver.suite.dependencies.preferences.values.entersDigitFirst = true
    isOn = try driver.board().isDigitFirst
    #expect(isOn, "a change of the setting holds at once")
    driver.type("d")
    isOn = try driver.board().isDigitFirst
    #expect(!isOn)
  }

  @Test func digitFirstArmsADigitAndEnterWritesIt() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("⏎")
    #expect(driver.shows("Press a digit to place it"))
    driver.type("d⏎")
    #expect(driver.shows("Choose a digit first"))
    let isSaid = driver.shows("digit first")
    #expect(isSaid)
    #expect(!driver.world.preferences.entersDigitFirst, "only in this game")
    driver.type("4")
    #expect(driver.shows("4 picked: ⏎ or click"))
    #expect(try driver.board().digitUnderCursor == nil)
    driver.type("⏎")
    #expect(try driver.board().digitUnderCursor == .four)
    driver.type("⇥m6⏎")
    #expect(try driver.board().game.notes(at: Cell(3)) == [.six])
    driver.type("md4")
    #expect(try driver.board().entry.armed == nil)
    #expect(try driver.board().digitUnderCursor == .four, "cells come first again")
  }

  @Test func theDigitUnderTheCursorBecomesThePenAtOnce() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("←d")
    let (digit, armed) = (try driver.board().digitUnderCursor, try driver.board().entry.armed)
    #expect(digit != nil && armed == digit)
  }

  @Test func theCellsWhereThePenCanGoAreLit() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("d4")
    let (game, looks) = (try driver.board().game, try driver.board().picture.cells)
    for cell in Cell.all {
      let isFree =
        game.digit(at: cell) == nil && !cell.peers.contains { game.digit(at: $0) == .four }
      #expect(looks[cell.index].isOpen == isFree && !looks[cell.index].isPeer)
    }
    driver.type("⎋")
    let isLit = try driver.board().picture.cells.contains { $0.isOpen }
    #expect(!isLit)
  }

  @Test(arguments: ["d4⎋5", "d⎋5"])
  func escapeEndsTheFocus(keys: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(keys)
    #expect(try driver.board().digitUnderCursor == .five)
  }

  @Test func escapeLaysThePenDownWhereTheSettingHasTheDigitFirst() throws {
    let world = try SuiteWorld()
    world.preferences.entersDigitFirst = true
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4⎋")
    #expect(try driver.board().entry.armed == nil)
    #expect(try driver.board().isDigitFirst)
  }

  @Test func thePenTurnsItsOwnDigitIntoANote() throws {
    let driver = try SuiteDriver.onBoard()
    let start = try driver.board().game.board
    driver.type("d4⏎")
    #expect(try driver.board().digitUnderCursor == .four)
    driver.type("⏎")
    #expect(try driver.board().digitUnderCursor == nil)
    #expect(try driver.board().game.notes(at: Cell(2)) == [.four])
    driver.type("⏎")
    #expect(try driver.board().digitUnderCursor == .four)
    driver.type("uuu")
    #expect(try driver.board().game.board == start)
  }

  @Test func memoModeSaysSo() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("m")
    #expect(driver.shows("Notes on"))
    driver.type(" ")
    #expect(driver.shows("Notes off"))
  }

  @Test func notesStayWhereThePlayerWantsThem() throws {
    let world = try SuiteWorld()
    world.preferences.removesNotesOfPeers = false
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("→@←2")
    #expect(try driver.board().game.notes(at: Cell(3)) == [.two])
  }
}
