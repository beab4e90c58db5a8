import Foundation
public import Sudoku

/// A picture of a puzzle, drawn from a seed: digits of strokes in a grid of lines, as a camera or a
/// screen shows it.
public struct DrawnPuzzle: Sendable {
  /// The digits that are drawn.
  public var givens: Grid
  /// The seed for the noise and for the width of each digit.
  public var seed: UInt64
  /// The width in pixels.
  public var width = 640
  /// The height in pixels.
  public var height = 480
  /// The turn of the grid, clockwise, in degrees.
  public var angle = 0.0
  /// The relative extra distance of the upper edge: 0.2 for a fifth farther away than the lower
  /// one.
  public var tilt = 0.0
  /// The bend of the paper, as a part of the height of the grid.
  public var bend = 0.0
  /// The side of the grid, as a part of the shorter side of the picture.
  public var size = 0.85
  /// The offset of the grid's centre from the picture's, as parts of its sides.
  public var offset = (x: 0.0, y: 0.0)
  /// The standard deviation of the noise, in steps of brightness.
  public var noise = 0.0
  /// The darkening of the left side compared with the right one, as a part of the brightness.
  public var shadow = 0.0
  /// `true` for light digits and lines on a dark background.
  public var isDark = false
  /// The darkness of the lines relative to the digits.
  public var lineDepth = 1.0
  /// The number of rows to draw, fewer than nine for a part of a puzzle.
  public var rows = 9

  /// Creates a picture of `givens`, straight from above.
  public init(_ givens: Grid, seed: UInt64 = 1) {
    self.givens = givens
    self.seed = seed
  }

  /// The position of a crossing of the lines, with column and row from 0 to 9.
  public func point(column: Double, row: Double) -> (x: Double, y: Double) {
    let side = size * Double(min(width, height))
    let (u, v) = (column / 9 - 0.5, row / 9 - 0.5)
    let bent = v + bend * (0.25 - u * u)
    let scale = 1 + tilt * v
    let turn = angle * .pi / 180
    let (sine, cosine) = (sin(turn), cos(turn))
    let (x, y) = (u * scale * side, bent * scale * side)
    return (
      Double(width) * (0.5 + offset.x) + x * cosine - y * sine,
      Double(height) * (0.5 + offset.y) + x * sine + y * cosine
    )
  }

