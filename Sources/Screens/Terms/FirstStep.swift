import Sudoku

/// A step of the first game: what is to be learnt, in order.
nonisolated enum FirstStep: Int, CaseIterable {
  /// The digit that a box lacks.
  case box
  case move
  /// The digit that a column lacks.
  case column
  case notes
  case hint

  /// The cell that the step is about; nil where it is the whole board.
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

  /// The digits that notes are taken of.
  static let noted = [Digit.all[2], Digit.all[3]]
}
