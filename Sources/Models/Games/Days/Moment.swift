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
