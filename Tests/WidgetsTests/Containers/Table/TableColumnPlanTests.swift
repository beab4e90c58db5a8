import Testing

@testable import Scutes

struct TableColumnPlanTests {
  private static let formats = [
    TableColumnFormat(width: .flexible(min: 6, ideal: 10), priority: 2),
    TableColumnFormat(width: .fixed(3)),
    TableColumnFormat(width: .flexible(min: 5, ideal: 8, max: 9), priority: 1),
  ]

  @Test(arguments: [
    (40, [0..<24, 26..<29, 31..<40]), (25, [0..<10, 12..<15, 17..<25]),
    (22, [0..<10, 12..<15, 17..<22]), (19, [0..<7, 9..<12, 14..<19]),
    (18, [0..<6, 8..<11, 13..<18]), (17, [0..<10, 12..<12, 12..<17]), (13, [0..<6, 8..<8, 8..<13]),
    (12, [0..<12, 14..<14, 14..<14]), (4, [0..<4, 6..<6, 6..<6]), (0, [0..<0, 0..<0, 0..<0]),
  ])
  func columnsShrinkByPriorityAndAreThenLeftOut(room: Int, columns: [Range<Int>]) {
    #expect(TableColumnPlan(Self.formats, room: room).columns == columns)
  }

  @Test func columnsNeverOverlapNorLeaveTheirRoom() {
    for room in 0..<80 {
      var end = 0
      for column in TableColumnPlan(Self.formats, room: room).columns where !column.isEmpty {
        #expect(column.lowerBound >= end)
        end = column.upperBound + TableColumnPlan.gap
      }
      #expect(end <= room + TableColumnPlan.gap)
    }
  }

  @Test(arguments: [(0, 0), (9, 0), (11, 0), (12, 1), (16, 1), (17, 2), (30, 2)])
  func aPlaceIsPartOfTheColumnBeforeIt(x: Int, column: Int) {
    #expect(TableColumnPlan(Self.formats, room: 25).column(at: x) == column)
  }
}
