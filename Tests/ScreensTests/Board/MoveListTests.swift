import Games
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct MoveListTests {
  @Test func theNewestMoveComesFirstAndWhatWasUndoneIsMarked() throws {
    var game = try game([
      .place(.four, at: Cell(2)), .toggleNote(.two, at: Cell(5)), .clear(Cell(2)),
    ])
    game.undo(at: .seconds(70))
    let lines = MoveLine.latest(of: game, count: 10, words: Words.english.panel)
    #expect(lines.map(\.text) == ["r1c3: cleared", "r1c6: note 2", "r1c3: 4"])
    #expect(lines.map(\.time) == ["0:03", "0:02", "0:01"])
    #expect(lines.map(\.isUndone) == [true, false, false])
  }

  @Test func aMoveAfterUndoHasItsOwnTime() throws {
    var game = try game([.place(.four, at: Cell(2)), .place(.two, at: Cell(3))])
    game.undo(at: .seconds(3))
    game.apply(.place(.six, at: Cell(3)), at: .seconds(95))
    let lines = MoveLine.latest(of: game, count: 1, words: Words.english.panel)
    #expect(lines.map(\.text) == ["r1c4: 6"])
    #expect(lines.map(\.time) == ["1:35"])
  }

  @Test func notesOfOneCellAreOneLine() throws {
    let lines = MoveLine.latest(
      of: try game([
        .toggleNote(.two, at: Cell(5)), .toggleNote(.four, at: Cell(5)),
        .toggleNote(.eight, at: Cell(5)), .toggleNote(.four, at: Cell(5)),
        .toggleNote(.two, at: Cell(5), kind: .centre), .toggleNote(.two, at: Cell(7)),
        .toggleNote(.two, at: Cell(7)),
      ]), count: 10, words: Words.english.panel)
    #expect(lines.map(\.text) == ["r1c8: notes –", "r1c6: centre 2", "r1c6: notes 2 8"])
    #expect(lines.map(\.time) == ["0:07", "0:05", "0:04"])
  }

  @Test func whatWasUndoneOfThemIsALineOfItsOwn() throws {
    var game = try game([.toggleNote(.two, at: Cell(5)), .toggleNote(.four, at: Cell(5))])
    game.undo(at: .seconds(3))
    let lines = MoveLine.latest(of: game, count: 10, words: Words.english.panel)
    #expect(lines.map(\.text) == ["r1c6: note 4", "r1c6: note 2"])
    #expect(lines.map(\.isUndone) == [true, false])
  }

  @Test(arguments: [
    (Move.toggleNote(.five, at: Cell(80), kind: .centre), "r9c9: centre 5"),
    (.setNotes([.two, .four], at: Cell(80)), "r9c9: notes 2 4"),
    (.color([.three], at: Cell(10)), "r2c2: colour ▲"),
    (.color([], at: Cell(10)), "r2c2: no colour"),
    (.several([.clear(Cell(1)), .clear(Cell(2)), .clear(Cell(2))]), "2 cells changed"),
    (.restart, "restarted"), (.restore(checkpoint: 2), "back to checkpoint 2"),
    (.reveal, "solution shown"),
  ])
  func everyKindOfMoveHasWords(move: Move, words: String) {
    #expect(move.text(in: Words.english.panel) == words)
  }

  /// Moves a second apart.
  private func game(_ moves: [Move]) throws -> Game {
    var game = Game(id: 1, puzzle: try .wellKnown())
    for (index, move) in moves.enumerated() { game.apply(move, at: .seconds(index + 1)) }
    return game
  }
}
