public import Formats
public import Sudoku

/// What is to be said of a grid as a puzzle: whether it breaks the rules, and how many solutions it
/// has, each with cells that show it.
public enum PuzzleCheck: Hashable, Sendable {
  /// It has one solution.
  case unique(Grid)
  /// Two cells of a house hold the same digit; all such pairs, at least one.
  case conflicts([GridConflict])
  /// It obeys the rules so far and has no solution. The last are the cells whose digit is perhaps
  /// wrong: with one of them empty there is a solution. None are named where candidates are clues.
  case noSolution(Impossibility, suspects: [Cell])
  /// It has at least these two.
  case several(Grid, Grid)

  /// Checks `grid`, which takes a few microseconds where it has one solution.
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

  /// Checks what is left of `position`: only solutions within its candidates count.
  public init(_ position: CandidateGrid) {
    let conflicts = GridConflict.all(in: position.grid)
    guard conflicts.isEmpty else {
      self = .conflicts(conflicts)
      return
    }
    self.init(Solver.solutions(of: position, limit: 2)) { (Impossibility(of: position), []) }
  }

  /// Checks the puzzle of `entry`: its givens, or its candidates where it is a Sukaku
  /// (``PuzzleEntry/isNarrowed``). What has been placed does not count.
  public init(_ entry: PuzzleEntry) {
    if entry.isNarrowed { self.init(entry.position) } else { self.init(entry.givens) }
  }

  /// What the first solutions come to, at most two; where there is none, `why` tells.
  private init(_ solutions: [Grid], _ why: () -> (Impossibility, [Cell])) {
    switch (solutions.first, solutions.dropFirst().first) {
    case (let one?, let other?): self = .several(one, other)
    case (let only?, nil): self = .unique(only)
    default:
      let (impossibility, suspects) = why()
      self = .noSolution(impossibility, suspects: suspects)
    }
  }

  /// The only solution; nil where there is none or more than one.
  public var solution: Grid? {
    if case .unique(let solution) = self { solution } else { nil }
  }

  /// Two cells of a row that differ: the second holds in `one` what the first holds in `other`.
  public static func witnesses(of one: Grid, _ other: Grid) -> (Cell, Cell)? {
    guard let first = Cell.all.first(where: { one[$0] != other[$0] }) else { return nil }
    let row = House.row(first.row).cells
    guard let second = row.first(where: { one[$0] == other[first] }) else { return nil }
    return (first, second)
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
  /// What both hold.
  public let digit: Digit
  /// The one that comes first.
  public let first: Cell
  /// The other one.
  public let second: Cell
  /// A house of both.
  public let house: House

  /// Every pair of `grid`, each once, in the order of their cells.
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
