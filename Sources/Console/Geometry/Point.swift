/// A place on the screen, in cells, counted from the top left corner at (0, 0).
public struct Point: Hashable, Sendable {
  /// Columns from the left edge.
  public var x: Int
  /// Rows from the top edge.
  public var y: Int

  /// The point in column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Self(x: 0, y: 0)
}
