import Models
import Widgets

/// One character of a cell.
nonisolated struct CellGlyph: Hashable {
  /// From the cell's top left.
  let place: Point
  let character: Character
  let style: TextStyle
}

/// What the look of a cell comes to in a theme: a ground and what stands on it.
struct CellGlyphs {
  let look: CellLook
  let metrics: BoardMetrics
  let theme: Theme
  /// Whether signs stand for grounds that a terminal can't show.
  let needsSigns: Bool
  /// What the whole cell looks like behind its characters.
  let ground: TextStyle

  init(_ look: CellLook, metrics: BoardMetrics, theme: Theme, colorDepth: ColorDepth) {
    self.look = look
    self.metrics = metrics
    self.theme = theme
    let plain = theme.style(for: .board).background
    needsSigns =
      colorDepth < .indexed256 || theme.style(for: .boardPeer).background == plain
    ground = look.grounds.reduce(TextStyle()) { ground, role in
      var style = theme.style(for: role)
      if role == .boardSame { style.attributes.subtract(Self.ofDigits) }
      return ground.merging(style)
    }
  }

  /// What marks digits, but not what stands beside them.
  private static let ofDigits: TextAttributes = [.bold, .italic, .underline]

  /// All characters, signs first.
  var all: [CellGlyph] {
    guard !look.isHidden else { return [] }
    return signs + (look.digit.map(digitGlyphs) ?? noteGlyphs)
  }

  /// The look of text of `role` on the ground; reversed on a reversed ground is as it was.
  private func style(_ role: StyleRole) -> TextStyle {
    var style = theme.style(for: role)
    if style.background == nil || style.background == theme.style(for: .board).background {
      style.background = ground.background
    }
    style.attributes =
      style.attributes.union(ground.attributes.subtracting(.reverse))
      .symmetricDifference(ground.attributes.intersection(.reverse))
    return style
  }

  private func glyph(_ character: Character, _ x: Int, _ y: Int, _ style: TextStyle) -> CellGlyph {
    CellGlyph(place: Point(x: x, y: y), character: character, style: style)
  }
}

// MARK: Signs

extension CellGlyphs {
  /// The signs in the first column.
  private var signs: [CellGlyph] {
    var signs: [CellGlyph] = []
    let last = metrics.cell.height - 1
    let first = firstSign
    if let hint = look.hint {
      signs += hintEdge(hint, rows: look.color == nil ? last : last - 1)
    } else if let first {
      signs.append(glyph(first, 0, 0, style(.boardMark)))
    }
    if let color = look.color, last > 0 || first == nil || look.digit != nil {
      let x = last == 0 && first != nil ? 1 : 0
      signs.append(glyph(color.sign, x, last, style(.cellColorMark(color))))
    }
    if look.isSelected, look.hint == nil {
      for y in 1..<max(1, last + (look.color == nil ? 1 : 0)) {
        signs.append(glyph("▌", 0, y, style(.boardMark)))
      }
    }
    if signs.isEmpty, look.isSameDigit, needsSigns || metrics.hasBigDigits {
      signs.append(glyph("=", 0, 0, style(.boardMark)))
    } else if signs.isEmpty, needsSigns, look.isPeer {
      signs.append(glyph("·", 0, 0, style(.boardNote)))
    }
    return signs
  }

  /// The mark of a hint along the left edge, which no note looks like.
  private func hintEdge(_ hint: PaintedCell, rows last: Int) -> [CellGlyph] {
    let style = style(.hintMark(hint.role))
    return (0...max(0, last)).map { y in glyph(y == 0 ? hint.sign : " ", 0, y, style) }
  }

  private var firstSign: Character? {
    look.hint?.sign ?? look.cursor?.sign ?? (look.isSelected ? "▌" : nil)
  }
}

nonisolated extension PaintedCell {
  /// What names the role: the letter of a group where there is one.
  var sign: Character {
    if let group { return Character.letter(group, from: "A") }
    return switch role {
    case .pattern: "▪"
    case .reason: "◦"
    case .target: "▸"
    case .wrong: "×"
    }
  }
}

nonisolated extension PaintedCandidate {
  /// What stands after the note where there is room; nil for a part of the pattern.
  var sign: Character? {
    switch role {
    case .placed: "✓"
    case .eliminated: "×"
    case .fin: "*"
    case .group: Character.letter(group ?? 0, from: "a")
    case .on: "+"
    case .off: "-"
    case .pattern: nil
    }
  }
}

nonisolated extension EntryMode {
  /// What stands in the cell under the cursor; nil where digits are placed.
  var sign: Character? {
    switch self {
    case .digits: nil
    case .notes: "✎"
    case .centreNotes: "+"
    case .colors: "#"
    }
  }
}

nonisolated extension CellColor {
  /// The letter that names it: A to I.
  var sign: Character { .letter(rawValue - 1, from: "A") }
}

