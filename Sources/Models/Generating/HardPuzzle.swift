import Sudoku

/// Puzzles near which others as hard are found. Random puzzles are hardly ever rated so high, while
/// many of those that differ from these in a few givens are.
enum HardPuzzle {
  /// The rating in tenths from which a search starts near one of these.
  static let leastRating = 90

  /// Well-known puzzles, rated 10 and above: AI Escargot, Arto Inkala's of 2010 and 2012, Platinum
  /// Blonde, Easter Monster.
  static let givens = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
  ]

  /// Returns one of them as it looks after a random transformation.
  static func random(using random: inout SeededRandom) -> (full: FullGrid, given: CellBits) {
    let text = givens[random.below(givens.count)]
    let transform = GridTransform.random(using: &random)
    guard let grid = try? Grid(text: text), let solution = Solver.uniqueSolution(of: grid) else {
      preconditionFailure("a test says that each has one solution")
    }
    let puzzle = transform(grid)
    let given = CellBits(cells: Cell.all.filter { puzzle[$0] != nil })
    return (FullGrid(transform(solution)), given)
  }
}
