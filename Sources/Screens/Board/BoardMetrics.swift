import Sudoku
import Widgets

/// How large a board is drawn. All but the smallest are made of tiles without lines, with the numbers
/// of the rows and columns beside them; those of the smallest stand on its border. Tiles of a regular
/// board meet in the middle of a column, those of a large one in the middle of a row.
///
/// ```
/// compact 40×13     regular 60×21      medium 69×30      large 87×39
///                        1     2          1   ...          5    1  2  3
///   5   3  25…      1    5   ₁₂  ₅     1    1 2 3               4  5
///                              ⁶            4 5
///                                             7
/// ```
///
/// Vast, 105×48, is like large; both have digits three rows high.
nonisolated enum BoardMetrics: Int, CaseIterable, Comparable {
  /// Four cells by one for each place, and the first three notes, within lines.
  case compact
  /// Five by two, the notes in two lines.
  case regular
  /// Seven by three, the notes in their places.
  case medium
  /// Nine by three.
  case large
  /// Eleven by five.
  case vast

  /// Columns by rows of one cell of the board, without what it shares with its neighbours.
  var cell: Size {
    switch self {
    case .compact: Size(width: 4, height: 1)
    case .regular: Size(width: 5, height: 2)
    case .medium: Size(width: 7, height: 3)
    case .large: Size(width: 9, height: 3)
    case .vast: Size(width: 11, height: 5)
    }
  }

  /// Columns and rows that two cells of a box share: half of each belongs to either.
  var shared: Size {
    switch self {
    case .regular: Size(width: 1, height: 0)
    case .large: Size(width: 0, height: 1)
    case .compact, .medium, .vast: .zero
    }
  }

  /// Whether the board is made of tiles.
  var hasTiles: Bool { self > .compact }

  /// Columns by rows of the numbers to the left of the cells and above them.
  var numbers: Size {
    hasTiles
      ? Size(width: lead.width - shared.width, height: lead.height - shared.height) : .zero
  }

  /// Columns by rows before the first cell.
  private var lead: Size {
    switch self {
    case .compact: Size(width: 1, height: 1)
    case .regular, .medium, .large, .vast: Size(width: 2, height: 1)
    }
  }

  /// From one cell of a box to the next.
  private var step: Size {
    Size(width: cell.width + shared.width, height: cell.height + shared.height)
  }

  /// From one box to the next, with what is between them.
  var boxStep: Size {
    let gap = hasTiles ? Size(width: 2, height: 1) : Size(width: 1, height: 1)
    return Size(width: 3 * step.width + gap.width, height: 3 * step.height + gap.height)
  }

  /// Columns by rows of the whole board, with its border or its numbers.
  var board: Size {
    let last = surroundings(of: Cell(80))
    return hasTiles
      ? Size(width: last.maxX, height: last.maxY)
      : Size(width: last.maxX + 1, height: last.maxY + 1)
  }

  /// Where `cell` begins, from the top left of the board.
  func origin(of cell: Cell) -> Point {
    Point(
      x: lead.width + cell.column / 3 * boxStep.width + cell.column % 3 * step.width,
      y: lead.height + cell.row / 3 * boxStep.height + cell.row % 3 * step.height)
  }

  /// The block of `cell`, from the top left of the board.
  func rect(of cell: Cell) -> Rect { Rect(origin: origin(of: cell), size: self.cell) }

  /// The block of `cell` with the columns or rows that it shares.
  func surroundings(of cell: Cell) -> Rect {
    let origin = origin(of: cell)
    return Rect(
      x: origin.x - shared.width, y: origin.y - shared.height,
      width: self.cell.width + 2 * shared.width, height: self.cell.height + 2 * shared.height)
  }

  /// The cell of the board under `point`, of two that share it the left or the upper one; nil between
  /// boxes, and on lines and numbers.
  func cell(at point: Point) -> Cell? {
    Cell.all.first { surroundings(of: $0).contains(point) }
  }

  /// Where the number of a row of cells stands: beside its middle, on the border where there is one.
  func labelPlace(ofRow row: Int) -> Point {
    let origin = origin(of: Cell(row: row, column: 0))
    return Point(x: 0, y: origin.y + (cell.height - 1) / 2)
  }

  /// Where the number of a column of cells stands: above its middle, on the border where there is one, on
  /// the edge of the tiles where that takes the first row.
  func labelPlace(ofColumn column: Int) -> Point {
    Point(x: origin(of: Cell(row: 0, column: column)).x + cell.width / 2, y: 0)
  }

  /// Whether `lhs` is the smaller one.
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Places within a cell, from its top left.
nonisolated extension BoardMetrics {
  /// Where the digit stands; the middle of a large one.
  var digitPlace: Point {
    switch self {
    case .compact, .regular: Point(x: 2, y: 0)
    case .medium: Point(x: 3, y: 1)
    case .large: Point(x: 4, y: 1)
    case .vast: Point(x: 5, y: 2)
    }
  }

  /// Where the note of `digit` stands; of a compact cell, where that of the first, the second or the
  /// third of three does.
  func notePlace(of digit: Digit) -> Point {
    let (column, row) = (digit.index % 3, digit.index / 3)
    return switch self {
    case .compact: Point(x: 1 + column, y: 0)
    case .regular: Point(x: digit.index % 5, y: digit.index / 5)
    case .medium: Point(x: 1 + column * 2, y: row)
    case .large: Point(x: 1 + column * 3, y: row)
    case .vast: Point(x: 2 + column * 3, y: row + 1)
    }
  }

  /// Whether notes are small figures, unless they stand out.
  var hasSmallNotes: Bool { self == .regular }

  /// Whether there is a column for a sign after each note.
  var hasNoteMarks: Bool { self >= .medium }

  /// The row of the centre notes.
  var centreNoteRow: Int {
    switch self {
    case .compact: 0
    case .regular, .medium, .large: 1
    case .vast: 4
    }
  }

  /// Whether there are no corner notes in the row of the centre notes.
  var hasCentreNoteRow: Bool { self == .vast }

  /// Whether digits are five columns by three rows, with their place in the middle.
  var hasBigDigits: Bool { self >= .large }

  /// Where the sign stands that tells what a cell is.
  var markPlace: Point {
    switch self {
    case .compact: .zero
    case .regular: Point(x: 4, y: 1)
    case .medium, .large, .vast: Point(x: 0, y: cell.height - 1)
    }
  }

  /// The columns to the left and to the right of what stands in a cell, for bars and signs.
  var sideColumns: (left: Int, right: Int) {
    (-shared.width, cell.width - 1 + shared.width)
  }
}
