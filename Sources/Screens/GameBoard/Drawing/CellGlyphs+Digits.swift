import Models
import Widgets

/// Digits that stand in cells.
extension CellGlyphs {
  /// The digit, and the signs of what is wrong with it.
  func digitGlyphs(_ digit: Digit) -> [CellGlyph] {
    let (style, place) = (digitStyle(digit), metrics.digitPlace)
    let glyphs =
      tiles.areOfTheme
      ? symbolGlyphs(digit, style)
      : bigGlyphs(digit, style)
        ?? chip(style, from: place.x - 1, to: place.x + 1)
        + [glyph(tiles[digit], place.x, place.y, style)]
    return look.isWrong || look.isConflicting ? glyphs + errorSigns(beside: digit) : glyphs
  }

  private func digitStyle(_ digit: Digit) -> TextStyle {
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
    return style
  }

  /// What stands after a digit that is wrong or conflicts with another one. Where the cell has no
  /// column for both signs, that of the conflict stands before the digit, if that place is free.
  private func errorSigns(beside digit: Digit) -> [CellGlyph] {
    let place = metrics.digitPlace
    let after = place.x + (metrics.hasBigDigits ? 2 : 1)
    var signs: [CellGlyph] = []
    if look.isWrong { signs.append(glyph("×", after, place.y, style(.boardWrong))) }
    if look.isConflicting {
      let isBefore = look.isWrong && metrics == .compact
      let x =
        isBefore ? place.x - tiles.columns(of: digit) : look.isWrong ? after + 1 : after
      if x > 0 || !isFirstColumnTaken {
        signs.append(glyph("!", x, place.y, style(.boardConflict)))
      }
    }
    return signs
  }

  /// The ground beside a digit that is the one under the cursor, in the columns `left` and `right`.
  func chip(_ style: TextStyle, from left: Int, to right: Int) -> [CellGlyph] {
    guard hasChip else { return [] }
    let ground = TextStyle(background: style.background, attributes: .reverse)
    return [left, right].map { glyph(" ", $0, metrics.digitPlace.y, ground) }
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
