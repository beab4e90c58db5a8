// SPDX-License-Identifier: Apache-2.0

/// A size in columns and rows.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// `width` columns by `height` rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No cells.
  public static let zero = Self(width: 0, height: 0)

  /// The largest screen that is drawn: 85 MB with all that a program keeps of it. It is more than
  /// any terminal has: in cells of 8 by 16 pixels, a display of 7,680 by 4,320 has 960 by 270. On a
  /// larger one the rest stays blank.
  static let largestScreen = Self(width: 1000, height: 500)

  /// The nearest size of a cell at least and `limit` at most.
  func clamped(to limit: Size) -> Size {
    Size(width: max(1, min(width, limit.width)), height: max(1, min(height, limit.height)))
  }

  /// `true` if there is no cell inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
