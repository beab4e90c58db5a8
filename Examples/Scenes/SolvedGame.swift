public import Games
public import Sudoku

extension Game {
  /// A game solved in `seconds`, cell by cell in reading order. With `withError`, the second digit
  /// is noted first, and a wrong one is placed and undone.
  public nonisolated static func solved(
    _ puzzle: Puzzle, id: Int64, from origin: GameOrigin, in seconds: Int, withError: Bool,
    nudges: Int = 0
  ) -> Game {
    var game = Game(id: id, puzzle: puzzle, origin: origin)
    for _ in 0..<nudges { game.count(.nudge, at: .zero) }
    let empty = game.board.grid.emptyCells
    for (index, cell) in empty.enumerated() {
      guard let digit = puzzle.solution[cell] else { continue }
      let elapsed = Duration.seconds(seconds * (index + 1) / empty.count)
      if index == 1, withError {
        game.apply(.toggleNote(digit, at: cell), at: elapsed - .seconds(2))
        game.apply(.place(Digit.all[(digit.index + 1) % 9], at: cell), at: elapsed - .seconds(1))
        game.undo(at: elapsed)
      }
      game.apply(.place(digit, at: cell), at: elapsed)
    }
    return game
  }

  /// The score of the game.
  public nonisolated var scoreSheet: ScoreSheet {
    ScoreSheet(puzzle: puzzle, elapsed: lastElapsed, errors: errors, hints: hints)
  }
}
