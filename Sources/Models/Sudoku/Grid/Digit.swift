/// One of the digits 1 to 9.
public struct Digit: Hashable, Comparable, Sendable {
  /// The digit as a number, 1 to 9.
  public let rawValue: Int

  /// The digit `rawValue`; nil unless it is 1 to 9.
  @inlinable public init?(_ rawValue: Int) {
    guard (1...9).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The digit whose place is `index`, 0 to 8.
  @inlinable package init(index: Int) {
    assert((0..<9).contains(index))
    rawValue = index + 1
  }

  /// All nine, smallest first.
  public static let all = (0..<9).map(Digit.init(index:))

  /// Its place among the nine, 0 to 8.
  @inlinable public var index: Int { rawValue - 1 }

  /// Whether `lhs` is smaller.
  @inlinable public static func < (lhs: Digit, rhs: Digit) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Digit: CustomStringConvertible {
  /// The digit as it is written.
  public var description: String { String(rawValue) }
}

extension Digit: Codable {
  /// Reads a number, 1 to 9.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard let digit = Digit(number) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(number) is not a digit from 1 to 9")
    }
    self = digit
  }

  /// Writes a number, 1 to 9.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
