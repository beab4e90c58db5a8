/// A set of digits, stored as one bit per digit.
public struct DigitSet: Hashable, Sendable {
  /// Bit `d - 1` stands for the digit `d`.
  public let bits: UInt16

  /// Creates a set from the lowest nine of `bits`.
  @inlinable public init(bits: UInt16) {
    self.bits = bits & 0x1FF
  }

  /// Creates a set of the given digits.
  @inlinable public init(_ digits: some Sequence<Digit>) {
    bits = digits.reduce(0) { $0 | 1 << UInt16($1.index) }
  }

  /// The empty set.
  @inlinable public static var none: DigitSet { DigitSet(bits: 0) }
  /// All nine digits.
  @inlinable public static var all: DigitSet { DigitSet(bits: 0x1FF) }

  /// The number of digits.
  @inlinable public var count: Int { bits.nonzeroBitCount }
  /// `true` if the set has no digits.
  @inlinable public var isEmpty: Bool { bits == 0 }
  /// The only digit, or `nil` if there are none or several.
  @inlinable public var only: Digit? {
    bits.nonzeroBitCount == 1 ? Digit(index: bits.trailingZeroBitCount) : nil
  }
  /// The smallest digit, or `nil` if the set is empty.
  @inlinable public var first: Digit? { bits == 0 ? nil : Digit(index: bits.trailingZeroBitCount) }

  /// `true` if the set contains `digit`.
  @inlinable public func contains(_ digit: Digit) -> Bool { bits & 1 << UInt16(digit.index) != 0 }
  /// `true` if `other` contains every digit of this set.
  @inlinable public func isSubset(of other: DigitSet) -> Bool { bits & ~other.bits == 0 }

  /// Adds `digit`.
  @inlinable public mutating func insert(_ digit: Digit) {
    self = DigitSet(bits: bits | 1 << UInt16(digit.index))
  }
  /// Removes `digit`.
  @inlinable public mutating func remove(_ digit: Digit) {
    self = DigitSet(bits: bits & ~(1 << UInt16(digit.index)))
  }
  /// Adds `digit` if it is missing, otherwise removes it.
  @inlinable public mutating func toggle(_ digit: Digit) {
    self = DigitSet(bits: bits ^ 1 << UInt16(digit.index))
  }

  /// The digits that are in either set.
  @inlinable public func union(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits | other.bits) }
  /// The digits that are in both sets.
  @inlinable
  public func intersection(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits & other.bits) }
  /// The digits of this set that are not in `other`.
  @inlinable
  public func subtracting(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits & ~other.bits) }
  /// The digits that are not in the set.
  @inlinable public var complement: DigitSet { DigitSet(bits: ~bits) }
}

extension DigitSet: Sequence {
  /// Returns an iterator over the digits, smallest first.
  @inlinable public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// Iterates over the digits of a set, smallest first.
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
  /// Creates a set of the given digits.
  @inlinable public init(arrayLiteral elements: Digit...) { self.init(elements) }
}

extension DigitSet: CustomStringConvertible {
  /// The digits without separators, smallest first: "259".
  public var description: String { map(\.description).joined() }
}

extension DigitSet: Codable {
  /// Reads the bits as a number.
  public init(from decoder: any Decoder) throws { self.init(bits: try UInt16(from: decoder)) }

  /// Writes the bits as a number.
  public func encode(to encoder: any Encoder) throws { try bits.encode(to: encoder) }
}
