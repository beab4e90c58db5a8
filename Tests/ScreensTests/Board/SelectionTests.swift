import Games
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct SelectionTests {
  @Test func movesSelectAndADigitIsNotedInAll() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("v→↓")
    #expect(try driver.board().selection == [Cell(2), Cell(3), Cell(12)])
    driver.type("2")
    #expect(try driver.board().game.notes(at: Cell(2)) == [.two])
    #expect(try driver.board().game.notes(at: Cell(3)) == [.two])
    #expect(try driver.board().game.digit(at: Cell(12)) == .one, "a given is left alone")
    #expect(try driver.board().game.position == 1)
    driver.type("2")
    #expect(try driver.board().game.notes(at: Cell(2)).isEmpty, "all had it")
    driver.type("uu")
    #expect(try driver.board().game.position == 0)
  }

  @Test func aSelectionStopsAtTheEdge() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.move(toRow: 1, column: 8)
    driver.type("v→→")
    let selection = try driver.board().selection
    #expect(selection == [Cell(7), Cell(8)])
    driver.type("↑")
    let cursor = try driver.board().cursor
    #expect(cursor == Cell(8))
    driver.type("⎋→")
    let free = try driver.board().cursor
    #expect(free == Cell(0), "without a selection the cursor goes on at the other edge")
  }

  @Test func whatWasNotedInHowManyCellsIsSaid() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("v→↓2")
    #expect(driver.shows("Noted 2 in 2 of 3 cells"))
    driver.type("2")
    #expect(driver.shows("Removed note 2 from 2 cells"))
    driver.type("⎋")
  }

  @Test func escapeEndsTheSelectionFirst() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("v→⎋")
    #expect(try driver.board().selection.isEmpty)
    driver.type("→")
    #expect(try driver.board().selection.isEmpty)
    driver.type("⎋")
    #expect(driver.suite.router.path == [.levels])
  }

  @Test func theKeyAgainKeepsTheCellsAndMovesFreely() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("v→v→→v")
    #expect(try driver.board().selection == [Cell(2), Cell(3), Cell(5)])
    driver.type("⎋vv")
    #expect(try driver.board().selection.isEmpty, "a single cell is no selection")
  }

  @Test func coloursClearingAndCandidatesGoToAllCells() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("v→z6")
    #expect(try driver.board().game.board.colors(of: Cell(2)) == [.six])
    #expect(try driver.board().game.board.colors(of: Cell(3)) == [.six])
    driver.type("a")
    #expect(try driver.board().game.notes(at: Cell(3)) == [.two, .six])
    driver.type("0")
    #expect(try driver.board().game.notes(at: Cell(2)).isEmpty)
    #expect(try driver.board().game.notes(at: Cell(3)).isEmpty)
    #expect(try driver.board().game.position == 3)
  }

  @Test func aDragSelectsTheCellsItGoesOver() throws {
    let driver = try SuiteDriver.onBoard()
    let places = try [(1, 3), (1, 4), (2, 4)].map { try driver.point(row: $0.0, column: $0.1) }
    driver.send([
      .mouse(MouseEvent(.press(.left), at: places[0])),
      .mouse(MouseEvent(.drag(.left), at: places[1])),
      .mouse(MouseEvent(.drag(.left), at: places[2])),
      .mouse(MouseEvent(.release(.left), at: places[2])),
    ])
    #expect(try driver.board().selection == [Cell(2), Cell(3), Cell(12)])
    #expect(try driver.board().cursor == Cell(12))
    try driver.click(row: 9, column: 9)
    #expect(try driver.board().selection.isEmpty, "a click is about one cell again")
  }

  @Test(arguments: [KeyPress.Modifiers.control, .shift])
  func aClickWithAKeyHeldDownAddsACellOrTakesItOut(modifiers: KeyPress.Modifiers) throws {
    let driver = try SuiteDriver.onBoard()
    for (row, column) in [(5, 5), (7, 3)] {
      try driver.click(row: row, column: column, modifiers: modifiers)
    }
    #expect(try driver.board().selection == [Cell(2), Cell(40), Cell(56)])
    try driver.click(row: 5, column: 5, modifiers: modifiers)
    #expect(try driver.board().selection == [Cell(2), Cell(56)])
  }

  @Test func aClickBesideTheBoardEndsTheSelection() throws {
    let driver = try SuiteDriver.onBoard(width: 120, height: 40)
    driver.type("v→")
    driver.view.click(x: 119, y: 38)
    #expect(try driver.board().selection.isEmpty)
  }

  @Test func aClickOnThePadKeepsTheSelection() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("v→")
    driver.view.click(on: "2  ●●·")
    #expect(try driver.board().game.notes(at: Cell(3)) == [.two])
  }
}
