/// Nine cells that hold each digit once.
public enum House: Hashable, Sendable {
  /// A row, 0 to 8 from the top.
  case row(Int)
  /// A column, 0 to 8 from the left.
  case column(Int)
  /// A box, 0 to 8, row by row.
  case box(Int)

  /// All 27 houses: the rows, the columns, then the boxes.
  public static let all = BoardKind.classic.houses

  /// The nine rows.
  public static let rows = (0..<9).map(House.row)
  /// The nine columns.
  public static let columns = (0..<9).map(House.column)
  /// The nine boxes.
  public static let boxes = (0..<9).map(House.box)

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

  @usableFromInline static let cellsOfAll = BoardKind.classic.cells
}

extension Cell {
  /// The row, the column and the box of the cell.
  @inlinable public var houses: [House] { Self.housesOfAll[index] }

  /// The positions in ``House/all`` of the cell's row, column and box.
  @inlinable package var houseIndices: [Int] { Self.houseIndicesOfAll[index] }

  /// The bit of the cell's spot in the house at `house` in ``House/all``, which must contain it.
  @inlinable package func spot(in house: Int) -> UInt16 { Self.spotsOfAll[81 * house + index] }

  @usableFromInline static let housesOfAll = BoardKind.classic.housesOfCells.map { houses in
    houses.map { BoardKind.classic.houses[$0] }
  }
  @usableFromInline static let houseIndicesOfAll = BoardKind.classic.housesOfCells
  @usableFromInline static let spotsOfAll = BoardKind.classic.spots
}
