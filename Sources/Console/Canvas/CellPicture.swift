/// A piece of a picture, kept as it was drawn.
package struct CellPicture {
  /// What it shows, in cells of the screen.
  package let rect: Rect
  private let cells: [CanvasCell]

  /// The cells that `read` finds in `rect`.
  init(of rect: Rect, _ read: (_ x: Int, _ y: Int) -> CanvasCell) {
    self.rect = rect
    var cells: [CanvasCell] = []
    cells.reserveCapacity(rect.isEmpty ? 0 : rect.width * rect.height)
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      for x in rect.minX..<max(rect.minX, rect.maxX) { cells.append(read(x, y)) }
    }
    self.cells = cells
  }

  /// What a screen that shows `canvas` has in `rect`. Second halves of wide glyphs get the glyph
  /// back that a painter keeps there.
  package init(of canvas: Canvas, in rect: Rect) {
    self.init(of: rect.intersection(canvas.bounds)) { x, y in
      var cell = canvas[x, y]
      if cell.columns == 0, x > 0 { cell.glyph = canvas[x - 1, y].glyph }
      return cell
    }
  }

  /// The cell in column `x` of row `y` of the screen; nil outside the piece.
  package subscript(x: Int, y: Int) -> CanvasCell? {
    guard rect.contains(Point(x: x, y: y)) else { return nil }
    return cells[(y - rect.minY) * rect.width + x - rect.minX]
  }
}
