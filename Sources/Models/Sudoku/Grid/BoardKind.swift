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
