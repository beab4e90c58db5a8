public import Formats
public import Sudoku

extension PuzzleEntry {
  /// `true` if the candidates are clues: without them, the givens don't have exactly one solution.
  /// Such a puzzle is called a Sukaku. Where digits are placed, the candidates are those that these
  /// leave.
  public var isNarrowed: Bool {
    guard let candidates, !hasPlaced else { return false }
    let allowed = CellNotes(leftBy: givens)
    return givens.emptyCells.contains {
      !allowed[$0].subtracting(candidates[$0]).isEmpty
    } && Solver.uniqueSolution(of: givens) == nil
  }

  /// The puzzle to play on a board like this, or why there is none. Wrong digits and missing
  /// candidates are mistakes of a player, who can go on with them.
  public var playable: PlayablePuzzle {
    if let solution = Solver.uniqueSolution(of: givens) {
      return givens.isSolved ? .finished : .puzzle(self, solution: solution)
    }
    if hasPlaced, let solution = Solver.uniqueSolution(of: grid) {
      if grid.isSolved { return .finished }
      var settled = self
      (settled.givens, settled.placed) = (grid, Grid())
      return .puzzle(settled, solution: solution)
    }
    return candidates != nil && BoardFindings(self).check.solution != nil ? .narrowed : .unsolvable
  }
}

/// What a board has to play.
public enum PlayablePuzzle: Sendable {
  /// A puzzle whose givens have one solution. They are those of the board, or all its digits where
  /// only these have one.
  case puzzle(PuzzleEntry, solution: Grid)
  /// Nothing, because the grid is solved: no cell is left to fill in.
  case finished
  /// Nothing, because only the candidates leave one solution.
  case narrowed
  /// Nothing, because there isn't exactly one solution.
  case unsolvable
}
