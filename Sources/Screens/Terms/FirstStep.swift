import Sudoku

/// A step of the first game, in order of learning.
nonisolated enum FirstStep: Int, CaseIterable {
  /// The missing digit of a box.
  case box
  case move
  /// The missing digit of a column.
  case column
  case notes
  case hint

  /// The cell of the step, or `nil` if it is about the whole board.
  var target: Cell? {
    switch self {
    case .box: Cell(row: 4, column: 5)
    case .move, .column: Cell(row: 2, column: 5)
    case .notes: Cell(row: 2, column: 4)
    case .hint: nil
    }
  }

  /// The cells to look at.
  var bright: CellSet {
    switch self {
    case .box: CellSet(House.box(4).cells)
    case .column: CellSet(House.column(5).cells)
    case .move, .notes: CellSet([target].compactMap(\.self))
    case .hint: CellSet(Cell.all)
    }
  }

  /// The digits to note.
  static let noted = [Digit.all[2], Digit.all[3]]
}
