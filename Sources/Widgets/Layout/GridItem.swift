/// How wide a column of a ``VGridLayout`` is.
public nonisolated struct GridItem: Hashable, Sendable {
  /// A rule for widths, in columns of the screen.
  public enum Size: Hashable, Sendable {
    /// One column of just that width.
    case fixed(Int)
    /// One column within limits; those of a grid share what is left.
    case flexible(minimum: Int = 1, maximum: Int = .infinity)
    /// As many columns as there is room for, each within limits. The least is at least 1.
    case adaptive(minimum: Int, maximum: Int = .infinity)
  }

  /// How wide.
  public var size: Size
  /// How its cells stand in it; as the grid says where nil.
  public var alignment: Alignment?

  /// A column of `size`.
  public init(_ size: Size = .flexible(), alignment: Alignment? = nil) {
    self.size = size
    self.alignment = alignment
  }

  /// The least and the most that it takes, at least nothing.
  var limits: (least: Int, most: Int) {
    switch size {
    case .fixed(let width): (max(0, width), max(0, width))
    case .flexible(let least, let most): (max(0, least), max(0, least, most))
    case .adaptive(let least, let most): (max(1, least), max(1, least, most))
    }
  }

  /// Columns of the kind that there is room for beside others that need `taken` of `width`.
  func count(in width: Int, taken: Int, spacing: Int) -> Int {
    guard case .adaptive = size else { return 1 }
    return max(1, (max(0, width - taken) + spacing) / max(1, limits.least + spacing))
  }
}
