/// All the room there is.
public struct Rectangle: Shape, Equatable {
  /// A rectangle.
  public init() {}

  /// Everywhere.
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool { true }

  /// The lines themselves.
  public func outline(_ line: BorderStyle) -> BorderStyle? { line }
}

/// All the room there is but for the corners.
public struct RoundedRectangle: Shape, Equatable {
  private let cornerRadius: Int

  /// A rectangle whose corners are quarters of a circle of `cornerRadius` columns, which are about
  /// as high as half rows. The outline has round corners of one cell.
  public init(cornerRadius: Int = 2) {
    self.cornerRadius = max(0, cornerRadius)
  }

  /// All but outside the corners' circles.
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool {
    let radius = min(Double(cornerRadius), width / 2, height / 2)
    let across = max(radius - x, x - (width - radius), 0)
    let down = max(radius - y, y - (height - radius), 0)
    return across * across + down * down <= radius * radius || across == 0 || down == 0
  }

  /// The lines with round corners, where they have such.
  public func outline(_ line: BorderStyle) -> BorderStyle? {
    switch line {
    case .light where cornerRadius > 0: .rounded
    case .heavy where cornerRadius > 0: .heavyRounded
    default: line
    }
  }
}

/// As high and as wide as the room.
public struct Ellipse: Shape, Equatable {
  /// An ellipse.
  public init() {}

  /// Within the ellipse.
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool {
    let (across, down) = (2 * x / width - 1, 2 * y / height - 1)
    return across * across + down * down <= 1
  }
}

/// As large as fits, in the middle of the room.
public struct Circle: Shape, Equatable {
  /// A circle.
  public init() {}

  /// Within the circle.
  public func contains(x: Double, y: Double, width: Double, height: Double) -> Bool {
    let radius = min(width, height) / 2
    let (across, down) = (x - width / 2, y - height / 2)
    return across * across + down * down <= radius * radius
  }
}
