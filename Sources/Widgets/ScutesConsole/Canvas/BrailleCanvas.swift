// SPDX-License-Identifier: Apache-2.0

/// A picture of dots, two across and four down in a cell, drawn with braille characters.
///
/// ```
///  0 1        x →   ⡠⠊⠑⢄
///  ┌───┐      y ↓
///  │· ·│ 0
///  │· ·│ 1
///  │· ·│ 2
///  │· ·│ 3
///  └───┘
/// ```
public struct BrailleCanvas: Hashable, Sendable {
  /// Cells across.
  public let columns: Int
  /// Cells down.
  public let rows: Int
  /// The dots of each cell as the bits of its character, row by row.
  private var cells: [UInt8]

  /// A picture of `columns` by `rows` cells, neither less than 0, without dots.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// Dots across.
  public var width: Int { 2 * columns }
  /// Dots down.
  public var height: Int { 4 * rows }

  /// Sets the dot in column `x` of row `y`, or clears it; does nothing outside the picture.
  public mutating func set(x: Int, y: Int, _ isSet: Bool = true) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let index = y / 4 * columns + x / 2
    let bit = Self.bits[y % 4][x % 2]
    if isSet { cells[index] |= bit } else { cells[index] &= ~bit }
  }

  /// Returns `true` if the dot in column `x` of row `y` is set. Dots outside the picture never are.
  public func isSet(x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    return cells[y / 4 * columns + x / 2] & Self.bits[y % 4][x % 2] != 0
  }

  /// Sets the dots of a straight line, both ends included.
  public mutating func line(from start: Point, to end: Point) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      func between(_ from: Int, _ to: Int) -> Int {
        guard steps > 0 else { return from }
        let distance = 2 * (to - from) * step
        return from + (distance + (distance < 0 ? -steps : steps)) / (2 * steps)
      }
      set(x: between(start.x, end.x), y: between(start.y, end.y))
    }
  }

  /// The character of the cell in `column` of `row`, both inside the picture: a braille pattern,
  /// possibly without dots.
  public func character(column: Int, row: Int) -> Character {
    Unicode.Scalar(0x2800 + UInt32(cells[row * columns + column])).map(Character.init) ?? " "
  }

  /// The picture as lines of text.
  public var text: String {
    (0..<rows).map { row in
      String((0..<columns).map { character(column: $0, row: row) })
    }.joined(separator: "\n")
  }

  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Draws the cells that have dots, the top left one at `origin`. In ASCII they are drawn as `*`.
  public func draw(at origin: Point, on painter: Painter, style: TextStyle, isUnicode: Bool) {
    for row in 0..<rows {
      for column in 0..<columns where cells[row * columns + column] != 0 {
        painter.draw(
          isUnicode ? character(column: column, row: row) : "*",
          at: Point(x: origin.x + column, y: origin.y + row), style: style)
      }
    }
  }
}
