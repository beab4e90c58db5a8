/// Counts and finds the solutions of a grid, whatever it holds.
///
/// Digits that break the rules mean no solution; an empty grid has more than anyone can count, so
/// every question has a limit. One answer takes a few microseconds for a puzzle as people play it.
public enum Solver {
  /// How many solutions `grid` has; `limit` where there are that many or more.
  public static func count(of grid: Grid, limit: Int = 2) -> Int {
    var search = Search()
    return grid.withCells { search.run($0, limit: limit) }
  }

  /// The solutions of `grid`, at most `limit` of them, in an order that is not specified.
  public static func solutions(of grid: Grid, limit: Int) -> [Grid] {
    var search = Search()
    let count = grid.withCells { search.run($0, limit: limit, keepingAll: true) }
    return grids(count, search.solutions)
  }

  /// The solutions of `position` within its candidates, at most `limit` of them, in an order that is
  /// not specified.
  public static func solutions(of position: CandidateGrid, limit: Int) -> [Grid] {
    var search = Search()
    search.ask(position)
    let count = search.run(limit: limit, keepingAll: true)
    return grids(count, search.solutions)
  }

  private static func grids(_ count: Int, _ digits: [UInt8]) -> [Grid] {
    (0..<count).map { Grid(cells: digits[$0 * 81..<($0 + 1) * 81]) }
  }

  /// The solution of `grid`; nil where it has none or several.
  public static func uniqueSolution(of grid: Grid) -> Grid? {
    var search = Search()
    guard grid.withCells({ search.run($0, limit: 2) }) == 1 else { return nil }
    return Grid(cells: search.solutions[...])
  }
}