  /// The picture as a file: a BMP of 24 bits.
  public var file: [UInt8] {
    let rowBytes = (3 * width + 3) / 4 * 4
    func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }
    let size = 54 + rowBytes * height
    var bytes: [UInt8] = [0x42, 0x4D] + little(size) + little(0) + little(54)
    bytes += little(40) + little(width) + little(height) + [1, 0, 24, 0] + little(0)
    bytes += little(rowBytes * height) + little(2_835) + little(2_835) + little(0) + little(0)
    let values = brightness
    for y in (0..<height).reversed() {
      for x in 0..<width {
        let value = values[y * width + x]
        bytes += [value, value, value]
      }
      bytes += Array(repeating: 0, count: rowBytes - 3 * width)
    }
    return bytes
  }

  /// The brightness of each pixel, row by row from the top left.
  public var brightness: [UInt8] {
    var random = SplitMix(state: seed)
    // The amount of ink on each pixel.
    var ink = [Double](repeating: 0, count: width * height)
    for line in 0..<10 {
      let weight = line % 3 == 0 ? 1.6 : 0.7
      if line <= rows {
        stroke(&ink, steps(27).map { (column: 9 * $0, row: Double(line)) }, weight)
      }
      stroke(
        &ink, steps(27).map { (column: Double(line), row: Double(rows) * $0) }, weight)
    }
    for place in ink.indices { ink[place] *= lineDepth }
    for cell in Cell.all {
      guard cell.row < rows, let digit = givens[cell] else { continue }
      let stretch = 0.9 + 0.2 * random.unit()
      for path in Self.strokes[digit.rawValue - 1] {
        let points = path.map { point in
          (
            column: Double(cell.column) + 0.5 + (point.0 - 0.5) * 0.36 * stretch,
            row: Double(cell.row) + 0.5 + (point.1 - 0.5) * 0.58
          )
        }
        stroke(&ink, points, 1.3)
      }
    }
    return ink.indices.map { place in
      let light = 1 - shadow * (1 - Double(place % width) / Double(width))
      let paper = isDark ? 30.0 : 235.0
      let print = isDark ? 220.0 : 40.0
      let value = (paper + (print - paper) * min(1, ink[place])) * light
      let noise = noise == 0 ? 0 : noise * (random.unit() + random.unit() + random.unit() - 1.5) * 2
      return UInt8(max(0, min(255, (value + noise).rounded())))
    }
  }

  private func steps(_ count: Int) -> [Double] {
    (0...count).map { Double($0) / Double(count) }
  }

  /// Draws a line through points of the grid. `weight` is half its width, in hundredths of the side
  /// of three cells.
  private func stroke(
    _ ink: inout [Double], _ path: [(column: Double, row: Double)], _ weight: Double
  ) {
    let half = max(0.6, weight * size * Double(min(width, height)) / 300)
    let points = path.map { point(column: $0.column, row: $0.row) }
    for (a, b) in zip(points, points.dropFirst()) {
      let (left, right) = (Int(min(a.x, b.x) - half - 2), Int(max(a.x, b.x) + half + 2))
      let (top, bottom) = (Int(min(a.y, b.y) - half - 2), Int(max(a.y, b.y) + half + 2))
      guard right >= 0, bottom >= 0, left < width, top < height else { continue }
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = max(1e-9, dx * dx + dy * dy)
      for y in max(0, top)...min(height - 1, max(0, bottom)) {
        for x in max(0, left)...min(width - 1, max(0, right)) {
          let (px, py) = (Double(x) + 0.5 - a.x, Double(y) + 0.5 - a.y)
          let part = max(0, min(1, (px * dx + py * dy) / length))
          let (ex, ey) = (px - part * dx, py - part * dy)
          let cover = max(0, min(1, half + 0.5 - (ex * ex + ey * ey).squareRoot()))
          if cover > ink[y * width + x] { ink[y * width + x] = cover }
        }
      }
    }
  }

  /// The strokes of the digits 1 to 9 in a square from the top left (0, 0) to the bottom right (1,
  /// 1).
  private static let strokes: [[[(Double, Double)]]] = [
    [[(0.22, 0.22), (0.55, 0), (0.55, 1)]],
    [
      [
        (0.08, 0.27), (0.2, 0.08), (0.5, 0), (0.8, 0.08), (0.92, 0.28), (0.8, 0.48), (0.08, 1),
        (0.95, 1),
      ]
    ],
    [
      [
        (0.08, 0.12), (0.25, 0.03), (0.5, 0), (0.8, 0.08), (0.88, 0.26), (0.75, 0.42),
        (0.45, 0.47), (0.78, 0.54), (0.93, 0.73), (0.8, 0.93), (0.48, 1), (0.2, 0.97),
        (0.05, 0.87),
      ]
    ],
    [[(0.72, 1), (0.72, 0), (0.03, 0.7), (0.98, 0.7)]],
    [
      [
        (0.88, 0), (0.2, 0), (0.13, 0.46), (0.48, 0.36), (0.8, 0.44), (0.93, 0.67), (0.8, 0.92),
        (0.45, 1), (0.08, 0.9),
      ]
    ],
    [
      [
        (0.85, 0.1), (0.53, 0), (0.23, 0.15), (0.08, 0.5), (0.1, 0.75), (0.25, 0.95), (0.5, 1),
        (0.8, 0.92), (0.92, 0.68), (0.8, 0.47), (0.5, 0.39), (0.22, 0.48), (0.1, 0.66),
      ]
    ],
    [[(0.06, 0), (0.94, 0), (0.38, 1)]],
    [
      [
        (0.5, 0), (0.2, 0.07), (0.12, 0.25), (0.25, 0.41), (0.5, 0.47), (0.8, 0.55), (0.93, 0.74),
        (0.8, 0.94), (0.5, 1), (0.2, 0.94), (0.07, 0.74), (0.2, 0.55), (0.5, 0.47), (0.75, 0.41),
        (0.88, 0.25), (0.8, 0.07), (0.5, 0),
      ]
    ],
    [
      [
        (0.15, 0.9), (0.47, 1), (0.77, 0.85), (0.92, 0.5), (0.9, 0.25), (0.75, 0.05), (0.5, 0),
        (0.2, 0.08), (0.08, 0.32), (0.2, 0.53), (0.5, 0.61), (0.78, 0.52), (0.9, 0.34),
      ]
    ],
  ]
}

/// Random numbers from a seed (SplitMix64).
private struct SplitMix {
  var state: UInt64

  /// A number from 0 up to, but not including, 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
  }
}
