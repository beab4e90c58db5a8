import Sudoku

/// A turtle that solves a puzzle on foot. It goes through the rows in alternating directions and
/// enters a digit in each empty cell, never a wrong one.
nonisolated struct TurtleRun: Hashable {
  /// A puzzle with the fewest givens possible: none exists with sixteen (McGuire, Tugemann,
  /// Civario, 2012).
  static let givens =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000"

  /// The time that the turtle takes per cell.
  static let pace = Duration.milliseconds(110)

  /// The cells in the order of its path.
  static let path = Cell.all.map { cell in
    cell.row.isMultiple(of: 2) ? cell : Cell(row: cell.row, column: 8 - cell.column)
  }

  let start: Duration
  private let puzzle: Grid
  private let solution: Grid
  /// The number of cells behind it.
  private(set) var steps = 0

  /// Creates a run that starts at `start`. Fails if the puzzle is invalid.
  init?(from start: Duration) {
    guard let puzzle = try? Grid(text: Self.givens),
      let solution = Solver.uniqueSolution(of: puzzle)
    else { return nil }
    self.start = start
    self.puzzle = puzzle
    self.solution = solution
  }

  /// The time of its next step, or `nil` once it has arrived.
  var deadline: Duration? { isDone ? nil : start + Self.pace * (steps + 1) }

  /// `true` if all cells are filled.
  var isDone: Bool { steps >= Self.path.count }

  /// Takes the steps due at `now`.
  mutating func advance(to now: Duration) {
    while let deadline, deadline <= now { steps += 1 }
  }

  /// The position of the turtle, or `nil` once it has arrived.
  var place: Cell? { isDone ? nil : Self.path[steps] }

  /// `true` if it walks left.
  var walksLeft: Bool { place.map { !$0.row.isMultiple(of: 2) } ?? false }

  /// The current digit of a cell.
  func digit(at cell: Cell) -> Digit? {
    puzzle[cell] ?? (Self.path.prefix(steps).contains(cell) ? solution[cell] : nil)
  }

  /// `true` if the cell is a given.
  func isGiven(_ cell: Cell) -> Bool { puzzle[cell] != nil }
}
