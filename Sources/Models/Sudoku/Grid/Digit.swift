/// One of the digits 1 to 9.
public struct Digit: Hashable, Comparable, Sendable {
  /// The value, 1 to 9.
  public let rawValue: Int

  /// Creates the digit `rawValue`, or `nil` unless it is 1 to 9.
  @inlinable public init?(_ rawValue: Int) {
    guard (1...9).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Creates the digit at `index`, 0 to 8.
  @inlinable public init(index: Int) {
    assert((0..<9).contains(index))
    rawValue = index + 1
  }

  /// All nine digits, smallest first.
  public static let all = (0..<9).map(Digit.init(index:))

  /// The digit minus one, 0 to 8.
  @inlinable public var index: Int { rawValue - 1 }

  /// Compares by value.
  @inlinable public static func < (lhs: Digit, rhs: Digit) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Digit: CustomStringConvertible {
  /// The digit as text.
  public var description: String { String(rawValue) }
}

extension Digit: Codable {
  /// Reads a number, 1 to 9.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a digit from 1 to 9", Digit.init(_:))
  }

  /// Writes a number, 1 to 9.
  public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}
