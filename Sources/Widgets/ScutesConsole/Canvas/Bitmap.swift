// SPDX-License-Identifier: Apache-2.0

/// A bitmap of red, green and blue pixels.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Red, green and blue of each pixel, a byte each, row by row from the top left.
  public let pixels: [UInt8]

  /// A picture of `width` by `height` pixels, three bytes of `pixels` each.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative size")
    precondition(pixels.count == width * height * 3, "a pixel has three bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// `true` if there are no pixels.
  public var isEmpty: Bool { pixels.isEmpty }

  /// The bitmap scaled to `width` by `height` pixels. Each pixel is the average of the area that it
  /// covers, so thin lines fade when they shrink but never vanish.
  public func scaled(width: Int, height: Int) -> Bitmap {
    if width == self.width && height == self.height { return self }
    guard !isEmpty, width > 0, height > 0 else { return Bitmap(width: 0, height: 0, pixels: []) }
    let columns = Self.coverages(of: self.width, by: width)
    let rows = Self.coverages(of: self.height, by: height)
    let area = self.width * self.height
    var scaled = [UInt8](repeating: 0, count: width * height * 3)
    var sums = [Int](repeating: 0, count: width * 3)
    // Neighbouring rows of the result may share a row of the original, whose sums are kept.
    var (known, knownSums) = (-1, sums)
    for (y, row) in rows.enumerated() {
      for index in sums.indices { sums[index] = area / 2 }
      for (offset, weight) in row.weights.enumerated() {
        if known != row.first + offset {
          known = row.first + offset
          add(row: known, by: columns, to: &knownSums)
        }
        for index in sums.indices { sums[index] += weight * knownSums[index] }
      }
      for index in sums.indices { scaled[y * sums.count + index] = UInt8(sums[index] / area) }
    }
    return Bitmap(width: width, height: height, pixels: scaled)
  }

  /// Adds the pixels of `row` that each of `columns` covers to `sums`.
  private func add(row: Int, by columns: [Coverage], to sums: inout [Int]) {
    let start = row * width * 3
    for (x, column) in columns.enumerated() {
      var (red, green, blue) = (0, 0, 0)
      var place = start + column.first * 3
      for weight in column.weights {
        red += weight * Int(pixels[place])
        green += weight * Int(pixels[place + 1])
        blue += weight * Int(pixels[place + 2])
        place += 3
      }
      (sums[x * 3], sums[x * 3 + 1], sums[x * 3 + 2]) = (red, green, blue)
    }
  }

  /// The pixels of a row or column that one pixel of another scale covers.
  private struct Coverage {
    let first: Int
    /// The weight of each pixel, from `first` on. They add up to the length of the row or column.
    let weights: [Int]
  }

  /// Distributes a length of `length` pixels, counted as `count * length` parts, over `count`
  /// pixels.
  private static func coverages(of length: Int, by count: Int) -> [Coverage] {
    (0..<count).map { index in
      let (start, end) = (index * length, (index + 1) * length)
      let first = start / count
      let last = (end - 1) / count
      let weights = (first...last).map { min(end, ($0 + 1) * count) - max(start, $0 * count) }
      return Coverage(first: first, weights: weights)
    }
  }

  /// Red, green and blue in column `x` of row `y`, which must be inside.
  package subscript(x: Int, y: Int) -> RGB {
    let place = (y * width + x) * 3
    return RGB(pixels[place], pixels[place + 1], pixels[place + 2])
  }
}
