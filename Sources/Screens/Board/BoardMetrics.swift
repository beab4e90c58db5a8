import Scutes
import Sudoku

/// The size of a board. All but the smallest consist of tiles without lines, with row and column
/// numbers beside them. On the smallest the numbers are on the border; a small one has none. Tiles
/// of a regular board meet in the middle of a column, those of a large one in the middle of a row.
///
/// ```
/// compact 40×13     regular 60×21      medium 69×30      large 87×39
///                        1     2          1   ...          5    1  2  3
///   5   3  25…      1    5   ₁₂  ₅     1    1 2 3               4  5
///                              ⁶            4 5
///                                             7
/// ```
///
/// Small, 40×18, has notes as dots in three rows of three. Vast, 105×48, is like large. Both have
/// digits three rows high. Huge, 114×57, has squares with digits five rows high.
nonisolated enum BoardMetrics: Int, CaseIterable, Comparable {
  /// Cells of four columns by one row between lines, with the first three notes.
  case compact
  /// Cells of four by two, for a screen that is otherwise full: no numbers, no rows between boxes.
  case small
  /// Cells of five by two, with the notes on two lines.
  case regular
  /// Cells of seven by three, with each note in its place.
  case medium
  /// Cells of nine by three.
  case large
  /// Cells of eleven by five.
  case vast
  /// Cells of twelve by five.
  case huge

  /// The size of one cell, without what it shares with its neighbours.
  var cell: Size {
    switch self {
    case .compact: Size(width: 4, height: 1)
    case .small: Size(width: 4, height: 2)
    case .regular: Size(width: 5, height: 2)
    case .medium: Size(width: 7, height: 3)
    case .large: Size(width: 9, height: 3)
    case .vast: Size(width: 11, height: 5)
    case .huge: Size(width: 12, height: 5)
    }
  }

  /// The columns and rows that two cells of a box share. Each gets half.
  var shared: Size {
    switch self {
    case .regular: Size(width: 1, height: 0)
    case .large, .huge: Size(width: 0, height: 1)
    case .compact, .small, .medium, .vast: .zero
    }
  }

  /// `true` if the board consists of tiles.
  var hasTiles: Bool { self > .compact }

  /// `true` if rows and columns are numbered.
  var hasNumbers: Bool { self != .small }

  /// The columns of the numbers to the left of the cells, and the rows of those above.
  var numbers: Size {
    hasTiles && hasNumbers
      ? Size(width: lead.width - shared.width, height: lead.height - shared.height) : .zero
  }

  /// The columns and rows before the first cell.
  private var lead: Size {
    switch self {
    case .compact: Size(width: 1, height: 1)
    case .small: .zero
    case .regular, .medium, .large, .vast, .huge: Size(width: 2, height: 1)
    }
  }

  /// The distance from one cell of a box to the next.
  private var step: Size {
    Size(width: cell.width + shared.width, height: cell.height + shared.height)
  }

  /// The distance from one box to the next, including the gap.
  var boxStep: Size {
    let gap = Size(width: hasTiles ? 2 : 1, height: self == .small ? 0 : 1)
    return Size(width: 3 * step.width + gap.width, height: 3 * step.height + gap.height)
  }

  /// The size of the whole board, with its border or numbers.
  var board: Size {
    let last = surroundings(of: Cell(80))
    return hasTiles
      ? Size(width: last.maxX, height: last.maxY)
      : Size(width: last.maxX + 1, height: last.maxY + 1)
  }

  /// The origin of `cell`, relative to the board's top left corner.
  func origin(of cell: Cell) -> Point {
    Point(
      x: lead.width + cell.column / 3 * boxStep.width + cell.column % 3 * step.width,
      y: lead.height + cell.row / 3 * boxStep.height + cell.row % 3 * step.height)
  }

  /// The frame of `cell`, relative to the board's top left corner.
  func rect(of cell: Cell) -> Rect { Rect(origin: origin(of: cell), size: self.cell) }

  /// The frame of `cell` with its shared columns and rows.
  func surroundings(of cell: Cell) -> Rect {
    let origin = origin(of: cell)
    return Rect(
      x: origin.x - shared.width, y: origin.y - shared.height,
      width: self.cell.width + 2 * shared.width, height: self.cell.height + 2 * shared.height)
  }

  /// The cell under `point`, or the left or upper one where two cells share it. `nil` between
  /// boxes, and on lines and numbers.
  func cell(at point: Point) -> Cell? {
    Cell.all.first { surroundings(of: $0).contains(point) }
  }

  /// The position of a row number: beside the row's middle, on the border if there is one.
  func labelPlace(ofRow row: Int) -> Point {
    let origin = origin(of: Cell(row: row, column: 0))
    return Point(x: 0, y: origin.y + (cell.height - 1) / 2)
  }

  /// The position of a column number: above the column's middle, on the border if there is one, or
  /// on the edge of the tiles if that is the first row.
  func labelPlace(ofColumn column: Int) -> Point {
    Point(x: origin(of: Cell(row: 0, column: column)).x + cell.width / 2, y: 0)
  }

  /// Compares by size.
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Positions within a cell, from its top left corner.
nonisolated extension BoardMetrics {
  /// The position of the digit, which is the middle of a large one.
  var digitPlace: Point {
    switch self {
    case .small: Point(x: 1, y: 0)
    case .compact, .regular: Point(x: 2, y: 0)
    case .medium: Point(x: 3, y: 1)
    case .large: Point(x: 4, y: 1)
    case .vast: Point(x: 5, y: 2)
    case .huge: Point(x: 6, y: 2)
    }
  }

  /// The position of a note of `digit`. In a cell that packs notes, that of the first, second or
  /// third of three.
  func notePlace(of digit: Digit) -> Point {
    let (column, row) = (digit.index % 3, digit.index / 3)
    return switch self {
    case .compact, .small: Point(x: 1 + column, y: 0)
    case .regular: Point(x: digit.index % 5, y: digit.index / 5)
    case .medium: Point(x: 1 + column * 2, y: row)
    case .large: Point(x: 1 + column * 3, y: row)
    case .vast: Point(x: 2 + column * 3, y: row + 1)
    case .huge: Point(x: 2 + column * 4, y: row * 2)
    }
  }

  /// `true` if a cell has no place for each note.
  var packsNotes: Bool { self <= .small }

  /// `true` if notes are small figures, unless highlighted.
  var hasSmallNotes: Bool { self == .regular }

  /// `true` if there is a column for a sign after each note.
  var hasNoteMarks: Bool { self >= .medium }

  /// The row of the centre notes.
  var centreNoteRow: Int {
    switch self {
    case .compact: 0
    case .small, .regular, .medium, .large: 1
    case .vast: 4
    case .huge: 2
    }
  }

  /// `true` if the row of the centre notes has no corner notes.
  var hasCentreNoteRow: Bool { self == .vast }

  /// The frame in a cell of a digit that is drawn in blocks, or `nil` if digits are characters.
  var bigDigit: Rect? {
    let size: Size
    switch self {
    case .compact, .small, .regular, .medium: return nil
    case .large, .vast: size = BigGlyph.size
    case .huge: size = BigGlyph.hugeSize
    }
    return Rect(
      origin: Point(x: digitPlace.x - size.width / 2, y: digitPlace.y - size.height / 2),
      size: size)
  }

  /// The position of the sign for the cell's role.
  var markPlace: Point {
    switch self {
    case .compact: .zero
    case .small: Point(x: 3, y: 1)
    case .regular: Point(x: 4, y: 1)
    case .medium, .large, .vast, .huge: Point(x: 0, y: cell.height - 1)
    }
  }

  /// The columns left and right of the cell's content, for bars and signs.
  var sideColumns: (left: Int, right: Int) {
    (-shared.width, cell.width - 1 + shared.width)
  }
}
