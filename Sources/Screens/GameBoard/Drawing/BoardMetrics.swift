import Models
import Widgets

/// How large a board is drawn. The first column of a cell is for signs.
///
/// ```
/// compact 40×13     regular 58×22      large 73×31        spacious 73×37
///   5   3  25…        5     12  5          5    1 2 3         5   │ 1 2 3
///                             6                 4 5           │ 4 5
///                                               7                  │ 7
/// ```
///
/// Roomy, 91×46, and vast, 109×55, are like spacious, with digits three rows high and a row of their
/// own for centre notes.
nonisolated enum BoardMetrics: CaseIterable {
  /// Four cells by one for each place, and the first three notes.
  case compact
  /// Six by two, the notes in two lines.
  case regular
  /// Seven by three, the notes in their places.
  case large
  /// The same with thin lines between the cells.
  case spacious
  /// Nine by four.
  case roomy
  /// Eleven by five.
  case vast

  /// Columns by rows of one cell of the board.
  var cell: Size {
    switch self {
    case .compact: Size(width: 4, height: 1)
    case .regular: Size(width: 6, height: 2)
    case .large, .spacious: Size(width: 7, height: 3)
    case .roomy: Size(width: 9, height: 4)
    case .vast: Size(width: 11, height: 5)
    }
  }

  /// Columns and rows between two cells of a box.
  var gap: Size {
    switch self {
    case .compact, .regular: .zero
    case .large: Size(width: 1, height: 0)
    case .spacious, .roomy, .vast: Size(width: 1, height: 1)
    }
  }

  /// From one box to the next, with the line between them.
  var boxStep: Size {
    Size(
      width: 3 * cell.width + 2 * gap.width + 1, height: 3 * cell.height + 2 * gap.height + 1)
  }

  /// Columns by rows of the whole board, its border included.
  var board: Size { Size(width: 3 * boxStep.width + 1, height: 3 * boxStep.height + 1) }

  /// Where `cell` begins, from the top left of the board.
  func origin(of cell: Cell) -> Point {
    Point(
      x: 1 + cell.column / 3 * boxStep.width + cell.column % 3 * (self.cell.width + gap.width),
      y: 1 + cell.row / 3 * boxStep.height + cell.row % 3 * (self.cell.height + gap.height))
  }

  /// The cell of the board under `point`; nil on a line.
  func cell(at point: Point) -> Cell? {
    Cell.all.first { Rect(origin: origin(of: $0), size: cell).contains(point) }
  }
}

/// Places within a cell, from its top left.
nonisolated extension BoardMetrics {
  /// Where the digit stands.
  var digitPlace: Point {
    switch self {
    case .compact: Point(x: 2, y: 0)
    case .regular: Point(x: 3, y: 0)
    case .large, .spacious: Point(x: 3, y: 1)
    case .roomy: Point(x: 4, y: 2)
    case .vast: Point(x: 5, y: 2)
    }
  }

  /// Where the note of `digit` stands; of a compact cell, where that of the first, the second or the
  /// third of three does.
  func notePlace(of digit: Digit) -> Point {
    let (column, row) = (digit.index % 3, digit.index / 3)
    return switch self {
    case .compact: Point(x: 1 + column, y: 0)
    case .regular:
      digit.index < 5 ? Point(x: 1 + digit.index, y: 0) : Point(x: digit.index - 4, y: 1)
    case .large, .spacious: Point(x: 1 + column * 2, y: row)
    case .roomy: Point(x: 2 + column * 2, y: row)
    case .vast: Point(x: 2 + column * 3, y: row)
    }
  }

  /// Whether there is a column for a sign after each note.
  var hasNoteMarks: Bool { self >= .large }

  /// The row of the centre notes.
  var centreNoteRow: Int {
    switch self {
    case .compact: 0
    case .regular, .large, .spacious: 1
    case .roomy: 3
    case .vast: 4
    }
  }

  /// Whether there are no corner notes in the row of the centre notes.
  var hasCentreNoteRow: Bool { self >= .roomy }

  /// Whether digits are three columns by three rows, with their place in the middle.
  var hasBigDigits: Bool { self >= .roomy }

  /// Where the sign that names a cell's colour stands.
  var colorPlace: Point { Point(x: 0, y: cell.height - 1) }
}

nonisolated extension BoardMetrics: Comparable {
  /// Whether `lhs` is the smaller one.
  static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.board.width * lhs.board.height < rhs.board.width * rhs.board.height
  }
}
