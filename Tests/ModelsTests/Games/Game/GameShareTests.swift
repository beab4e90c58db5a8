import Formats
import Games
import Sudoku
import TestSupport
import Testing

struct GameShareTests {
  private func digit(_ number: Int) -> Digit { Digit.all[number - 1] }

  private func game() throws -> Game {
    var game = Game(id: 1, puzzle: try .wellKnown())
    game.apply(.place(digit(4), at: Cell(2)), at: .zero)
    game.apply(.toggleNote(digit(2), at: Cell(3)), at: .zero)
    game.apply(.toggleNote(digit(6), at: Cell(3), kind: .centre), at: .zero)
    return game
  }

  @Test func whatIsSharedOfThePuzzleIsReadBack() throws {
    let share = GameShare(try game(), elapsed: .seconds(75))
    let givens = share.game.puzzle.givens
    #expect(
      share.line
        == "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    #expect(share.link == "https://sudokupad.app/" + share.code)
    for text in [share.line, share.code, share.link] {
      let document = PuzzleDocument(text)
      #expect(document.entries.map(\.givens) == [givens], "\(text)")
    }
  }

  @Test func theStateHasDigitsAndNotesOfBothKinds() throws {
    let share = GameShare(try game(), elapsed: .seconds(75))
    #expect(share.state.hasPrefix("*-----------*\n|534|.7.|...|\n"))
    let link = try #require(share.state.split(separator: "\n").last)
    let entry = try #require(PuzzleDocument(String(link)).entries.first)
    #expect(entry.givens == share.game.puzzle.givens)
    #expect(entry.placed[Cell(2)] == digit(4))
    #expect(entry.notes?[Cell(3)] == [digit(2)])
    #expect(entry.centreNotes?[Cell(3)] == [digit(6)])
  }

  @Test func theBoxesSayWhereErrorsWereMade() throws {
    var game = try game()
    #expect(GameShare(game, elapsed: .zero).boxes == "🟩🟩🟩\n🟩🟩🟩\n🟩🟩🟩")
    game.apply(.place(digit(1), at: Cell(row: 4, column: 4)), at: .zero)
    game.apply(.place(digit(1), at: Cell(row: 8, column: 0)), at: .zero)
    game.apply(.place(digit(2), at: Cell(row: 8, column: 0)), at: .zero)
    #expect(GameShare(game, elapsed: .zero).boxes == "🟩🟩🟩\n🟩🟨🟩\n🟥🟩🟩")
  }
}
