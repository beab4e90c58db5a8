// SPDX-License-Identifier: Apache-2.0

/// A position within a larger rectangle, horizontally and vertically.
public struct Alignment: Hashable, Sendable {
  /// The horizontal position.
  public var horizontal: HorizontalAlignment
  /// The vertical position.
  public var vertical: VerticalAlignment

  /// Combines both positions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle both ways.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// At the left, halfway down.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// At the right, halfway down.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// In the top left corner.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// In the top right corner.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// In the bottom left corner.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// In the bottom right corner.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)

  /// Places a block of `size` within `bounds`. If the remaining room is odd, the extra cell goes to
  /// the right or below. Ignores guides that views set.
  public func place(_ size: Size, in bounds: Rect) -> Rect {
    Rect(
      origin: Point(
        x: bounds.minX + horizontal.offset(of: size.width, in: bounds.width),
        y: bounds.minY + vertical.offset(of: size.height, in: bounds.height)),
      size: size)
  }
}
