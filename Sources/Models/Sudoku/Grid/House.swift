/// Nine cells that hold each digit once.
public enum House: Hashable, Sendable {
  /// Row 0 to 8 from the top.
  case row(Int)
  /// Column 0 to 8 from the left.
  case column(Int)
  /// Box 0 to 8, row by row.
  case box(Int)

  /// All 27: the rows, the columns, the boxes.
  public static let all: [House] =
    (0..<9).map(House.row) + (0..<9).map(House.column) + (0..<9).map(House.box)

  /// The nine rows.
  public static let rows = (0..<9).map(House.row)
  /// The nine columns.
  public static let columns = (0..<9).map(House.column)
  /// The nine boxes.
  public static let boxes = (0..<9).map(House.box)

  /// Its nine cells, in order.
  @inlinable public var cells: [Cell] { Self.cellsOfAll[index] }

  /// Its place in ``all``, 0 to 26.
  @inlinable public var index: Int {
    switch self {
    case .row(let row): row
    case .column(let column): 9 + column
    case .box(let box): 18 + box
    }
  }

  /// Whether `cell` belongs to it.
  @inlinable public func contains(_ cell: Cell) -> Bool {
    switch self {
    case .row(let row): cell.row == row
    case .column(let column): cell.column == column
    case .box(let box): cell.box == box
    }
  }

  @usableFromInline static let cellsOfAll: [[Cell]] = all.map { house in Cell.all.filter(house.contains) }
}

extension Cell {
  /// Its row, its column, its box.
  @inlinable public var houses: [House] { [.row(row), .column(column), .box(box)] }
}
