import Sudoku

/// A turtle that solves a puzzle at a walk: to and fro over the rows, as one ploughs, a digit for
/// each empty cell, and never a wrong one.
nonisolated struct TurtleRun: Hashable {
  /// As few givens as a puzzle can have: there is none with sixteen (McGuire, Tugemann, Civario,
  /// 2012).
  static let givens =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000"

  /// How long the turtle takes for a cell.
  static let pace = Duration.milliseconds(110)

  /// The cells on its way.
  static let way = Cell.all.map { cell in
    cell.row.isMultiple(of: 2) ? cell : Cell(row: cell.row, column: 8 - cell.column)
  }

  let start: Duration
  private let puzzle: Grid
  private let solution: Grid
  /// How many cells lie behind it.
  private(set) var steps = 0

  /// A run that begins at `start`; nil for a puzzle that is none.
  init?(from start: Duration) {
    guard let puzzle = try? Grid(text: Self.givens),
      let solution = Solver.uniqueSolution(of: puzzle)
    else { return nil }
    self.start = start
    self.puzzle = puzzle
    self.solution = solution
  }

  /// When it takes the next step; nil once it has arrived.
  var deadline: Duration? { isDone ? nil : start + Self.pace * (steps + 1) }

  /// Whether all cells are filled.
  var isDone: Bool { steps >= Self.way.count }

  /// Takes the steps that are due at `now`.
  mutating func advance(to now: Duration) {
    while let deadline, deadline <= now { steps += 1 }
  }

  /// Where the turtle is; nil once it has arrived.
  var place: Cell? { isDone ? nil : Self.way[steps] }

  /// Whether it walks to the left.
  var walksLeft: Bool { place.map { !$0.row.isMultiple(of: 2) } ?? false }

  /// What a cell holds by now.
  func digit(at cell: Cell) -> Digit? {
    puzzle[cell] ?? (Self.way.prefix(steps).contains(cell) ? solution[cell] : nil)
  }

  /// Whether the cell was given.
  func isGiven(_ cell: Cell) -> Bool { puzzle[cell] != nil }
}