nonisolated extension Character {
  fileprivate static func letter(_ index: Int, from first: UnicodeScalar) -> Character {
    Character(UnicodeScalar(UInt8(first.value) + UInt8(index % 26)))
  }
}

// MARK: Digits and notes

extension CellGlyphs {
  private func digitGlyphs(_ digit: Digit) -> [CellGlyph] {
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
      metrics.hasBigDigits
      ? bigGlyphs(digit, style) : [glyph(digit.character, place.x, place.y, style)]
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

  /// The digit three by three around its place. A line below parts of it would be noise.
  private func bigGlyphs(_ digit: Digit, _ style: TextStyle) -> [CellGlyph] {
    var style = style
    style.attributes.subtract([.underline, .italic])
    let rows = BigDigit.rows(of: digit, isGiven: look.isGiven)
    return rows.enumerated().flatMap { y, row in
      row.enumerated().compactMap { x, character in
        character == " "
          ? nil
          : glyph(character, metrics.digitPlace.x - 1 + x, metrics.digitPlace.y - 1 + y, style)
      }
    }
  }

  private var noteGlyphs: [CellGlyph] {
    let inPlaces =
      metrics.centreNoteRow == nil ? look.notes.union(look.centreNotes) : look.notes
    let shown = look.candidates.reduce(into: inPlaces) { $0.insert($1.candidate.digit) }
    guard metrics != .compact else { return compactNotes(shown) }
    return shown.flatMap { noteGlyphs($0, at: metrics.notePlace(of: $0)) } + centreRow
  }

  /// A note, and the sign of what it is in the hint for.
  private func noteGlyphs(_ digit: Digit, at place: Point) -> [CellGlyph] {
    let candidate = look.candidates.first { $0.candidate.digit == digit }
    let style = candidate.map { self.style(.hintCandidate($0.role, group: $0.group)) }
    var glyphs = [
      glyph(digit.character, place.x, place.y, style ?? noteStyle(digit))
    ]
    if metrics.hasNoteMarks, let style, let sign = candidate?.sign {
      glyphs.append(glyph(sign, place.x + 1, place.y, style))
    }
    return glyphs
  }

  /// Three notes at most; those of the hint before others.
  private func compactNotes(_ notes: DigitSet) -> [CellGlyph] {
    let ofHint = DigitSet(look.candidates.map(\.candidate.digit))
    let order = Array(ofHint) + Array(notes.subtracting(ofHint))
    let shown = order.count > 3 ? order.prefix(2).sorted() : order.sorted()
    let glyphs = shown.enumerated().flatMap { noteGlyphs($1, at: Point(x: 1 + $0, y: 0)) }
    return order.count > 3 ? glyphs + [glyph("…", 3, 0, style(.boardNote))] : glyphs
  }

  /// The centre notes in their own row.
  private var centreRow: [CellGlyph] {
    guard let row = metrics.centreNoteRow else { return [] }
    let start = max(0, (metrics.cell.width - look.centreNotes.count) / 2)
    return look.centreNotes.enumerated().map { index, digit in
      glyph(
        digit.character, start + index, row,
        emphasised(style(.boardCentreNote), if: digit == look.sameNote))
    }
  }

  private func noteStyle(_ digit: Digit) -> TextStyle {
    let isCentre = metrics.centreNoteRow == nil && look.centreNotes.contains(digit)
    let role: StyleRole =
      !isCentre ? .boardNote : look.notes.contains(digit) ? .boardBothNotes : .boardCentreNote
    return emphasised(style(role), if: digit == look.sameNote)
  }

  private func emphasised(_ style: TextStyle, if isSame: Bool) -> TextStyle {
    guard isSame else { return style }
    let over = theme.style(for: .boardSameNote)
    return TextStyle(
      foreground: over.foreground ?? style.foreground, background: style.background,
      attributes: style.attributes.subtracting(.dim).union(over.attributes))
  }
}

nonisolated extension Digit {
  /// The digit as a character.
  var character: Character { Character(description) }
}

nonisolated extension CellLook {
  /// The grounds that lie over each other, the lowest first.
  fileprivate var grounds: [StyleRole] {
    var grounds: [StyleRole] = [.board]
    guard !isHidden else { return grounds }
    if isInHintHouse { grounds.append(.hintHouse) }
    if isPeer { grounds.append(.boardPeer) }
    if isSameDigit { grounds.append(.boardSame) }
    if let color { grounds.append(.cellColor(color)) }
    if let hint { grounds.append(.hintCell(hint.role)) }
    if isSelected { grounds.append(.boardSelection) }
    if let cursor { grounds.append(.boardCursor(cursor)) }
    return grounds
  }
}

extension StyleRole {
  /// Behind the cell under the cursor.
  nonisolated static func boardCursor(_ mode: EntryMode) -> StyleRole {
    switch mode {
    case .digits: boardCursor
    case .notes: boardMemoCursor
    case .centreNotes: boardCentreCursor
    case .colors: boardColorCursor
    }
  }
}
