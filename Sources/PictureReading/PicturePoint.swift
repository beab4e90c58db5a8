/// A point of a picture, in pixels from the top left corner.
public struct PicturePoint: Hashable, Sendable {
  /// From the left.
  public let x: Double
  /// From the top.
  public let y: Double

  /// The point at `x` and `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func + (a: PicturePoint, b: PicturePoint) -> PicturePoint {
    PicturePoint(x: a.x + b.x, y: a.y + b.y)
  }

  static func - (a: PicturePoint, b: PicturePoint) -> PicturePoint {
    PicturePoint(x: a.x - b.x, y: a.y - b.y)
  }

  static func * (a: PicturePoint, factor: Double) -> PicturePoint {
    PicturePoint(x: a.x * factor, y: a.y * factor)
  }

  var length: Double { (x * x + y * y).squareRoot() }
}
