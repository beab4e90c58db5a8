// SPDX-License-Identifier: Apache-2.0

/// A cell position, relative to the top left corner at (0, 0).
public struct Point: Hashable, Sendable {
  /// The column, from the left.
  public var x: Int
  /// The row, from the top.
  public var y: Int

  /// The point in column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Self(x: 0, y: 0)
}
