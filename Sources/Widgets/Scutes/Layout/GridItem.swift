// SPDX-License-Identifier: Apache-2.0

/// The size and alignment of a column in a ``VGridLayout``.
public nonisolated struct GridItem: Hashable, Sendable {
  /// A rule for widths, in terminal columns.
  public enum Size: Hashable, Sendable {
    /// One column of exactly this width.
    case fixed(Int)
    /// One column within limits. Flexible columns share the remaining width.
    case flexible(minimum: Int = 1, maximum: Int = .infinity)
    /// As many columns as fit, each within limits. The minimum is at least 1.
    case adaptive(minimum: Int, maximum: Int = .infinity)
  }

  /// The rule for the width.
  public var size: Size
  /// The alignment of the column's cells, or `nil` for the grid's.
  public var alignment: Alignment?

  /// Creates a column of `size`.
  public init(_ size: Size = .flexible(), alignment: Alignment? = nil) {
    self.size = size
    self.alignment = alignment
  }

  /// The minimum and maximum width, at least 0.
  var limits: (least: Int, most: Int) {
    switch size {
    case .fixed(let width): (max(0, width), max(0, width))
    case .flexible(let least, let most): (max(0, least), max(0, least, most))
    case .adaptive(let least, let most): (max(1, least), max(1, least, most))
    }
  }

  /// The number of columns of this kind that fit into `width`, of which other columns need `taken`.
  func count(in width: Int, taken: Int, spacing: Int) -> Int {
    guard case .adaptive = size else { return 1 }
    return max(1, (max(0, width - taken) + spacing) / max(1, limits.least + spacing))
  }
}
