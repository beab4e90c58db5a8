import Testing

@testable import Sudoku

struct BoardKindTests {
  @Test func theClassicKindHasRowsColumnsAndBoxesInThisOrder() {
    let kind = BoardKind.classic
    #expect(kind.houses == House.rows + House.columns + House.boxes)
    #expect(kind.houses.map(\.index) == Array(0..<27))
    for (house, cells) in zip(kind.houses, kind.cells) {
      #expect(cells == Cell.all.filter { Self.lies($0, in: house) })
    }
  }

  @Test(arguments: Cell.all)
  func aCellHasThreeHousesAndTwentyPeers(_ cell: Cell) {
    #expect(cell.houses == [.row(cell.row), .column(cell.column), .box(cell.box)])
    #expect(cell.peers.count == 20 && CellSet(cell.peers) == cell.peerSet)
    #expect(Cell.all.filter { $0.isPeer(of: cell) } == cell.peers)
  }

  @Test(arguments: Cell.all)
  func theSpotOfACellIsItsPlaceInTheHouse(_ cell: Cell) {
    let spots = cell.houseIndices.map { cell.spot(in: $0) }
    #expect(spots == [1 << cell.column, 1 << cell.row, 1 << cell.placeInBox])
    #expect(BoardKind.classic.spots.count { $0 != 0 } == 27 * 9)
  }

  @Test func housesAndPeersFollowFromTheList() {
    let kind = BoardKind([
      (.row(0), (0..<9).map { Cell($0) }), (.column(0), (0..<9).map { Cell(9 * $0) }),
    ])
    #expect(kind.housesOfCells[0] == [0, 1] && kind.housesOfCells[1] == [0])
    #expect(kind.housesOfCells[80].isEmpty && kind.peers[80].isEmpty)
    #expect(kind.peers[0].map(\.index) == Array(1..<9) + (1..<9).map { 9 * $0 })
    #expect(kind.spots[81 + 18] == 4 && kind.spots[18] == 0)
  }

  private static func lies(_ cell: Cell, in house: House) -> Bool {
    switch house {
    case .row(let row): cell.row == row
    case .column(let column): cell.column == column
    case .box(let box): cell.box == box
    }
  }
}
