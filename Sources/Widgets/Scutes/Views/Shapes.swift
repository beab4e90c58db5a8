// SPDX-License-Identifier: Apache-2.0

/// A rectangle that fills the available room.
public struct Rectangle: Shape, Equatable {
  /// Creates a rectangle.
  public init() {}

  /// Returns `true`.
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool { true }

  /// Returns `line`.
  public func outline(_ line: BorderStyle) -> BorderStyle? { line }
}

/// A rectangle with rounded corners that fills the available room.
public struct RoundedRectangle: Shape, Equatable {
  private let cornerRadius: Int

  /// Creates a rectangle whose corners are quarter circles with a radius of `cornerRadius` columns,
  /// each about as long as half a row. The outline's corners always take one cell.
  public init(cornerRadius: Int = 2) {
    self.cornerRadius = max(0, cornerRadius)
  }

  /// Returns `true` except outside the circles of the corners.
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool {
    let radius = min(Double(cornerRadius), width / 2, height / 2)
    let across = max(radius - x, x - (width - radius), 0)
    let down = max(radius - y, y - (height - radius), 0)
    return across * across + down * down <= radius * radius || across == 0 || down == 0
  }

  /// Returns `line` with round corners, if it has any.
  public func outline(_ line: BorderStyle) -> BorderStyle? {
    switch line {
    case .light where cornerRadius > 0: .rounded
    case .heavy where cornerRadius > 0: .heavyRounded
    default: line
    }
  }
}

/// An ellipse as wide and high as the available room.
public struct Ellipse: Shape, Equatable {
  /// Creates an ellipse.
  public init() {}

  /// Returns `true` within the ellipse.
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool {
    let (across, down) = (2 * x / width - 1, 2 * y / height - 1)
    return across * across + down * down <= 1
  }
}

/// The largest circle that fits, centred.
public struct Circle: Shape, Equatable {
  /// Creates a circle.
  public init() {}

  /// Returns `true` within the circle.
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool {
    let radius = min(width, height) / 2
    let (across, down) = (x - width / 2, y - height / 2)
    return across * across + down * down <= radius * radius
  }
}
