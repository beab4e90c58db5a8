import Models
import Widgets

/// Digits that stand in cells.
extension CellGlyphs {
  /// The digit, and the signs of what is wrong with it.
  func digitGlyphs(_ digit: Digit) -> [CellGlyph] {
    let place = metrics.digitPlace
    let role: StyleRole =
      look.isWrong
      ? .boardWrong
      : look.isConflicting ? .boardConflict : look.isGiven ? .boardGiven : .boardEntry
    var style = style(role)
    if look.isConflicting, look.isGiven { style.attributes.insert(.bold) }
    if look.isSameDigit {
      style.attributes.formUnion(
        theme.style(for: .boardSame).attributes.intersection(Self.ofDigits))
    }
    if let candidate = look.candidates.first(where: { $0.candidate.digit == digit }) {
      style = self.style(.hintCandidate(candidate.role, group: candidate.group))
    }
    var glyphs =
      bigGlyphs(digit, style)
      ?? chip(around: place, style) + [glyph(tiles[digit], place.x, place.y, style)]
    let reach = metrics.hasBigDigits ? 1 : 0
    if look.isWrong {
      glyphs.append(glyph("×", place.x + reach + 1, place.y, self.style(.boardWrong)))
    }
    if look.isConflicting {
      let x = !look.isWrong ? reach + 1 : metrics == .compact ? -1 : reach + 2
      glyphs.append(glyph("!", place.x + x, place.y, self.style(.boardConflict)))
    }
    return glyphs
  }

  /// The ground beside a digit that is the one under the cursor.
  private func chip(around place: Point, _ style: TextStyle) -> [CellGlyph] {
    guard hasChip else { return [] }
    let ground = TextStyle(background: style.background, attributes: .reverse)
    return [-1, 1].map { glyph(" ", place.x + $0, place.y, ground) }
  }

  /// The digit three by three around its place; nil where it is one character. A line below parts of
  /// it would be noise.
  private func bigGlyphs(_ digit: Digit, _ style: TextStyle) -> [CellGlyph]? {
    guard metrics.hasBigDigits, let rows = tiles.bigRows(of: digit, isGiven: look.isGiven) else {
      return nil
    }
    var style = style
    style.attributes.subtract([.underline, .italic, .reverse])
    return rows.enumerated().flatMap { y, row in
      row.enumerated().compactMap { x, character in
        character == " "
          ? nil
          : glyph(character, metrics.digitPlace.x - 1 + x, metrics.digitPlace.y - 1 + y, style)
      }
    }
  }
}
