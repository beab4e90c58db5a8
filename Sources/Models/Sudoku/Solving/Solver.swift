/// Counts and finds the solutions of a grid.
///
/// A grid that breaks the rules has no solution. An empty one has more than anyone can count, so
/// every method takes a limit. A typical puzzle takes a few microseconds.
public enum Solver {
  /// Counts the solutions of `grid`, up to `limit`.
  public static func count(of grid: Grid, limit: Int = 2) -> Int {
    var search = Search()
    return grid.withCells { search.run($0, limit: limit) }
  }

  /// Counts the solutions of `position` within its candidates, up to `limit`.
  public static func count(of position: CandidateGrid, limit: Int = 2) -> Int {
    let search = Search()
    search.ask(position)
    return search.count(limit: limit)
  }

  /// Calls `body` with each solution of `position` within its candidates, as 81 ASCII digits, until
  /// it returns `false`. Keeps none of them, so there may be billions.
  public static func forEachSolution(of position: CandidateGrid, _ body: ([UInt8]) -> Bool) {
    let search = Search()
    search.ask(position)
    search.forEachSolution(zero: UInt8(ascii: "0"), body)
  }

  /// Returns at most `limit` solutions of `grid`, in no particular order.
  public static func solutions(of grid: Grid, limit: Int) -> [Grid] {
    var search = Search()
    let count = grid.withCells { search.run($0, limit: limit, keepingAll: true) }
    return grids(count, search.solutions)
  }

  /// Returns at most `limit` solutions of `position` within its candidates, in no particular order.
  public static func solutions(of position: CandidateGrid, limit: Int) -> [Grid] {
    var search = Search()
    search.ask(position)
    let count = search.run(limit: limit, keepingAll: true)
    return grids(count, search.solutions)
  }

  private static func grids(_ count: Int, _ digits: [UInt8]) -> [Grid] {
    (0..<count).map { Grid(cells: digits[$0 * 81..<($0 + 1) * 81]) }
  }

  /// Returns the solution of `grid`, or `nil` if it has none or several.
  public static func uniqueSolution(of grid: Grid) -> Grid? {
    var search = Search()
    guard grid.withCells({ search.run($0, limit: 2) }) == 1 else { return nil }
    return Grid(cells: search.solutions[...])
  }
}
