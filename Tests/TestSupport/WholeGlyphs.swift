package import ScutesConsole
package import Testing

/// Expects every wide glyph of `canvas` to have its second half, and every half its glyph.
package func expectWhole(_ canvas: Canvas, sourceLocation: SourceLocation = #_sourceLocation) {
  var halves: [Point] = []
  for y in 0..<canvas.size.height {
    for x in 0..<canvas.size.width {
      let isHalf =
        switch canvas[x, y].columns {
        case 2: x + 1 == canvas.size.width || canvas[x + 1, y].columns != 0
        case 0: x == 0 || canvas[x - 1, y].columns != 2
        default: false
        }
      if isHalf { halves.append(Point(x: x, y: y)) }
    }
  }
  #expect(halves.isEmpty, sourceLocation: sourceLocation)
}
