/// A point in time, as it is stored.
public struct Moment: Hashable, Comparable, Codable, Sendable {
  /// Since the beginning of 1970, UTC.
  public let milliseconds: Int64

  /// So many milliseconds after the beginning of 1970, UTC.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Whether `lhs` is earlier.
  public static func < (lhs: Moment, rhs: Moment) -> Bool { lhs.milliseconds < rhs.milliseconds }
}
