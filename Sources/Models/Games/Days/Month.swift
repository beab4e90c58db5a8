/// A month of a year.
///
/// ```
/// Mo Tu We Th Fr Sa Su
///                    1      leadingDays is 6: the month begins on a Sunday
///  2  3  4  5  6  7  8
/// ```
public struct Month: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The number, 1 to 12.
  public let number: Int

  /// Creates the month of `day`.
  public init(of day: Day) {
    year = day.year
    number = day.month
  }

  /// The first of the month.
  public var firstDay: Day { Day(year: year, month: number, day: 1) ?? Day(number: 0) }

  /// The days of the month.
  public var days: [Day] {
    let first = firstDay
    return (0..<31).map(first.adding(days:)).filter { $0.month == number }
  }

  /// The number of days from Monday to the first of the month.
  public var leadingDays: Int { firstDay.weekday - 1 }

  /// The previous month.
  public var previous: Month { Month(of: firstDay.adding(days: -1)) }

  /// The next month.
  public var next: Month { Month(of: firstDay.adding(days: 31)) }
}
