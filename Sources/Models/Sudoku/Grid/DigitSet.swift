/// A set of digits, one bit a digit.
public struct DigitSet: Hashable, Sendable {
  /// Bit `d - 1` stands for the digit `d`.
  public let bits: UInt16

  /// The digits whose bits are set among the lowest nine.
  @inlinable public init(bits: UInt16) {
    self.bits = bits & 0x1FF
  }

  /// The given digits.
  @inlinable public init(_ digits: some Sequence<Digit>) {
    bits = digits.reduce(0) { $0 | 1 << UInt16($1.index) }
  }

  /// No digit.
  @inlinable public static var none: DigitSet { DigitSet(bits: 0) }
  /// All nine.
  @inlinable public static var all: DigitSet { DigitSet(bits: 0x1FF) }

  /// How many there are.
  @inlinable public var count: Int { bits.nonzeroBitCount }
  /// Whether there is none.
  @inlinable public var isEmpty: Bool { bits == 0 }
  /// The only one; nil where there are none or several.
  @inlinable public var only: Digit? {
    bits.nonzeroBitCount == 1 ? Digit(index: bits.trailingZeroBitCount) : nil
  }
  /// The smallest one.
  @inlinable public var first: Digit? { bits == 0 ? nil : Digit(index: bits.trailingZeroBitCount) }

  /// Whether `digit` is among them.
  @inlinable public func contains(_ digit: Digit) -> Bool { bits & 1 << UInt16(digit.index) != 0 }
  /// Whether each of them is in `other` as well.
  @inlinable public func isSubset(of other: DigitSet) -> Bool { bits & ~other.bits == 0 }

  /// Adds `digit`.
  @inlinable public mutating func insert(_ digit: Digit) {
    self = DigitSet(bits: bits | 1 << UInt16(digit.index))
  }
  /// Takes `digit` out.
  @inlinable public mutating func remove(_ digit: Digit) {
    self = DigitSet(bits: bits & ~(1 << UInt16(digit.index)))
  }
  /// Adds `digit` where it is missing, takes it out where it is not.
  @inlinable public mutating func toggle(_ digit: Digit) {
    self = DigitSet(bits: bits ^ 1 << UInt16(digit.index))
  }

  /// The digits in either.
  @inlinable public func union(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits | other.bits) }
  /// The digits in both.
  @inlinable
  public func intersection(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits & other.bits) }
  /// The digits that are not in `other`.
  @inlinable
  public func subtracting(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits & ~other.bits) }
  /// The digits that are missing.
  @inlinable public var complement: DigitSet { DigitSet(bits: ~bits) }
}

extension DigitSet: Sequence {
  /// Goes through the digits, smallest first.
  @inlinable public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// Goes through the digits of a set, smallest first.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var bits: UInt16

    @inlinable init(bits: UInt16) {
      self.bits = bits
    }

    /// The next larger digit.
    @inlinable public mutating func next() -> Digit? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return Digit(index: bits.trailingZeroBitCount)
    }
  }
}

extension DigitSet: ExpressibleByArrayLiteral {
  /// The given digits.
  @inlinable public init(arrayLiteral elements: Digit...) { self.init(elements) }
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
