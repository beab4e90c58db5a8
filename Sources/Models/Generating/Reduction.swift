public import Sudoku

/// Leaves out givens that a puzzle doesn't need.
public enum Reduction {
  /// Returns the givens of `puzzle` that can be left out one at a time without a further solution.
  /// A minimal puzzle has none. Leaving out several may lead to more solutions.
  public static func redundantGivens(of puzzle: Grid) -> [Cell] {
    let search = Search()
    search.ask(puzzle)
    return Cell.all.filter { cell in
      puzzle[cell].map { !search.hasSolution(withAnother: $0, at: cell) } ?? false
    }
  }

  /// Returns `puzzle`, which has exactly one solution, without givens that it doesn't need. They
  /// are tried in an order that `random` gives, until none can go.
  public static func minimal(of puzzle: Grid, using random: inout SeededRandom) -> Grid {
    let search = Search()
    search.ask(puzzle)
    var result = puzzle
    for cell in random.shuffled(Cell.all) {
      guard let digit = result[cell], !search.hasSolution(withAnother: digit, at: cell) else {
        continue
      }
      search.setCandidates(DigitSet.all.bits, at: cell.index)
      result[cell] = nil
    }
    return result
  }
}

extension Search {
  /// Returns `true` if there is a solution with a digit other than the given one in `cell`. Leaves
  /// the question unchanged.
  fileprivate func hasSolution(withAnother given: Digit, at cell: Cell) -> Bool {
    setCandidates(DigitSet([given]).complement.bits, at: cell.index)
    defer { setCandidates(DigitSet([given]).bits, at: cell.index) }
    return hasSolution()
  }
}
