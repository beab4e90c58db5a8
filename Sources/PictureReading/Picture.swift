import Sudoku

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

  /// Returns the grid alone as a square, straightened along `lattice`.
  func rectified(along lattice: Lattice) -> Picture {
    let side = min(48, max(20, Int(lattice.cellSize.rounded())))
    var result = [UInt8](repeating: 0, count: 3 * 81 * side * side)
    let samples = max(1, min(6, Int((lattice.cellSize / Double(side)).rounded())))
    for cell in Cell.all {
      let (row, column) = (cell.row, cell.column)
      let outline = lattice.outline(row: row, column: column)
      for y in 0..<side {
        for x in 0..<side {
          var sums = (0, 0, 0)
          for sample in 0..<samples * samples {
            let u = (Double(x) + (Double(sample % samples) + 0.5) / Double(samples)) / Double(side)
            let v = (Double(y) + (Double(sample / samples) + 0.5) / Double(samples)) / Double(side)
            let point = outline.point(across: u, down: v)
            let column = max(0, min(width - 1, Int(point.x)))
            let place = 3 * (max(0, min(height - 1, Int(point.y))) * width + column)
            sums.0 += Int(pixels[place])
            sums.1 += Int(pixels[place + 1])
            sums.2 += Int(pixels[place + 2])
          }
          let target = 3 * ((row * side + y) * 9 * side + column * side + x)
          let count = samples * samples
          result[target] = UInt8(sums.0 / count)
          result[target + 1] = UInt8(sums.1 / count)
          result[target + 2] = UInt8(sums.2 / count)
        }
      }
    }
    return Picture(width: 9 * side, height: 9 * side, pixels: result)
  }
}

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
