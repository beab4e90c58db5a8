/// A picture in memory: upright, sRGB, without transparency.
public struct Picture: Hashable, Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// Red, green and blue of each pixel, row by row from the top left: `3 * width * height` bytes.
  public let pixels: [UInt8]

  /// A picture of `pixels`, red, green and blue of each, row by row from the top left.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == 3 * width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
