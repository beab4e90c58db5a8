import Scutes
import Testing

@testable import Screens

struct MemoryPlanTests {
  /// The rooms for cards on screens from the smallest to large ones. Narrow screens show only the
  /// game.
  private nonisolated static let rooms = [
    Size(width: 40, height: 16), Size(width: 49, height: 18), Size(width: 83, height: 34),
    Size(width: 155, height: 54),
  ]

  @Test(arguments: rooms)
  func allCardsHaveRoomAndNoneCoversAnother(room: Size) {
    for pairs in 2...60 {
      let plan = MemoryPlan(count: pairs * 2, in: room)
      let bounds = Rect(origin: .zero, size: plan.size)
      #expect(plan.size.width <= room.width && plan.size.height <= room.height, "\(pairs)")
      var cells: Set<Point> = []
      for place in 0..<pairs * 2 {
        let rect = plan.rect(of: place)
        #expect(bounds.intersection(rect) == rect)
        for y in rect.minY..<rect.maxY {
          for x in rect.minX..<rect.maxX {
            let isFree = cells.insert(Point(x: x, y: y)).inserted
            if !isFree { Issue.record("\(pairs) pairs: \(place) covers another") }
          }
        }
      }
    }
  }

  @Test(arguments: rooms)
  func aCellBelongsToTheCardThatLiesThere(room: Size) {
    for pairs in [2, 8, 13, 60] {
      let plan = MemoryPlan(count: pairs * 2, in: room)
      for y in -1...room.height {
        for x in -1...room.width {
          let point = Point(x: x, y: y)
          let expected = (0..<pairs * 2).first { plan.rect(of: $0).contains(point) }
          if plan.place(at: point) != expected { Issue.record("\(pairs) pairs, \(point)") }
        }
      }
    }
  }

  @Test func sixteenCardsLieInASquareOfFour() {
    let plan = MemoryPlan(count: 16, in: Size(width: 49, height: 18))
    #expect(plan.columns == 4 && plan.rows == 4)
    #expect(plan.card == Size(width: 8, height: 4))
  }

  @Test func whereThereIsMoreRoomCardsAreLarger() {
    let widths = Self.rooms.map { MemoryPlan(count: 16, in: $0).card.width }
    #expect(widths == widths.sorted() && widths.first != widths.last)
  }
}
