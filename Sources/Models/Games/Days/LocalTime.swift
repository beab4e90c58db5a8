/// A date and a time of day somewhere.
public struct LocalTime: Hashable, Sendable {
  /// The date.
  public let day: Day
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int

  /// What clocks show at `moment` where they are `secondsFromUTC` ahead of UTC.
  public init(_ moment: Moment, secondsFromUTC: Int) {
    let milliseconds = Int(moment.milliseconds) + secondsFromUTC * 1000
    let perDay = 86_400_000
    let timeOfDay = (milliseconds % perDay + perDay) % perDay
    day = Day(number: (milliseconds - timeOfDay) / perDay)
    hour = timeOfDay / 3_600_000
    minute = timeOfDay / 60_000 % 60
  }
}
