import Hints
import Scutes
import Sudoku

/// Digits in cells
extension CellGlyphs {
  /// The digit with its error signs.
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
    if look.faint.contains(digit) { style = faint(style) }
    if look.isSketched, look.hint?.role == .reason {
      style.foreground = theme.style(for: .hintReasonMark).background ?? style.foreground
    }
    if look.isSameDigit {
      style.attributes.formUnion(
        theme.style(for: .boardSame).attributes.intersection(Self.ofDigits))
    }
    if let candidate = look.candidates.first(where: { $0.candidate.digit == digit }) {
      style = self.style(.hintCandidate(candidate.role, group: candidate.group))
    }
    return style
  }

  /// The signs after a wrong or conflicting digit. If the cell has no column for both, the
  /// conflict's is before the digit, if that place is free.
  private func errorSigns(beside digit: Digit) -> [CellGlyph] {
    let place = metrics.digitPlace
    if let frame = bigDigit {
      return (look.isWrong ? [glyph("×", frame.maxX, place.y - 1, style(.boardWrong))] : [])
        + (look.isConflicting ? [glyph("!", frame.maxX, place.y, style(.boardConflict))] : [])
    }
    let after = place.x + 1
    var signs: [CellGlyph] = []
    if look.isWrong { signs.append(glyph("×", after, place.y, style(.boardWrong))) }
    if look.isConflicting {
      let isBefore = look.isWrong && metrics == .compact
      let x =
        isBefore ? place.x - tiles.columns(of: digit) : look.isWrong ? after + 1 : after
      if x > 0 || !isFirstColumnTaken || metrics.hasTiles {
        signs.append(glyph("!", x, place.y, style(.boardConflict)))
      }
    }
    return signs
  }

  /// The ground beside a digit equal to the one under the cursor, in the columns `left` and
  /// `right`.
  func chip(_ style: TextStyle, from left: Int, to right: Int) -> [CellGlyph] {
    guard hasChip else { return [] }
    let ground = TextStyle(background: style.background, attributes: .reverse)
    return [left, right].map { glyph(" ", $0, metrics.digitPlace.y, ground) }
  }

  /// The digit in blocks around its place, or `nil` if it is a single character. Only the whole
  /// digit is underlined, since underlines within it would be noise. Blocks are never reversed:
  /// without their ground they don't form a digit.
  private func bigGlyphs(_ digit: Digit, _ style: TextStyle) -> [CellGlyph]? {
    guard let frame = bigDigit, let big = tiles.big(digit, isHuge: metrics == .huge) else {
      return nil
    }
    let isUnderlined = needsSigns && style.attributes.contains(.underline)
    var style = style
    style.attributes.subtract([.underline, .italic, .reverse])
    style.attributes.formUnion(ground.attributes.intersection(.reverse))
    var glyphs = big.parts.map { x, y, part in
      glyph(part, frame.minX + x, frame.minY + y, style)
    }
    if isUnderlined, frame.maxY < metrics.cell.height + metrics.shared.height {
      glyphs += (frame.minX..<frame.maxX).map { glyph("▔", $0, frame.maxY, style) }
    }
    return glyphs
  }

  /// The frame of a digit that is drawn in blocks, or `nil` if digits are characters.
  var bigDigit: Rect? { hasBlocks ? metrics.bigDigit : nil }
}

/// Symbols of a Memory theme in place of digits, one or two columns wide.
///
/// Most have colours of their own, which weight and colour can't change. So entered symbols are
/// told from givens by a mark beside them and an underline, or by a frame in large cells.
///
/// ```
/// given   entered   wrong   twice   the same   entered, in a large cell
///  🐙      🐙·       🐙×     🐙!     =🐙        ╭──╮
///                                               │🐙│
///                                               ╰──╯
/// ```
extension CellGlyphs {
  /// The symbol with the marks of an entered one.
  func symbolGlyphs(_ digit: Digit, _ style: TextStyle) -> [CellGlyph] {
    let columns = tiles.columns(of: digit)
    let place = Point(x: metrics.digitPlace.x - columns + 1, y: metrics.digitPlace.y)
    var plain = style
    plain.attributes.remove(.underline)
    if metrics.bigDigit != nil {
      return (look.isGiven ? [] : symbolFrame(columns, plain))
        + [CellGlyph(place: place, character: tiles[digit], style: plain, columns: columns)]
    }
    var own = plain
    if !look.isGiven { own.attributes.insert(.underline) }
    return chip(plain, from: max(place.x - 1, metrics == .compact ? 1 : 0), to: place.x + columns)
      + [CellGlyph(place: place, character: tiles[digit], style: own, columns: columns)]
      + entryMark(plain)
  }

  /// The mark after an entered symbol, unless an error sign or the end of the frame is there.
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
