import Scutes
import Sudoku
import Testing

@testable import Screens

struct BoardMetricsTests {
  @Test(arguments: BoardMetrics.allCases)
  func cellsLieWithinTheBoardAndDoNotOverlap(metrics: BoardMetrics) {
    let rects = Cell.all.map(metrics.rect)
    let board = Rect(origin: .zero, size: metrics.board)
    for (index, rect) in rects.enumerated() {
      let around = metrics.surroundings(of: Cell(index))
      #expect(rect.size == metrics.cell && around.intersection(board) == around)
      #expect(!rects[(index + 1)...].contains { $0.intersects(rect) })
    }
  }

  /// A click between two cells of a box counts for one of them.
  @Test(arguments: BoardMetrics.allCases)
  func everyPointBelongsToTheCellThatItIsInOrBeside(metrics: BoardMetrics) {
    var points: [Cell: Int] = [:]
    for y in 0..<metrics.board.height {
      for x in 0..<metrics.board.width {
        guard let cell = metrics.cell(at: Point(x: x, y: y)) else { continue }
        points[cell, default: 0] += 1
        #expect(metrics.surroundings(of: cell).contains(Point(x: x, y: y)))
      }
    }
    #expect(points.count == 81)
    let least = metrics.cell.width * metrics.cell.height
    #expect(points.values.allSatisfy { $0 >= least })
    for cell in Cell.all { #expect(metrics.cell(at: metrics.origin(of: cell)) == cell) }
  }

  /// ```
  ///    1     2      above and to the left of the cells, and never in one
  /// 1  5  ▌  3
  /// ```
  @Test(arguments: BoardMetrics.allCases.filter(\.hasNumbers))
  func numbersStandBesideTheirRowsAndColumns(metrics: BoardMetrics) {
    for index in 0..<9 {
      let row = metrics.labelPlace(ofRow: index)
      let rect = metrics.rect(of: Cell(row: index, column: 0))
      #expect(row.x == 0 && rect.minY..<rect.maxY ~= row.y && metrics.cell(at: row) == nil)
      let column = metrics.labelPlace(ofColumn: index)
      let below = metrics.rect(of: Cell(row: 0, column: index))
      #expect(below.minX..<below.maxX ~= column.x && column.y < below.minY)
    }
  }

  @Test(arguments: BoardMetrics.allCases.filter { !$0.packsNotes })
  func theNineNotesHaveAPlaceEach(metrics: BoardMetrics) {
    let places = Digit.all.map { metrics.notePlace(of: $0) }
    let cell = Rect(origin: .zero, size: metrics.cell)
    for (index, place) in places.enumerated() {
      #expect(cell.contains(place) && (place != metrics.markPlace))
      #expect(!places[(index + 1)...].contains(place))
    }
  }
}
