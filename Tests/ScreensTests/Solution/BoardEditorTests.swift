import Formats
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct BoardEditorTests {
  private func digit(_ number: Int) throws -> Digit { try #require(Digit(number)) }

  /// Types a line as a user does: digits, dots for empty cells, ⌫ and ⏎.
  private func typing(_ keys: String, into board: BoardEditor = BoardEditor()) -> BoardEditor {
    var board = board
    for key in keys {
      switch key {
      case "⌫": board.backspace()
      case "⏎": board.newLine()
      default: board.type(key.wholeNumberValue.flatMap(Digit.init))
      }
    }
    return board
  }

  @Test func eachDigitGoesOnToTheNextCell() throws {
    let board = typing("53..7")
    #expect(board.entry.givens.description.hasPrefix("53..7...."))
    #expect(board.cursor == Cell(5))
  }

  @Test func aWholePuzzleIsTypedAsItStandsInANewspaper() throws {
    let givens = try Puzzle.wellKnown().givens
    #expect(typing(givens.description).entry.givens == givens)
    let lines = stride(from: 0, to: 81, by: 9).map {
      String(givens.description.dropFirst($0).prefix(9))
    }
    #expect(typing(lines.joined(separator: "⏎")).entry.givens == givens)
    let short = lines.map { String($0.reversed().drop { $0 == "." }.reversed()) }
    #expect(typing(short.joined(separator: "⏎")).entry.givens == givens)
  }

  @Test func theLastCellIsWhereTypingEnds() {
    let board = typing(String(repeating: ".", count: 80) + "45")
    #expect(board.cursor == Cell(80))
    #expect(board.entry.givens[Cell(80)] == Digit(5))
  }

  @Test func backspaceTakesTheDigitBefore() {
    #expect(typing("53⌫").entry.givens == typing("5").entry.givens)
    #expect(typing("53⌫").cursor == Cell(1))
    #expect(typing("⌫").cursor == Cell(0))
    let full = typing(String(repeating: ".", count: 80) + "4⌫")
    #expect(full.entry.givens.count == 0 && full.cursor == Cell(80))
    #expect(typing("⌫", into: full).cursor == Cell(79))
  }

  @Test func aNewLineAfterAWholeRowGoesNoFurther() {
    #expect(typing("........5⏎").cursor == Cell(9))
    #expect(typing("........5⏎⏎").cursor == Cell(18))
    #expect(typing("...⏎").cursor == Cell(9))
    #expect(typing("⏎⏎⏎⏎⏎⏎⏎⏎⏎⏎").cursor == Cell(72))
  }

  @Test func everyChangeIsTakenBackAndMadeAgain() {
    var board = typing("53.7")
    let whole = board
    for _ in 0..<3 { board.undo() }
    #expect(board.entry.givens.count == 0 && !board.canUndo)
    for _ in 0..<3 { board.redo() }
    #expect(board.entry == whole.entry && !board.canRedo)
    board.undo()
    board.type(Digit(9))
    #expect(!board.canRedo)
  }

  @Test func anotherBoardTakesItsPlaceUntilThatIsTakenBack() throws {
    var board = typing("53")
    let other = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    board.replace(with: other)
    #expect(board.entry == other)
    #expect(board.cursor == Cell(2))
    board.undo()
    #expect(board.entry.givens.count == 2)
  }

  @Test func aDigitThatIsTypedIsAGivenEvenWhereOneWasPlaced() throws {
    var entry = PuzzleEntry(givens: Grid())
    entry.placed[Cell(0)] = try digit(4)
    var board = BoardEditor()
    board.replace(with: entry)
    board.go(to: Cell(0))
    board.type(try digit(4))
    #expect(board.entry.givens[Cell(0)] == Digit(4) && !board.entry.hasPlaced)
  }

  @Test func candidatesStayWhenADigitComesAndGoWhenOneGoes() throws {
    var entry = PuzzleEntry(givens: Grid())
    entry.candidates = CellNotes { _ in .all }
    var board = BoardEditor()
    board.replace(with: entry)
    board.type(try digit(4))
    #expect(board.entry.candidates != nil)
    board.backspace()
    #expect(board.entry.candidates == nil)
  }

  @Test func aCandidateIsRemovedAndPutBack() throws {
    var board = typing("53")
    board.go(to: Cell(2))
    #expect(!board.toggle(try digit(5)))
    #expect(board.entry.candidates == nil)
    #expect(board.toggle(try digit(7)))
    #expect(board.entry.position[Cell(2)].description == "124689")
    #expect(board.toggle(try digit(7)))
    #expect(board.entry == typing("53").entry)
    board.undo()
    #expect(board.entry.position[Cell(2)].description == "124689")
  }

  @Test func removedCandidatesStayWhenOtherDigitsComeAndGo() throws {
    var board = typing("53")
    board.go(to: Cell(80))
    #expect(board.toggle(try digit(1)))
    let before = board.entry.position
    board.go(to: Cell(40))
    board.put(try digit(6))
    #expect(!board.entry.position[Cell(41)].contains(try digit(6)))
    board.put(nil)
    #expect(board.entry.position == before)
    board.go(to: Cell(80))
    board.putBackCandidates()
    #expect(board.entry == typing("53").entry)
  }

  @Test func onlyTheGivensAreKept() throws {
    let puzzle = try Puzzle.wellKnown()
    var entry = PuzzleEntry(givens: puzzle.givens)
    entry.placed[Cell(2)] = puzzle.solution[Cell(2)]
    entry.notes = CellNotes { _ in .all }
    var board = BoardEditor()
    board.replace(with: entry)
    #expect(board.entry.hasMoreThanGivens)
    board.keepGivens()
    #expect(board.entry == PuzzleEntry(givens: puzzle.givens))
    #expect(!board.entry.hasMoreThanGivens)
    board.undo()
    #expect(board.entry == entry)
  }
}
