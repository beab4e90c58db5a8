/// A picture without colour: brightness from 0 (black) to 255 (white).
struct GreyImage: Sendable {
  let width: Int
  let height: Int
  /// Row by row from the top left.
  var values: [Float]

  init(width: Int, height: Int, values: [Float]) {
    assert(values.count == width * height)
    self.width = width
    self.height = height
    self.values = values
  }

  /// The luma (ITU-R BT.601) of `picture`.
  init(_ picture: Picture) {
    width = picture.width
    height = picture.height
    values = picture.pixels.withUnsafeBufferPointer { pixels in
      (0..<picture.width * picture.height).map { place in
        0.299 * Float(pixels[3 * place]) + 0.587 * Float(pixels[3 * place + 1])
          + 0.114 * Float(pixels[3 * place + 2])
      }
    }
  }

  /// The image with light and dark swapped.
  var inverted: GreyImage {
    GreyImage(width: width, height: height, values: values.map { 255 - $0 })
  }

  /// Returns the brightness relative to the mean of the square of `2 * radius + 1` around each
  /// pixel, limited to `depth` darker or lighter: 128 at the mean, stretched to the full range.
  func flattened(radius: Int, depth: Float) -> GreyImage {
    var result = values
    let factor = 127 / depth
    Sums(self).forEachPixel(radius: radius) { place, mean, _ in
      result[place] = 128 + max(-depth, min(depth, values[place] - mean)) * factor
    }
    return GreyImage(width: width, height: height, values: result)
  }

  /// Returns the image with its longer side at most `side`. Each pixel is the mean of its area.
  func shrunk(toFit side: Int) -> GreyImage {
    guard max(width, height) > side else { return self }
    let scale = Double(side) / Double(max(width, height))
    let newWidth = max(1, Int((Double(width) * scale).rounded()))
    let newHeight = max(1, Int((Double(height) * scale).rounded()))
    let columns = Self.shares(of: width, in: newWidth)
    let rows = Self.shares(of: height, in: newHeight)
    var result = [Float](repeating: 0, count: newWidth * newHeight)
    var line = [Float](repeating: 0, count: width)
    values.withUnsafeBufferPointer { source in
      for (y, row) in rows.enumerated() {
        for x in 0..<width { line[x] = 0 }
        for (offset, weight) in row.weights.enumerated() {
          let start = (row.first + offset) * width
          for x in 0..<width { line[x] += weight * source[start + x] }
        }
        for (x, column) in columns.enumerated() {
          var sum: Float = 0
          for (offset, weight) in column.weights.enumerated() {
            sum += weight * line[column.first + offset]
          }
          result[y * newWidth + x] = sum
        }
      }
    }
    return GreyImage(width: newWidth, height: newHeight, values: result)
  }

  /// Returns, for each of `parts` equal parts of `count` pixels, the first pixel and the weights of
  /// all.
  private static func shares(of count: Int, in parts: Int) -> [(first: Int, weights: [Float])] {
    let length = Double(count) / Double(parts)
    return (0..<parts).map { part in
      let (start, end) = (Double(part) * length, Double(part + 1) * length)
      let first = min(count - 1, Int(start))
      let last = min(count - 1, max(first, Int((end - 1e-9).rounded(.down))))
      let weights = (first...last).map { pixel in
        Float(max(0, min(end, Double(pixel + 1)) - max(start, Double(pixel))) / length)
      }
      return (first, weights)
    }
  }

  /// The brightness at a point, interpolated between the centres of four pixels. Points beyond the
  /// image take the value of its border.
  @inline(__always)
  static func sample(
    _ values: UnsafeBufferPointer<Float>, _ width: Int, _ height: Int, _ x: Float, _ y: Float
  ) -> Float {
    let px = min(max(x - 0.5, 0), Float(width - 1))
    let py = min(max(y - 0.5, 0), Float(height - 1))
    let (left, top) = (Int(px), Int(py))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (fx, fy) = (px - Float(left), py - Float(top))
    let upper = values[top * width + left] * (1 - fx) + values[top * width + right] * fx
    let lower = values[bottom * width + left] * (1 - fx) + values[bottom * width + right] * fx
    return upper * (1 - fy) + lower * fy
  }

  /// Sums of values and of their squares over rectangles, in constant time each.
  struct Sums {
    private let width: Int
    private let height: Int
    private let sums: [Double]
    private let squares: [Double]

    init(_ image: GreyImage) {
      width = image.width
      height = image.height
      let stride = image.width + 1
      var sums = [Double](repeating: 0, count: stride * (image.height + 1))
      var squares = sums
      for y in 0..<image.height {
        var (sum, square) = (0.0, 0.0)
        for x in 0..<image.width {
          let value = Double(image.values[y * image.width + x])
          sum += value
          square += value * value
          sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + sum
          squares[(y + 1) * stride + x + 1] = squares[y * stride + x + 1] + square
        }
      }
      self.sums = sums
      self.squares = squares
    }

    /// Calls `body` with the mean and the standard deviation of the square of `2 * radius + 1`
    /// around each pixel, as much of it as lies in the image, row by row.
    func forEachPixel(
      radius: Int, _ body: (_ place: Int, _ mean: Float, _ deviation: Float) -> Void
    ) {
      let stride = width + 1
      sums.withUnsafeBufferPointer { sums in
        squares.withUnsafeBufferPointer { squares in
          for y in 0..<height {
            let (top, bottom) = (max(0, y - radius), min(height, y + radius + 1))
            for x in 0..<width {
              let (left, right) = (max(0, x - radius), min(width, x + radius + 1))
              let (a, b) = (top * stride + left, top * stride + right)
              let (c, d) = (bottom * stride + left, bottom * stride + right)
              let count = Double((bottom - top) * (right - left))
              let mean = (sums[d] - sums[b] - sums[c] + sums[a]) / count
              let square = (squares[d] - squares[b] - squares[c] + squares[a]) / count
              body(y * width + x, Float(mean), Float(max(0, square - mean * mean).squareRoot()))
            }
          }
        }
      }
    }
  }
}
