import Games
import Sudoku
import Testing

struct MistakeTests {
  private let r1c3 = Cell(row: 0, column: 2)

  private func place(_ digit: Int, in game: inout Game) throws -> Game.Outcome {
    game.apply(.place(try #require(Digit(digit)), at: r1c3), at: .zero)
  }

  @Test func aDigitThatBreaksNoRuleYetIsWrongAgainstTheSolution() throws {
    var game = try Game.wellKnown()
    #expect(try place(1, in: &game).isWrong)
    #expect(game.errors == 1)
    #expect(game.isWrong(r1c3))
    #expect(game.conflicts.isEmpty)
  }

  @Test func theSameWrongDigitInACellCountsOnce() throws {
    var game = try Game.wellKnown()
    _ = try place(1, in: &game)
    _ = try place(2, in: &game)
    #expect(try place(1, in: &game).isWrong)
    #expect(game.errors == 2)
    #expect(game.mistakes.map(\.digit) == [Digit(1), Digit(2)])
  }

  @Test func undoAndRestartTakeNoErrorBack() throws {
    var game = try Game.wellKnown()
    _ = try place(1, in: &game)
    game.undo(at: .zero)
    #expect(game.errors == 1)
    #expect(!game.isWrong(r1c3))
    game.redo(at: .zero)
    #expect(game.errors == 1)
    game.apply(.restart, at: .zero)
    #expect(game.errors == 1)
  }

  @Test func anErrorWhoseMoveWasDroppedStillCounts() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=1", "undo", "r1c3=4")
    #expect(game.moves.count == 1)
    #expect(game.errors == 1)
  }

  @Test func notesAreNeverErrors() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3?1", "r1c3?5", "r1c3?9")
    #expect(game.errors == 0)
  }
}
