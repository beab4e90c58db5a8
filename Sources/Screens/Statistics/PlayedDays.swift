import Games
import Widgets

/// The days since the first of the last year with a solved game, darker for more solved games.
struct PlayedDays: View, Equatable {
  let words: DateWords
  let counts: [Day: Int]
  let today: Day

  /// The most and the fewest full weeks before the current one.
  private static let weeks = 10...52

  private var weeks: Int {
    let first = counts.keys.min() ?? today
    return min(
      Self.weeks.upperBound, max(Self.weeks.lowerBound, (today.number - first.number) / 7 + 1))
  }

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

  /// The days from a Monday to today.
  private var days: [Day] {
    let first = today.adding(days: 1 - today.weekday - 7 * weeks)
    return (first.number...today.number).map(Day.init(number:))
  }

  /// The darkest shade is three games a day, or the most of any day if that is more.
  private var greatest: Int { max(3, counts.values.max() ?? 0) }

  /// The months, each above the week in which it starts.
  private var headings: [CalendarHeatMap.Heading] {
    days.enumerated().filter { $0.element.dayOfMonth == 1 }.map { index, day in
      CalendarHeatMap.Heading(week: index / 7, words.shortMonths[day.month - 1])
    }
  }
}
