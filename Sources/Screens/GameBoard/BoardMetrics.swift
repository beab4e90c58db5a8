import Models
import Widgets

/// How large a board is drawn.
///
/// ```
/// compact 31×13     regular 55×22      large 73×31        spacious 73×37
///  5  3 25…          5    12  5          5    1 2 3         5   │ 1 2 3
///                           6                 4 5           │ 4 5
///                                             7                  │ 7
/// ```
nonisolated enum BoardMetrics: CaseIterable {
  /// Three cells by one for each place.
  case compact
  /// Five by two, the notes in two lines.
  case regular
  /// Seven by three, the notes in their places.
  case large
  /// The same with thin lines between the cells.
  case spacious

  /// Columns by rows of one cell of the board.
  var cell: Size {
    switch self {
    case .compact: Size(width: 3, height: 1)
    case .regular: Size(width: 5, height: 2)
    case .large, .spacious: Size(width: 7, height: 3)
    }
  }

  /// Columns and rows between two cells of a box.
  var gap: Size {
    switch self {
    case .compact: .zero
    case .regular, .large: Size(width: 1, height: 0)
    case .spacious: Size(width: 1, height: 1)
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

  /// Where the digit stands within a cell.
  var digitPlace: Point {
    switch self {
    case .compact: Point(x: 1, y: 0)
    case .regular: Point(x: 2, y: 0)
    case .large, .spacious: Point(x: 3, y: 1)
    }
  }

  /// Where the note of `digit` stands within a cell.
  func notePlace(of digit: Digit) -> Point {
    switch self {
    case .compact: Point(x: 0, y: 0)
    case .regular: digit.index < 5 ? Point(x: digit.index, y: 0) : Point(x: digit.index - 5, y: 1)
    case .large, .spacious: Point(x: 1 + digit.index % 3 * 2, y: digit.index / 3)
    }
  }

  /// The cell of the board under `point`; nil on a line.
  func cell(at point: Point) -> Cell? {
    Cell.all.first { Rect(origin: origin(of: $0), size: cell).contains(point) }
  }
}
