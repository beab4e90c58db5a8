import Models
import Testing
import Widgets

@testable import Screens

struct BoardMetricsTests {
  @Test(arguments: BoardMetrics.allCases)
  func cellsLieWithinTheBoardAndDoNotOverlap(metrics: BoardMetrics) {
    let rects = Cell.all.map { Rect(origin: metrics.origin(of: $0), size: metrics.cell) }
    let inside = Rect(
      x: 1, y: 1, width: metrics.board.width - 2, height: metrics.board.height - 2)
    for (index, rect) in rects.enumerated() {
      #expect(rect.intersection(inside) == rect)
      #expect(!rects[(index + 1)...].contains { $0.intersects(rect) })
    }
  }

  @Test(arguments: BoardMetrics.allCases)
  func everyPointBelongsToItsCellOrALine(metrics: BoardMetrics) {
    var points: [Cell: Int] = [:]
    for y in 0..<metrics.board.height {
      for x in 0..<metrics.board.width {
        if let cell = metrics.cell(at: Point(x: x, y: y)) { points[cell, default: 0] += 1 }
      }
    }
    #expect(points.count == 81)
    #expect(points.values.allSatisfy { $0 == metrics.cell.width * metrics.cell.height })
  }

  @Test(arguments: BoardMetrics.allCases.filter { $0 != .compact })
  func theNineNotesHaveAPlaceEach(metrics: BoardMetrics) {
    let places = Digit.all.map { metrics.notePlace(of: $0) }
    let cell = Rect(origin: .zero, size: metrics.cell)
    for (index, place) in places.enumerated() {
      #expect(cell.contains(place))
      #expect(!places[(index + 1)...].contains(place))
    }
  }
}
