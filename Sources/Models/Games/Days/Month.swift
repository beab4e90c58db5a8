/// A month of a year, as a calendar shows it.
///
/// ```
/// Mo Tu We Th Fr Sa Su
///                    1      leadingDays is 6: the month begins on a Sunday
///  2  3  4  5  6  7  8
/// ```
public struct Month: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// 1 to 12.
  public let number: Int

  /// The month in which `day` lies.
  public init(of day: Day) {
    year = day.year
    number = day.month
  }

  /// The first of the month.
  public var firstDay: Day { Day(year: year, month: number, day: 1) ?? Day(number: 0) }

  /// The days of the month, in order.
  public var days: [Day] {
    let first = firstDay
    return (0..<31).map(first.adding(days:)).filter { $0.month == number }
  }

  /// How many days of a week that begins on Monday come before the first.
  public var leadingDays: Int { firstDay.weekday - 1 }

  /// The month before.
  public var previous: Month { Month(of: firstDay.adding(days: -1)) }

  /// The month after.
  public var next: Month { Month(of: firstDay.adding(days: 31)) }
}
