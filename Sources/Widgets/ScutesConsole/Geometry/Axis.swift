// SPDX-License-Identifier: Apache-2.0

/// A direction, such as that in which a stack places its children.
public enum Axis: Sendable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical
}

extension Axis {
  /// One axis, both or none.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: UInt8

    /// The axes whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Left to right.
    public static let horizontal = Self(rawValue: 1)
    /// Top to bottom.
    public static let vertical = Self(rawValue: 2)
  }
}
