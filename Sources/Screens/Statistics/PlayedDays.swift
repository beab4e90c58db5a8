import Games
import Widgets

/// The days of the last year, darker the more games were solved on them.
struct PlayedDays: View, Equatable {
  let words: Spoken<DateWords>
  let counts: [Day: Int]
  let today: Day

  /// Whole weeks before this one.
  private static let weeks = 52

  var body: some View {
    CalendarHeatMap(
      days.map { day in
        CalendarHeatMap.level(of: Double(counts[day] ?? 0), greatest: Double(greatest))
      },
      weekdays: words.mediumWeekdays.enumerated().map { $0.isMultiple(of: 2) ? $1 : "" },
      headings: headings)
  }

  nonisolated static func == (lhs: PlayedDays, rhs: PlayedDays) -> Bool {
    lhs.counts == rhs.counts && lhs.today == rhs.today
      && lhs.words.weekdays == rhs.words.weekdays
  }

  /// From a Monday on to today.
  private var days: [Day] {
    let first = today.adding(days: 1 - today.weekday - 7 * Self.weeks)
    return (first.number...today.number).map(Day.init(number:))
  }

  /// Four games a day are as dark as it gets, unless there were more on one.
  private var greatest: Int { max(4, counts.values.max() ?? 0) }

  /// Each month above the week in which it begins.
  private var headings: [CalendarHeatMap.Heading] {
    days.enumerated().filter { $0.element.dayOfMonth == 1 }.map { index, day in
      CalendarHeatMap.Heading(week: index / 7, words.shortMonths[day.month - 1])
    }
  }
}
