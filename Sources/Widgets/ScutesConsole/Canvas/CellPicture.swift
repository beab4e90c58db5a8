// SPDX-License-Identifier: Apache-2.0

/// A copy of a part of a picture.
package struct CellPicture {
  /// The copied part, in screen coordinates.
  package let rect: Rect
  private let cells: [CanvasCell]

  /// Copies the cells of `rect` that `read` returns.
  init(of rect: Rect, _ read: (_ x: Int, _ y: Int) -> CanvasCell) {
    self.rect = rect
    var cells: [CanvasCell] = []
    cells.reserveCapacity(rect.isEmpty ? 0 : rect.width * rect.height)
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      for x in rect.minX..<max(rect.minX, rect.maxX) { cells.append(read(x, y)) }
    }
    self.cells = cells
  }

  /// Copies `rect` of a screen that shows `canvas`. The second halves of wide glyphs get their
  /// glyph back, as a painter keeps it there.
  package init(of canvas: Canvas, in rect: Rect) {
    self.init(of: rect.intersection(canvas.bounds)) { x, y in
      var cell = canvas[x, y]
      if cell.columns == 0, x > 0 { cell.glyph = canvas[x - 1, y].glyph }
      return cell
    }
  }

  /// The cell in column `x` of row `y` of the screen, or `nil` outside the copied part.
  package subscript(x: Int, y: Int) -> CanvasCell? {
    guard rect.contains(Point(x: x, y: y)) else { return nil }
    return cells[(y - rect.minY) * rect.width + x - rect.minX]
  }
}
