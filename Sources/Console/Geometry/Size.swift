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

  /// Nothing at all.
  public static let zero = Self(width: 0, height: 0)

  /// Whether no cell is inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
