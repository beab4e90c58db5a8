import Models
import Widgets

extension CellLook {
  /// Draws the cell in `rect`, which has the size of a cell.
  func draw(
    in rect: Rect, on painter: Painter, metrics: BoardMetrics, environment: EnvironmentValues
  ) {
    let glyphs = CellGlyphs(self, metrics: metrics, in: environment)
    painter.fill(rect, style: glyphs.ground.onBlanks)
    for glyph in glyphs.all {
      let place = Point(x: rect.minX + glyph.place.x, y: rect.minY + glyph.place.y)
      if glyph.columns > 1 {
        painter.put(glyph.character, at: place, style: glyph.style)
      } else {
        painter.draw(glyph.character, at: place, style: glyph.style)
      }
    }
  }
}

extension TextStyle {
  /// What of the style is to be seen where there is no glyph: a line below blanks would be noise.
  nonisolated fileprivate var onBlanks: TextStyle {
    TextStyle(
      foreground: foreground, background: background, attributes: attributes.intersection(.reverse))
  }
}
