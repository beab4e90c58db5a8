// SPDX-License-Identifier: Apache-2.0

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

  /// An empty block at the origin.
  public static let zero = Self(origin: .zero, size: .zero)

  /// The first column inside.
  public var minX: Int { origin.x }
  /// The first row inside.
  public var minY: Int { origin.y }
  /// The first column to the right of the block.
  public var maxX: Int { origin.x + size.width }
  /// The first row below the block.
  public var maxY: Int { origin.y + size.height }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// `true` if there is no cell inside.
  public var isEmpty: Bool { size.isEmpty }
  /// The middle cell. Along an even side, it is the upper or left one of the two.
  public var center: Point {
    Point(x: minX + (width - 1) / 2, y: minY + (height - 1) / 2)
  }

  /// Returns `true` if the cell at `point` is inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells in both, or an empty block if there are none.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y,
      width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// Returns `true` if some cell is in both.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  /// The smallest block that contains both. Empty blocks are ignored.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The block inside `insets`, empty if they take it all.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }
}
