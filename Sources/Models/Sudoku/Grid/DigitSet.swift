/// A set of digits, one bit a digit.
public struct DigitSet: Hashable, Sendable {
  /// Bit `d - 1` stands for the digit `d`.
  public private(set) var bits: UInt16

  /// The digits whose bits are set among the lowest nine.
  public init(bits: UInt16) {
    self.bits = bits & 0x1FF
  }

  /// The given digits.
  public init(_ digits: some Sequence<Digit>) {
    bits = digits.reduce(0) { $0 | 1 << UInt16($1.index) }
  }

  /// No digit.
  public static let none = DigitSet(bits: 0)
  /// All nine.
  public static let all = DigitSet(bits: 0x1FF)

  /// How many there are.
  public var count: Int { bits.nonzeroBitCount }
  /// Whether there is none.
  public var isEmpty: Bool { bits == 0 }
  /// The only one; nil where there are none or several.
  public var only: Digit? {
    bits.nonzeroBitCount == 1 ? Digit(index: bits.trailingZeroBitCount) : nil
  }
  /// The smallest one.
  public var first: Digit? { bits == 0 ? nil : Digit(index: bits.trailingZeroBitCount) }

  /// Whether `digit` is among them.
  public func contains(_ digit: Digit) -> Bool { bits & 1 << UInt16(digit.index) != 0 }
  /// Whether each of them is in `other` as well.
  public func isSubset(of other: DigitSet) -> Bool { bits & ~other.bits == 0 }

  /// Adds `digit`.
  public mutating func insert(_ digit: Digit) { bits |= 1 << UInt16(digit.index) }
  /// Takes `digit` out.
  public mutating func remove(_ digit: Digit) { bits &= ~(1 << UInt16(digit.index)) }
  /// Adds `digit` where it is missing, takes it out where it is not.
  public mutating func toggle(_ digit: Digit) { bits ^= 1 << UInt16(digit.index) }

  /// The digits in either.
  public func union(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits | other.bits) }
  /// The digits in both.
  public func intersection(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits & other.bits) }
  /// The digits that are not in `other`.
  public func subtracting(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits & ~other.bits) }
  /// The digits that are missing.
  public var complement: DigitSet { DigitSet(bits: ~bits) }
}

extension DigitSet: Sequence {
  /// Goes through the digits, smallest first.
  public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// Goes through the digits of a set, smallest first.
  public struct Iterator: IteratorProtocol {
    var bits: UInt16

    /// The next larger digit.
    public mutating func next() -> Digit? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return Digit(index: bits.trailingZeroBitCount)
    }
  }
}

extension DigitSet: ExpressibleByArrayLiteral {
  /// The given digits.
  public init(arrayLiteral elements: Digit...) { self.init(elements) }
}

extension DigitSet: CustomStringConvertible {
  /// The digits in a row, smallest first: "259".
  public var description: String { map(\.description).joined() }
}

extension DigitSet: Codable {
  /// Reads the bits as a number.
  public init(from decoder: any Decoder) throws {
    self.init(bits: try decoder.singleValueContainer().decode(UInt16.self))
  }

  /// Writes the bits as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bits)
  }
}
