// SPDX-License-Identifier: Apache-2.0

/// A picture made of cells.
public struct Canvas: Hashable, Sendable {
  /// The size in columns and rows.
  public let size: Size
  /// The cells, row by row and left to right.
  public private(set) var cells: [CanvasCell]

  /// A picture of `size` in which every cell is `cell`.
  public init(size: Size, filledWith cell: CanvasCell = .blank) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: cell, count: self.size.width * self.size.height)
  }

  /// All cells, as a block.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell in column `x` of row `y`, both inside the picture.
  public subscript(x: Int, y: Int) -> CanvasCell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// Lets `change` modify the cells in place, in the order of ``cells``. It must not touch memory
  /// outside the picture.
  mutating func changeCells(_ change: (UnsafeMutablePointer<CanvasCell>) -> Void) {
    cells.withUnsafeMutableBufferPointer { cells in
      if let start = cells.baseAddress { change(start) }
    }
  }

  /// The picture as lines of text without styles or trailing blanks.
  public var text: String {
    (0..<size.height).map { row in
      var line = ""
      for column in 0..<size.width where self[column, row].columns > 0 {
        line.append(self[column, row].glyph.character)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
