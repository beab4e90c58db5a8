/// A rectangle of cells.
///
/// ```
///   (x, y) ┌───────┐ ─┐
///          │       │  height rows
///          └───────┘ ─┘
///          width columns
/// ```
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// Columns by rows.
  public var size: Size

  /// The block of `size` whose top left cell is `origin`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The block whose top left cell is in column `x` of row `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The block at the origin that holds no cell.
  public static let zero = Self(origin: .zero, size: .zero)

  /// The first column inside.
  public var minX: Int { origin.x }
  /// The first row inside.
  public var minY: Int { origin.y }
  /// The first column to the right that is outside.
  public var maxX: Int { origin.x + size.width }
  /// The first row below that is outside.
  public var maxY: Int { origin.y + size.height }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// Whether no cell is inside.
  public var isEmpty: Bool { size.isEmpty }
  /// The middle cell; the upper left one of the middle where a side is even.
  public var center: Point {
    Point(x: minX + (width - 1) / 2, y: minY + (height - 1) / 2)
  }

  /// Returns `true` if the cell at `point` is inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that are in both; an empty block where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y,
      width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// Whether any cell is in both.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  /// The smallest block that holds both; the other one where one is empty.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The block that is left when `insets` are taken off its sides, never less than empty.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }
}
