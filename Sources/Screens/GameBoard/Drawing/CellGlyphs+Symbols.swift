import Sudoku
import Widgets

/// Symbols of a theme of Memory that stand in cells for digits, one or two columns wide.
///
/// Most have colours of their own, which neither weight nor colour changes. So a mark beside what the
/// player entered, and a line below it, tell it from what was given; a frame in large cells.
///
/// ```
/// given   entered   wrong   twice   the same   entered, in a large cell
///  🐙      🐙·       🐙×     🐙!     =🐙        ╭──╮
///                                              │🐙│
///                                              ╰──╯
/// ```
extension CellGlyphs {
  /// The symbol with what shows that the player entered it.
  func symbolGlyphs(_ digit: Digit, _ style: TextStyle) -> [CellGlyph] {
    let columns = tiles.columns(of: digit)
    let place = Point(x: metrics.digitPlace.x - columns + 1, y: metrics.digitPlace.y)
    var plain = style
    plain.attributes.remove(.underline)
    if metrics.hasBigDigits {
      return (look.isGiven ? [] : symbolFrame(columns, plain))
        + [CellGlyph(place: place, character: tiles[digit], style: plain, columns: columns)]
    }
    var own = plain
    if !look.isGiven { own.attributes.insert(.underline) }
    return chip(plain, from: max(place.x - 1, metrics == .compact ? 1 : 0), to: place.x + columns)
      + [CellGlyph(place: place, character: tiles[digit], style: own, columns: columns)]
      + entryMark(plain)
  }

  /// What stands after a symbol that the player entered, unless an error or the end of the frame
  /// around the cell stands there.
  private func entryMark(_ style: TextStyle) -> [CellGlyph] {
    let isTaken =
      look.isGiven || look.isWrong || look.isConflicting || hasBars && metrics == .compact
    return isTaken ? [] : [glyph("·", metrics.digitPlace.x + 1, metrics.digitPlace.y, style)]
  }

  private func symbolFrame(_ columns: Int, _ style: TextStyle) -> [CellGlyph] {
    var style = style
    style.attributes.subtract([.italic, .reverse])
    let (right, y) = (metrics.digitPlace.x + 1, metrics.digitPlace.y)
    let left = right - columns - 1
    let sides =
      [("╭", "╮", y - 1), ("│", "│", y), ("╰", "╯", y + 1)] as [(Character, Character, Int)]
    let edges = sides.flatMap { [glyph($0, left, $2, style), glyph($1, right, $2, style)] }
    let lines = (left + 1..<right).flatMap { x in
      [glyph("─", x, y - 1, style), glyph("─", x, y + 1, style)]
    }
    return edges + lines
  }
}
