import PictureReading
import Scutes
import Sudoku

/// The rectified picture with marks, whole or around a cell.
nonisolated struct ReviewPicture {
  /// A square of nine by nine cells.
  private let picture: Picture
  private let hasFewColors: Bool

  /// Creates a picture of `rectified` at full contrast, from black for the darkest ink to white for
  /// the lightest paper. With few colours, all ink is black and all paper white.
  init(_ rectified: Picture, inFewColors: Bool = false) {
    hasFewColors = inFewColors
    picture = inFewColors ? Self.inked(rectified) : Self.stretched(rectified)
  }

  /// The part of the picture to show.
  enum Extent: Hashable {
    /// All nine by nine cells.
    case whole
    /// Three by three cells around `cursor`, shifted at the edges of the grid.
    case around

    /// Cells per side.
    var cells: Int { self == .whole ? 9 : 3 }
  }

  /// `extent` of the picture, with frames in the doubtful and changed cells, and one around
  /// `cursor`.
  func marked(
    _ extent: Extent, doubtful: CellSet, changed: CellSet, cursor: Cell
  ) -> Bitmap {
    var pixels = picture.pixels
    // Frames in the whole picture are thick enough to survive shrinking.
    let width = max(2, extent == .whole ? side / 5 : side / 12)
    for cell in changed.subtracting(doubtful) {
      frame(&pixels, cell, Self.changedColor, width: width)
    }
    for cell in doubtful { frame(&pixels, cell, Self.doubtfulColor, width: width) }
    frame(&pixels, cursor, hasFewColors ? [0, 0, 0] : Self.cursorColor, width: width)
    let first = extent == .whole ? 0 : 6
    return crop(
      pixels, left: min(first, max(0, cursor.column - 1)) * side,
      top: min(first, max(0, cursor.row - 1)) * side,
      width: extent.cells * side, height: extent.cells * side)
  }

  /// A cell with a sixth of each neighbour around it.
  func enlarged(_ cell: Cell) -> Bitmap {
    let margin = side / 6
    let left = max(0, cell.column * side - margin)
    let top = max(0, cell.row * side - margin)
    return crop(
      picture.pixels, left: left, top: top,
      width: min(picture.width, (cell.column + 1) * side + margin) - left,
      height: min(picture.height, (cell.row + 1) * side + margin) - top)
  }

  private func crop(_ pixels: [UInt8], left: Int, top: Int, width: Int, height: Int) -> Bitmap {
    var part: [UInt8] = []
    part.reserveCapacity(3 * width * height)
    for y in top..<top + height { part += pixels[place(left, y)..<place(left + width, y)] }
    return Bitmap(width: width, height: height, pixels: part)
  }

  private static func stretched(_ picture: Picture) -> Picture {
    var counts = Array(repeating: 0, count: 256)
    for value in picture.pixels { counts[Int(value)] += 1 }
    func value(above share: Int) -> Int {
      var rest = picture.pixels.count * share / 100
      return counts.firstIndex { count in
        rest -= count
        return rest < 0
      } ?? 255
    }
    let (dark, light) = (value(above: 1), value(above: 90))
    guard light - dark > 20 else { return picture }
    let stretched = (0...255).map { UInt8(min(255, max(0, ($0 - dark) * 245 / (light - dark)))) }
    return Picture(
      width: picture.width, height: picture.height,
      pixels: picture.pixels.map { stretched[Int($0)] })
  }

  /// Everything darker than the surrounding paper in black, the rest in white. On a dark screen the
  /// ink is lighter instead.
  private static func inked(_ picture: Picture) -> Picture {
    let (width, height) = (picture.width, picture.height)
    var lightness = stride(from: 0, to: picture.pixels.count, by: 3).map { place in
      (Int(picture.pixels[place]) + 2 * Int(picture.pixels[place + 1])
        + Int(picture.pixels[place + 2])) / 4
    }
    if lightness.count(where: { $0 < 128 }) * 2 > lightness.count {
      lightness = lightness.map { 255 - $0 }
    }
    // The sum of all pixels above and left of each pixel corner.
    var sums = Array(repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var sum = 0
      for x in 0..<width {
        sum += lightness[y * width + x]
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + sum
      }
    }
    let radius = width / 18
    var pixels: [UInt8] = []
    pixels.reserveCapacity(picture.pixels.count)
    for y in 0..<height {
      let (top, bottom) = (max(0, y - radius), min(height, y + radius + 1))
      for x in 0..<width {
        let (left, right) = (max(0, x - radius), min(width, x + radius + 1))
        let sum =
          sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
          - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left]
        let isInk = lightness[y * width + x] < sum / ((right - left) * (bottom - top)) - 25
        pixels += Array(repeating: isInk ? 0 : 255, count: 3)
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  /// Pixels per side of a cell.
  private var side: Int { picture.width / 9 }

  /// Colours visible on white paper and on black screens.
  private static let doubtfulColor: [UInt8] = [255, 150, 0]
  private static let changedColor: [UInt8] = [0, 170, 190]
  private static let cursorColor: [UInt8] = [215, 0, 110]

  private func place(_ x: Int, _ y: Int) -> Int { 3 * (y * picture.width + x) }

  private func frame(_ pixels: inout [UInt8], _ cell: Cell, _ color: [UInt8], width: Int) {
    let (left, top) = (cell.column * side, cell.row * side)
    for y in top..<top + side {
      for x in left..<left + side {
        let depth = min(x - left, left + side - 1 - x, y - top, top + side - 1 - y)
        if depth < width {
          pixels.replaceSubrange(place(x, y)..<place(x, y) + 3, with: color)
        }
      }
    }
  }
}
