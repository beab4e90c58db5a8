extension Canvas {
  /// The picture as a terminal shows it that has ASCII only: a stand-in for each other glyph, `?`
  /// where none comes close, and a blank for the second half of a wide one.
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
