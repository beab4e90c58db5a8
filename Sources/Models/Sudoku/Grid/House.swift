/// Nine cells that hold each digit once.
public enum House: Hashable, Sendable {
  /// A row, 0 to 8 from the top.
  case row(Int)
  /// A column, 0 to 8 from the left.
  case column(Int)
  /// A box, 0 to 8, row by row.
  case box(Int)

  /// The nine rows.
  public static let rows = (0..<9).map(House.row)
  /// The nine columns.
  public static let columns = (0..<9).map(House.column)
  /// The nine boxes.
  public static let boxes = (0..<9).map(House.box)

  /// All 27 houses: the rows, the columns, then the boxes.
  public static let all = rows + columns + boxes

  /// The boxes, the rows, then the columns: the order in which HoDoKu looks for subsets.
  static let boxesFirst = boxes + rows + columns

  /// The nine cells, in order.
  @inlinable public var cells: [Cell] { Self.cellsOfAll[index] }

  /// The position in ``all``, 0 to 26.
  @inlinable public var index: Int {
    switch self {
    case .row(let row): row
    case .column(let column): 9 + column
    case .box(let box): 18 + box
    }
  }

  /// `true` if the house contains `cell`.
  @inlinable public func contains(_ cell: Cell) -> Bool {
    cellSet.contains(cell)
  }

  @usableFromInline static let cellsOfAll: [[Cell]] = all.map { house in
    (0..<9).map { spot in
      switch house {
      case .row(let row): Cell(row: row, column: spot)
      case .column(let column): Cell(row: spot, column: column)
      case .box(let box): Cell(row: box / 3 * 3 + spot / 3, column: box % 3 * 3 + spot % 3)
      }
    }
  }
}

extension Cell {
  /// The row, the column and the box of the cell.
  @inlinable public var houses: [House] { Self.housesOfAll[index] }

  /// The positions in ``House/all`` of the cell's row, column and box.
  @inlinable public var houseIndices: [Int] { Self.houseIndicesOfAll[index] }

  /// The bit of the cell's spot in the house at `house` in ``House/all``, which must contain it.
  @inlinable public func spot(in house: Int) -> UInt16 { Self.spotsOfAll[81 * house + index] }

  @usableFromInline static let housesOfAll: [[House]] = all.map {
    [.row($0.row), .column($0.column), .box($0.box)]
  }
  @usableFromInline static let houseIndicesOfAll = housesOfAll.map { $0.map(\.index) }
  /// At 81 times the house plus the cell. 0 if the cell lies elsewhere.
  @usableFromInline static let spotsOfAll: [UInt16] = House.all.flatMap { house in
    all.map { cell in house.cells.firstIndex(of: cell).map { 1 << UInt16($0) } ?? 0 }
  }
}
