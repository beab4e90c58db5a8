/// A date and a time of day in some time zone.
public struct LocalTime: Hashable, Sendable {
  /// The date.
  public let day: Day
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The time until midnight, unless the clocks change before.
  public let untilMidnight: Duration

  /// Creates the local time at `moment` in a zone that is `secondsFromUTC` ahead of UTC.
  public init(_ moment: Moment, secondsFromUTC: Int) {
    let milliseconds = Int(moment.milliseconds) + secondsFromUTC * 1000
    let perDay = 86_400_000
    let timeOfDay = (milliseconds % perDay + perDay) % perDay
    day = Day(number: (milliseconds - timeOfDay) / perDay)
    hour = timeOfDay / 3_600_000
    minute = timeOfDay / 60_000 % 60
    untilMidnight = .milliseconds(perDay - timeOfDay)
  }
}

/// A point in time, as it is stored.
public struct Moment: Hashable, Comparable, Codable, Sendable {
  /// The number of milliseconds since the beginning of 1970, UTC.
  public let milliseconds: Int64

  /// Creates the moment `milliseconds` after the beginning of 1970, UTC.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Compares by time.
  public static func < (lhs: Moment, rhs: Moment) -> Bool { lhs.milliseconds < rhs.milliseconds }
}
