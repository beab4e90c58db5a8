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

  /// `true` if there is no cell inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
