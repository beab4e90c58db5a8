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

/// The rules of a board: its houses, each of which holds every digit once.
///
/// The tables of houses and peers are derived from this list. There is only the ``classic`` kind. A
/// new kind needs a list of its own, a case of ``House`` for each new sort of house, and another
/// kernel for the solver, which only knows rows, columns and boxes.
package struct BoardKind: Sendable {
  /// The houses. ``House/index`` is the position in this array.
  package let houses: [House]
  /// The nine cells of each house, in order.
  package let cells: [[Cell]]
  /// The positions in ``houses`` of each cell's houses.
  package let housesOfCells: [[Int]]
  /// The other cells of each cell's houses, in order.
  package let peers: [[Cell]]
  /// The bit of the cell's spot in the house, at 81 times the house plus the cell. 0 if the cell
  /// lies elsewhere.
  package let spots: [UInt16]

  /// Creates a kind with the given houses, each with its cells in order.
  package init(_ houses: [(house: House, cells: [Cell])]) {
    self.houses = houses.map(\.house)
    let cells = houses.map(\.cells)
    self.cells = cells
    housesOfCells = Cell.all.map { cell in cells.indices.filter { cells[$0].contains(cell) } }
    peers = housesOfCells.enumerated().map { number, houses in
      var peers = CellSet(houses.flatMap { cells[$0] })
      peers.remove(Cell(number))
      return Array(peers)
    }
    var spots = Array(repeating: UInt16(0), count: 81 * cells.count)
    for (house, cells) in cells.enumerated() {
      for (spot, cell) in cells.enumerated() { spots[81 * house + cell.index] = 1 << UInt16(spot) }
    }
    self.spots = spots
  }

  /// Nine rows, nine columns and nine boxes of three by three.
  package static let classic = BoardKind(
    House.rows.enumerated().map { row, house in
      (house, (0..<9).map { Cell(row: row, column: $0) })
    }
      + House.columns.enumerated().map { column, house in
        (house, (0..<9).map { Cell(row: $0, column: column) })
      }
      + House.boxes.enumerated().map { box, house in
        let (top, left) = (box / 3 * 3, box % 3 * 3)
        return (house, (0..<9).map { Cell(row: top + $0 / 3, column: left + $0 % 3) })
      })
}
