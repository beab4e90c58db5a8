import CNCurses

/// A glyph as ncurses gets it.
struct GlyphText {
  /// Its scalars, up to a zero.
  let characters: [wchar_t]
  /// Whether it leaves the second of two columns to a blank.
  let needsPadding: Bool
  /// Whether ncurses cannot hold it, or terminals disagree about the room it takes, so that
  /// `characters` is a blank and the glyph itself is written past ncurses.
  let isForeign: Bool
  /// What ncurses writes for it.
  var held: String {
    var scalars = String.UnicodeScalarView()
    for character in characters.dropLast() {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: character)) { scalars.append(scalar) }
    }
    return String(scalars) + (needsPadding ? " " : "")
  }

  /// Columns to the right that a terminal which draws each scalar by itself would run into.
  let overrun: Int

  /// Scalars that ncurses can keep in a cell.
  private static let capacity = 5

  /// `glyph` where it takes `columns`.
  init(_ glyph: Glyph, columns: Int, isUnicode: Bool, allowsForeign: Bool) {
    let character = glyph.character
    let scalars = Array(character.unicodeScalars)
    let widths = scalars.map { Int(wcwidth(wchar_t($0.value))) }
    let isHeld =
      scalars.count <= Self.capacity && widths.first == columns
      && widths.dropFirst().allSatisfy { $0 == 0 }
    let isControl = scalars.contains { $0.properties.generalCategory == .control }
    // A part of a drawing, on a terminal that gives its character two columns.
    let isTooWide = character.columns > columns
    let isOwn = isUnicode && !isControl && !isTooWide
    isForeign = isOwn && allowsForeign && (!isHeld || character.hasDisputedColumns)
    overrun = isForeign ? max(0, widths.reduce(0) { $0 + max(1, $1) } - columns) : 0
    if isOwn && isHeld && !isForeign {
      characters = scalars.map { wchar_t($0.value) } + [0]
      needsPadding = false
    } else {
      let standIn = isForeign || isControl ? " " : GlyphFallback.ascii(scalars.first ?? " ")
      characters = [wchar_t(standIn.value), 0]
      needsPadding = columns == 2
    }
  }
}
