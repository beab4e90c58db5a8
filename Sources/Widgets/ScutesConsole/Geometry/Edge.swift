// SPDX-License-Identifier: Apache-2.0

/// A side of a block.
public enum Edge: Sendable {
  /// Above.
  case top
  /// To the left.
  case leading
  /// Below.
  case bottom
  /// To the right.
  case trailing

  /// Several sides at once.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: UInt8

    /// The sides whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Above.
    public static let top = Set(rawValue: 1)
    /// To the left.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// To the right.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}
