// SPDX-License-Identifier: Apache-2.0

/// Insets on the four sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows above.
  public var top: Int
  /// Columns to the left.
  public var leading: Int
  /// Rows below.
  public var bottom: Int
  /// Columns to the right.
  public var trailing: Int

  /// The given number of cells at each side.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The total of the horizontal insets.
  public var horizontal: Int { leading + trailing }
  /// The total of the vertical insets.
  public var vertical: Int { top + bottom }
}
