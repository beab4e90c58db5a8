import Games
import Scutes

/// The days with a solved game, darker for more solved games.
struct PlayedDays: View, Equatable {
  let words: DateWords
  let counts: [Day: Int]
  let today: Day
  /// The columns for the map.
  let columns: Int

  /// The most and the fewest full weeks before the current one.
  private static let weeks = 10...52
  /// The weeks that are enough where days stand apart: about five months.
  private static let enough = 20

  /// All weeks since the first game, or as many as fit with days apart if those are enough.
  private var weeks: Int {
    let labels = (words.mediumWeekdays.map(\.columns).max() ?? 0) + 1
    let apart = (columns - labels + 1) / 2 - 1
    let first = counts.keys.min() ?? today
    let wanted = apart >= Self.enough ? apart : (today.number - first.number) / 7 + 1
    return min(Self.weeks.upperBound, max(Self.weeks.lowerBound, wanted))
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
    lhs.counts == rhs.counts && lhs.today == rhs.today && lhs.columns == rhs.columns
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
