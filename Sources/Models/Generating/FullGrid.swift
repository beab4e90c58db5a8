/// Makes full grids that obey the rules.
struct FullGrid: ~Copyable {
  private var search = Search()

  /// A full grid out of what `random` gives.
  ///
  /// The three boxes on the diagonal do not touch each other, so they take any digits; then cells
  /// in any order take any digit that leaves a solution, until there is only one. At last the grid
  /// is transformed, so that no place is favoured. What comes out depends on facts about grids, not
  /// on the order in which a solver goes about them.
  mutating func make(using random: inout SeededRandom) -> Grid {
    var grid = Grid()
    for box in [0, 4, 8] {
      for (cell, digit) in zip(House.box(box).cells, random.shuffled(Digit.all)) {
        grid[cell] = digit
      }
    }
    for cell in random.shuffled(grid.emptyCells) {
      for digit in random.shuffled(grid.candidates(at: cell)) {
        grid[cell] = digit
        let count = grid.withCells { search.run($0, limit: 2) }
        if count == 1 {
          let solution = Grid(cells: search.solutions[...])
          return GridTransform.random(using: &random)(solution)
        }
        if count > 1 { break }
      }
    }
    return GridTransform.random(using: &random)(grid)
  }
}
