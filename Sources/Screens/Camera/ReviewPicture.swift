import Models
import PictureReading
import Widgets

/// The rectified picture with marks on it, and single cells of it enlarged.
nonisolated struct ReviewPicture {
  /// The rectified picture with all the contrast there is: a square of nine by nine cells.
  private let picture: Picture

  /// A picture of `rectified`, whose darkest ink becomes black and whose lightest paper white.
  init(_ rectified: Picture) {
    picture = Self.stretched(rectified)
  }

  /// The whole picture. Doubtful and changed cells are tinted, and a frame lies around `cursor`.
  func marked(doubtful: CellSet, changed: CellSet, cursor: Cell) -> Bitmap {
    var pixels = picture.pixels
    for cell in changed.subtracting(doubtful) { tint(&pixels, cell, Self.changedTint) }
    for cell in doubtful { tint(&pixels, cell, Self.doubtfulTint) }
    frame(&pixels, cursor)
    return Bitmap(width: picture.width, height: picture.height, pixels: pixels)
  }

  /// A cell with a sixth of its neighbours on each side.
  func enlarged(_ cell: Cell) -> Bitmap {
    let margin = side / 6
    let left = max(0, cell.column * side - margin)
    let top = max(0, cell.row * side - margin)
    let right = min(picture.width, (cell.column + 1) * side + margin)
    let bottom = min(picture.height, (cell.row + 1) * side + margin)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(3 * (right - left) * (bottom - top))
    for y in top..<bottom { pixels += picture.pixels[place(left, y)..<place(right, y)] }
    return Bitmap(width: right - left, height: bottom - top, pixels: pixels)
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

  /// Pixels of a side of a cell.
  private var side: Int { picture.width / 9 }

  /// Tints that show on white paper and on black screens alike.
  private static let doubtfulTint: [UInt8] = [255, 176, 0]
  private static let changedTint: [UInt8] = [0, 190, 200]
  /// Of the frame, which is thick enough to be seen when the picture shrinks.
  private static let frameColor: [UInt8] = [205, 0, 90]

  private func place(_ x: Int, _ y: Int) -> Int { 3 * (y * picture.width + x) }

  private func tint(_ pixels: inout [UInt8], _ cell: Cell, _ color: [UInt8]) {
    for y in cell.row * side..<(cell.row + 1) * side {
      for x in cell.column * side..<(cell.column + 1) * side {
        let start = place(x, y)
        for part in 0..<3 {
          pixels[start + part] = UInt8((Int(pixels[start + part]) * 11 + Int(color[part]) * 9) / 20)
        }
      }
    }
  }

  private func frame(_ pixels: inout [UInt8], _ cell: Cell) {
    let width = max(1, side / 5)
    let (left, top) = (cell.column * side, cell.row * side)
    for y in top..<top + side {
      for x in left..<left + side {
        let depth = min(x - left, left + side - 1 - x, y - top, top + side - 1 - y)
        if depth < width {
          pixels.replaceSubrange(place(x, y)..<place(x, y) + 3, with: Self.frameColor)
        }
      }
    }
  }
}
