/// What the rules of a board are made of: its houses, in each of which every digit stands once.
///
/// Houses and peers of cells are looked up in tables that follow from this list. There is only the
/// ``classic`` kind. Another one is another list, with a case of ``House`` for each sort of house that
/// the classic one lacks; the solver's kernel, which knows rows, columns and boxes, would need a
/// sibling.
package struct BoardKind: Sendable {
  /// The houses; ``House/index`` is the place in this list.
  package let houses: [House]
  /// By house: its nine cells, in order.
  package let cells: [[Cell]]
  /// By cell: the places of its houses in ``houses``.
  package let housesOfCells: [[Int]]
  /// By cell: the other cells of its houses, in order.
  package let peers: [[Cell]]
  /// By 81 times the house and the cell: the bit of the cell's spot there, 0 if it lies elsewhere.
  package let spots: [UInt16]

  /// The kind that has these houses, each with its cells in order.
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

  /// Nine rows, nine columns, nine boxes of three by three.
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
