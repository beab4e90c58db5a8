import Sudoku

/// A simple brute-force solver, to verify the fast one.
enum ObviousSolver {
  /// Returns at most `limit` solutions of `grid`.
  static func solutions(of grid: Grid, limit: Int) -> [Grid] {
    guard grid.conflicts.isEmpty else { return [] }
    var found: [Grid] = []
    var grid = grid
    fill(&grid, limit, &found)
    return found
  }

  private static func fill(_ grid: inout Grid, _ limit: Int, _ found: inout [Grid]) {
    let choices = grid.emptyCells.map { (cell: $0, digits: grid.candidates(at: $0)) }
    guard let next = choices.min(by: { $0.digits.count < $1.digits.count }) else {
      found.append(grid)
      return
    }
    for digit in next.digits where found.count < limit {
      grid[next.cell] = digit
      fill(&grid, limit, &found)
    }
    grid[next.cell] = nil
  }
}
