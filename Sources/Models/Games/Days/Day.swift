/// A day of the Gregorian calendar, without a time or a time zone: "2026-11-21".
public struct Day: Hashable, Sendable {
  /// The number of days since 1970-01-01. Negative before.
  public let number: Int

  /// Creates the day `number` days after 1970-01-01.
  public init(number: Int) {
    self.number = number
  }

  /// Creates a day from its date, or `nil` if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let candidate = Day(number: Self.number(year: year, month: month, day: day))
    guard candidate.date == Date(year: year, month: month, day: day) else { return nil }
    self = candidate
  }

  /// The year.
  public var year: Int { date.year }
  /// The month, 1 to 12.
  public var month: Int { date.month }
  /// The day of the month, 1 to 31.
  public var dayOfMonth: Int { date.day }

  /// The day of the week, as in ISO 8601: Monday is 1, Sunday is 7.
  public var weekday: Int { (number + 3).remainder(modulo: 7) + 1 }

  /// Returns the day `days` later, or earlier if negative.
  public func adding(days: Int) -> Day { Day(number: number + days) }
}

extension Day: Comparable {
  /// Compares by date.
  public static func < (lhs: Day, rhs: Day) -> Bool { lhs.number < rhs.number }
}

extension Day: LosslessStringConvertible {
  /// The date in ISO 8601 format.
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let date = date
    return "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
  }

  /// Parses a ``description``. Returns `nil` for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      let result = Day(year: year, month: month, day: day), result.description == description
    else { return nil }
    self = result
  }
}

extension Day {
  private struct Date: Equatable {
    let year: Int
    let month: Int
    let day: Int
  }

  /// Returns the number of days since 1970-01-01. Years begin in March, so that the leap day is the
  /// last. 400 years are an era of 146,097 days.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  private static func number(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = marchYear.quotient(by: 400)
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Source: `civil_from_days` in the same article.
  private var date: Date {
    let shifted = number + 719_468
    let era = shifted.quotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return Date(year: year, month: month, day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}

extension Int {
  /// The quotient, rounded down even if negative.
  fileprivate func quotient(by divisor: Int) -> Int {
    (self - remainder(modulo: divisor)) / divisor
  }

  /// The remainder, at least 0 even if the dividend is negative.
  fileprivate func remainder(modulo divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}

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
