/// Counts and finds the solutions of a grid.
///
/// A grid that breaks the rules has no solution. An empty one has more than anyone can count, so
/// every method takes a limit. A typical puzzle takes a few microseconds.
public enum Solver {
  /// Counts the solutions of `grid`, up to `limit`.
  public static func count(of grid: Grid, limit: Int = 2) -> Int {
    let search = Search()
    search.ask(grid)
    return search.count(limit: limit)
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
    let search = Search()
    search.ask(grid)
    return solutions(search, limit)
  }

  /// Returns at most `limit` solutions of `position` within its candidates, in no particular order.
  public static func solutions(of position: CandidateGrid, limit: Int) -> [Grid] {
    let search = Search()
    search.ask(position)
    return solutions(search, limit)
  }

  private static func solutions(_ search: borrowing Search, _ limit: Int) -> [Grid] {
    var solutions: [Grid] = []
    guard limit > 0 else { return solutions }
    search.forEachSolution { cells in
      solutions.append(Grid(cells: cells[...]))
      return solutions.count < limit
    }
    return solutions
  }

  /// Returns the solution of `grid`, or `nil` if it has none or several.
  public static func uniqueSolution(of grid: Grid) -> Grid? {
    let solutions = solutions(of: grid, limit: 2)
    return solutions.count == 1 ? solutions[0] : nil
  }
}

/// The number of solutions of a position, as far as they were counted.
public enum SolutionCount: Hashable, Sendable {
  /// Exactly this many.
  case exactly(Int)
  /// More than this many.
  case moreThan(Int)
}

extension SolutionCount {
  /// Counts the solutions of `position` within its candidates, up to `limit`, off the caller's
  /// actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled, within a few hundred
  ///   solutions.
  @concurrent
  public static func find(
    of position: CandidateGrid, upTo limit: Int
  ) async throws(CancellationError) -> SolutionCount {
    let search = Search()
    search.ask(position)
    let count = search.count(limit: limit + 1, stop: .cancelled)
    try Stop.cancelled.check()
    return count > limit ? .moreThan(limit) : .exactly(count)
  }
}
