import Testing

@testable import Sudoku

struct HouseTests {
  @Test func thereAreRowsColumnsAndBoxesInThisOrder() {
    #expect(House.all == House.rows + House.columns + House.boxes)
    #expect(House.all.map(\.index) == Array(0..<27))
    for house in House.all {
      #expect(house.cells == Cell.all.filter { Self.lies($0, in: house) })
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
    #expect(Cell.spotsOfAll.count { $0 != 0 } == 27 * 9)
  }

  private static func lies(_ cell: Cell, in house: House) -> Bool {
    switch house {
    case .row(let row): cell.row == row
    case .column(let column): cell.column == column
    case .box(let box): cell.box == box
    }
  }
}
