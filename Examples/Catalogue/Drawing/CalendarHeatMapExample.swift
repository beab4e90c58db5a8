import Scutes

/// Three months of days.
struct CalendarHeatMapExample: View {
  var body: some View {
    CalendarHeatMap(
      (0..<90).map { day in day * day % 11 % 5 }, firstWeekday: 2,
      weekdays: ["Mon", "", "Wed", "", "Fri", "", "Sun"],
      headings: [.init(week: 0, "Jan"), .init(week: 5, "Feb"), .init(week: 9, "Mar")])
  }
}

extension Example {
  static let calendarHeatMap = Example(
    "CalendarHeatMap", .drawing,
    "How much there was on each day, a column a week: five levels, told by glyph as well as colour."
  ) {
    CalendarHeatMapExample()
  }
}
