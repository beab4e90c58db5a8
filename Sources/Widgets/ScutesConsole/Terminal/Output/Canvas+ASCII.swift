// SPDX-License-Identifier: Apache-2.0

extension Canvas {
  /// The picture as a terminal shows it that has only ASCII: a stand-in for each other glyph, `?`
  /// if none comes close, and a blank for the second half of a wide glyph.
  public var inASCII: Canvas {
    var picture = self
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[x, y]
        let scalar = cell.glyph.character.unicodeScalars.first ?? " "
        picture[x, y].glyph =
          cell.columns == 0 ? .space : Glyph(GlyphFallback.ascii(scalar))
        picture[x, y].columns = 1
      }
    }
    return picture
  }
}
