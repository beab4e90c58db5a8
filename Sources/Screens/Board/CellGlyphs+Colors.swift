import Games
import Scutes

/// The colours of a cell beyond its ground, which has the first of them.
///
/// ```
/// several, as stripes      under the cursor
/// aaabbb                   a     b
/// aaabbb                   a     b
/// ```
extension CellGlyphs {
  /// The colour of each column of a cell with several colours. Empty if its ground shows all.
  var stripes: [Color] {
    guard look.colors.count > 1 else { return [] }
    let colors = look.colors.compactMap { theme.style(for: .cellColor($0)).background }
    guard colors.count == look.colors.count, colors.first == ground.background else { return [] }
    let width = metrics.cell.width
    return (0..<width).map { colors[$0 * colors.count / width] }
  }

  /// Puts `glyphs` on the stripes of their columns, and fills the rest of the cell with stripes.
  func striped(_ glyphs: [CellGlyph]) -> [CellGlyph] {
    let stripes = stripes
    guard !stripes.isEmpty else { return glyphs }
    let taken = Set(
      glyphs.flatMap { glyph in
        (0..<glyph.columns).map { Point(x: glyph.place.x + $0, y: glyph.place.y) }
      })
    let blanks = stripes.indices.flatMap { x in
      (0..<metrics.cell.height).map { y in
        glyph(" ", x, y, TextStyle(background: stripes[x]))
      }
    }
    let lettered = glyphs.map { glyph in
      guard stripes.indices.contains(glyph.place.x), glyph.style.background == ground.background
      else { return glyph }
      var style = glyph.style
      style.background = stripes[glyph.place.x]
      return CellGlyph(
        place: glyph.place, character: glyph.character, style: style, columns: glyph.columns)
    }
    return blanks.filter { !taken.contains($0.place) } + lettered
  }

  /// The signs of the colours after the first, where places are left beside its sign.
  func moreColorSigns(leaving taken: Set<Point>) -> [CellGlyph] {
    guard look.colors.count > 1 else { return [] }
    let columns =
      metrics.markPlace.x > metrics.cell.width / 2
      ? Array((0..<metrics.cell.width).reversed()) : Array(0..<metrics.cell.width)
    let rows =
      [metrics.markPlace.y] + (0..<metrics.cell.height).filter { $0 != metrics.markPlace.y }
    let free = rows.flatMap { y in columns.map { Point(x: $0, y: y) } }
      .filter { !taken.contains($0) }
    return zip(look.colors.dropFirst(), free).map { color, place in
      glyph(
        color.sign(isUnicode: setting.isUnicode), place.x, place.y, style(.cellColorMark(color)))
    }
  }

  /// The cell's colours along its sides, where the ground of the cursor or a selection hides them.
  /// Places in `taken` are left alone. Tiles show them in their shared halves.
  func colorEdges(leaving taken: Set<Point>) -> [CellGlyph] {
    let grounds = hiddenColors
    guard let first = grounds.first, let last = grounds.last, !isTile || metrics.shared.width == 0
    else { return [] }
    let right = metrics.cell.width - 1
    return (0..<metrics.cell.height).flatMap { y in
      [(0, first), (right, last)].map { x, ground in
        glyph(" ", x, y, TextStyle(background: ground))
      }
    }
    .filter { !taken.contains($0.place) }
  }

  /// The cell's colours if another ground covers them, or none if not.
  var hiddenColors: [Color] {
    guard look.cursor != nil || look.isSelected || look.hint != nil else { return [] }
    let board = theme.style(for: .board).background
    return look.colors.compactMap { color in
      guard let background = theme.style(for: .cellColor(color)).background, background != board,
        background != ground.background
      else { return nil }
      return background
    }
  }

  /// The colour on which the sign of the first one is drawn, if it is covered.
  var hiddenColor: Color? { hiddenColors.first }
}
