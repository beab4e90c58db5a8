// SPDX-License-Identifier: Apache-2.0

/// The number of colours of a terminal, in ascending order.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  /// No colours, only attributes.
  case monochrome
  /// Eight.
  case eight
  /// The eight and their bright ones.
  case sixteen
  /// The sixteen, a cube of 6×6×6 and 24 greys.
  case indexed256
  /// Red, green and blue of eight bits each.
  case trueColor

  /// Returns `true` if `lhs` has fewer colours than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
