// SPDX-License-Identifier: Apache-2.0

import CScutesNCurses

/// A glyph in the form for ncurses.
struct GlyphText {
  /// Its scalars, terminated by a zero.
  let characters: [wchar_t]
  /// `true` if it leaves the second of its two columns to a blank.
  let needsPadding: Bool
  /// `true` if ncurses can't hold it or terminals disagree about its width. `characters` is a blank
  /// then, and the glyph itself is written behind ncurses' back.
  let isForeign: Bool
  /// The text that ncurses writes for it.
  var held: String {
    var scalars = String.UnicodeScalarView()
    for character in characters.dropLast() {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: character)) { scalars.append(scalar) }
    }
    return String(scalars) + (needsPadding ? " " : "")
  }

  /// The columns to the right that a terminal which draws the scalars one by one would overwrite.
  let overrun: Int

  /// The maximum number of scalars in a cell of ncurses.
  private static let capacity = 5

  /// Converts `glyph`, which takes `columns` columns.
  init(_ glyph: Glyph, columns: Int, glyphs: GlyphRepertoire, allowsForeign: Bool) {
    let character = glyph.character
    let scalars = Array(character.unicodeScalars)
    let widths = scalars.map { Int(wcwidth(wchar_t($0.value))) }
    let isHeld =
      scalars.count <= Self.capacity && widths.first == columns
      && widths.dropFirst().allSatisfy { $0 == 0 }
    let isControl = scalars.contains { $0.properties.generalCategory == .control }
    // A part of a drawing, on a terminal that gives its character two columns.
    let isTooWide = character.columns > columns
    let isOwn =
      glyphs > .ascii && !isControl && !isTooWide
      && scalars.allSatisfy { glyphs.shown($0) == $0 }
    isForeign = isOwn && allowsForeign && (!isHeld || character.hasDisputedColumns)
    overrun = isForeign ? max(0, widths.reduce(0) { $0 + max(1, $1) } - columns) : 0
    if isOwn && isHeld && !isForeign {
      characters = scalars.map { wchar_t($0.value) } + [0]
      needsPadding = false
    } else {
      let first = scalars.first ?? " "
      let likeness = glyphs.shown(first)
      let standIn = isTooWide || likeness == first ? GlyphFallback.ascii(first) : likeness
      characters = [wchar_t((isForeign || isControl ? " " : standIn).value), 0]
      needsPadding = columns == 2
    }
  }
}
