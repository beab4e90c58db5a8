public import Sudoku

/// The check of a grid as a puzzle: does it obey the rules, and how many solutions does it have?
/// Each result names the cells that show it.
public enum PuzzleCheck: Hashable, Sendable {
  /// There is one solution.
  case unique(Grid)
  /// Two cells of a house hold the same digit. Has all such pairs, at least one.
  case conflicts([GridConflict])
  /// There is no solution, although no rule is broken yet. The suspects are cells whose digit may
  /// be wrong: emptying any one of them makes the grid solvable. There are none if candidates are
  /// clues.
  case noSolution(Impossibility, suspects: [Cell])
  /// There are at least these two solutions.
  case several(Grid, Grid)

  /// Checks `grid`. Takes a few microseconds if it has one solution.
  public init(_ grid: Grid) {
    let conflicts = GridConflict.all(in: grid)
    guard conflicts.isEmpty else {
      self = .conflicts(conflicts)
      return
    }
    self.init(Solver.solutions(of: grid, limit: 2)) {
      (Impossibility(of: CandidateGrid(grid)), Self.suspects(in: grid))
    }
  }

  /// Checks `position`. Only solutions within its candidates count.
  public init(_ position: CandidateGrid) {
    let conflicts = GridConflict.all(in: position.grid)
    guard conflicts.isEmpty else {
      self = .conflicts(conflicts)
      return
    }
    self.init(Solver.solutions(of: position, limit: 2)) { (Impossibility(of: position), []) }
  }

  /// Creates the result from the first solutions, at most two. `why` is called if there are none.
  private init(_ solutions: [Grid], _ why: () -> (Impossibility, [Cell])) {
    switch (solutions.first, solutions.dropFirst().first) {
    case (let one?, let other?): self = .several(one, other)
    case (let only?, nil): self = .unique(only)
    default:
      let (impossibility, suspects) = why()
      self = .noSolution(impossibility, suspects: suspects)
    }
  }

  /// The only solution, or `nil` if there is none or more than one.
  public var solution: Grid? {
    if case .unique(let solution) = self { solution } else { nil }
  }

  private static func suspects(in grid: Grid) -> [Cell] {
    Cell.all.filter { cell in
      guard grid[cell] != nil else { return false }
      var without = grid
      without[cell] = nil
      return Solver.count(of: without, limit: 1) > 0
    }
  }
}

/// Two cells of a house with the same digit.
public struct GridConflict: Hashable, Sendable {
  /// The digit.
  public let digit: Digit
  /// The first cell.
  public let first: Cell
  /// The second cell.
  public let second: Cell
  /// A house that contains both.
  public let house: House

  /// Returns every pair of `grid` once, in the order of the cells.
  public static func all(in grid: Grid) -> [GridConflict] {
    grid.conflicts.flatMap { first in
      first.peers.compactMap { second -> GridConflict? in
        guard first < second, let digit = grid[first], grid[second] == digit else { return nil }
        guard let house = first.houses.first(where: { $0.contains(second) }) else { return nil }
        return GridConflict(digit: digit, first: first, second: second, house: house)
      }
    }
  }
}
