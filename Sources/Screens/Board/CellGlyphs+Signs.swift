import Games
import Scutes
import Sudoku

/// The signs beside digits and notes.
///
/// ```
/// lines, compact   lines        tiles
/// ▸ 5              ▸  5         │  5  │
///                  ▸   ●        │    ▸│
/// ```
extension CellGlyphs {
  /// The signs of the cell's role, in the corner that notes leave free. Where lines separate cells,
  /// a hint's signs go down the left side.
  var signs: [CellGlyph] {
    var signs: [CellGlyph] = []
    let (mark, last, sides) = (metrics.markPlace, metrics.cell.height - 1, metrics.sideColumns)
    var isMarkFree = true
    func put(_ sign: Character, _ style: TextStyle) {
      signs.append(glyph(sign, mark.x, mark.y, style))
      isMarkFree = false
    }
    if let hint = look.hint, !look.isSketched || needsSigns || hint.group != nil || hint.step != nil
    {
      if look.isRemovedFrom, metrics.hasNoteMarks {
        // The cross is beside the note.
      } else if let letter = letter(of: hint), isTile || metrics.hasTiles {
        put(letter.character, letter.style)
      } else if isTile {
        put(hint.sign, style(.hintMark(hint.role)))
      } else {
        signs += edge(of: hint)
      }
      if mark.x == sides.left, last == 0 { isMarkFree = false }
    }
    let showsColor = isTile && look.cursor == .colors && !look.colors.isEmpty
    if isMarkFree, !showsColor, let sign = look.cursor?.sign { put(sign, style(.boardMark)) }
    if isMarkFree, look.isSelected, last == 0 { put(Self.selectionSign, barStyle) }
    if let color = look.colors.first, isMarkFree || last > 0 || look.digit != nil {
      var style = style(.cellColorMark(color))
      if let hiddenColor { style.background = hiddenColor }
      if isMarkFree {
        put(color.sign(isUnicode: setting.isUnicode), style)
      } else if last == 0 {
        let x = hasWideSymbol ? metrics.cell.width - 1 : 1
        signs.append(glyph(color.sign(isUnicode: setting.isUnicode), x, 0, style))
      } else if !isTile {
        let x = mark.x == sides.left ? sides.right : sides.left
        signs.append(glyph(color.sign(isUnicode: setting.isUnicode), x, last, style))
      }
    }
    if let placeSign, isMarkFree { put(placeSign, style(.boardMark)) }
    if look.isSameDigit, !isTile, !hasChip, !signs.contains(where: { $0.place.y == 0 }) {
      var places = [Point(x: max(0, sides.left), y: 0)]
      if let bigDigit, !look.isWrong, !look.isConflicting {
        places = [bigDigit.minX - 1, bigDigit.maxX].map { Point(x: $0, y: metrics.digitPlace.y) }
      }
      let sign: Character = look.isDrawnOn ? ":" : "="
      signs += places.map { glyph(sign, $0.x, $0.y, style(.boardMark)) }
    }
    return signs
  }

  /// The letter of a cell in a chain, or the cross of one that loses candidates: plain, since the
  /// candidates themselves are filled.
  private func letter(of hint: PaintedCell) -> (character: Character, style: TextStyle)? {
    guard hint.step != nil || look.isRemovedFrom, hint.group == nil else { return nil }
    let isRemoved = look.isRemovedFrom
    var style = style(.boardMark)
    style.foreground =
      theme.style(for: isRemoved ? .hintEliminated : .hintOn).background ?? style.foreground
    return (isRemoved ? "×" : hint.sign, style)
  }

  /// The hint's mark down the left side, which no note resembles.
  private func edge(of hint: PaintedCell) -> [CellGlyph] {
    let (style, left) = (style(.hintMark(hint.role)), metrics.sideColumns.left)
    let last = metrics.cell.height - (look.colors.isEmpty || metrics.markPlace.x > left ? 1 : 2)
    return (0...max(0, last)).map { y in glyph(y == 0 ? hint.sign : " ", left, y, style) }
  }

  /// `true` if the first column of a compact cell is occupied.
  var isFirstColumnTaken: Bool {
    look.hint != nil || look.cursor?.sign != nil || look.isSelected || !look.colors.isEmpty
      || hasBars || placeSign != nil
  }

  /// The sign of an empty cell where the highlighted digits can't go, or where the digit to place
  /// can. Grounds show it where there are any.
  private var placeSign: Character? {
    guard needsSigns, look.digit == nil, !look.isAsked else { return nil }
    return look.isBlocked ? "-" : look.isOpen ? "+" : nil
  }

  /// `true` if the digit's symbol takes two columns.
  private var hasWideSymbol: Bool { look.digit.map { tiles.columns(of: $0) > 1 } ?? false }

  /// The style of the bars at a cell's sides, which are all foreground, on a reversed ground too.
  private var barStyle: TextStyle {
    upright(metrics.hasTiles ? .boardFrame : .boardMark)
  }

  /// The bar of a selected one-row cell.
  private static let selectionSign: Character = "█"

  /// Bars at the sides of a cell that lines separate from its neighbours: on both sides of the cell
  /// under the cursor, on the left of selected ones. Places in `taken` are left alone.
  ///
  /// ```
  /// ▐  8  ▌   [  8  ]   [ 8]
  /// ▐     ▌   [     ]
  /// ```
  func bars(leaving taken: Set<Point>) -> [CellGlyph] {
    guard !isTile, !look.isAsked, hasBars || look.isSelected && metrics.hasTiles else { return [] }
    let (left, right) = metrics.sideColumns
    let hasHalves = hasBlocks && metrics.hasTiles
    // Where cells keep no column free, the bars are on the cells' own columns.
    let isInside = metrics.shared.width == 0
    let signs: (Character, Character) =
      !hasHalves ? ("[", "]") : isInside ? ("▌", "▐") : ("▐", "▌")
    return (0..<metrics.cell.height).flatMap { y in
      [glyph(signs.0, left, y, barStyle)]
        + (hasBars ? [glyph(signs.1, right, y, barStyle)] : [])
    }
    .filter { !taken.contains($0.place) }
  }

  /// `true` if bars mark the cell under the cursor: on tiles, and on a compact board without
  /// grounds.
  var hasBars: Bool {
    guard let mode = look.cursor else { return false }
    if metrics.hasTiles { return true }
    if look.isWrong, needsSigns, setting.hasWrongGround { return true }
    let style = theme.style(for: .boardCursor(mode))
    let board = theme.style(for: .board).background
    return (style.background ?? board) == board && !style.attributes.contains(.reverse)
  }

  /// `true` if a digit equal to the one under the cursor has its own ground.
  var hasChip: Bool {
    look.isSameDigit && bigDigit == nil
      && theme.style(for: .boardSame).attributes.contains(.reverse)
  }
}

nonisolated extension PaintedCell {
  /// The sign of the role: the letter of a group or of a place in a chain, if there is one.
  var sign: Character {
    if let group { return Character.letter(group, from: "A") }
    if let step { return .chain(step) }
    return switch role {
    case .pattern: "▪"
    case .reason: "◦"
    case .target: "▸"
    case .wrong: "×"
    }
  }
}

nonisolated extension PaintedCandidate {
  /// The sign after the note if there is room, or `nil` for a part of the pattern.
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
  /// The sign in the cell under the cursor, or `nil` when entering digits.
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
  /// The shape of the colour, or a letter in ASCII.
  func sign(isUnicode: Bool) -> Character {
    isUnicode ? Self.signs[rawValue - 1] : .letter(rawValue - 1, from: "A")
  }

  private static let signs: [Character] = ["●", "■", "▲", "◆", "▼", "○", "□", "★", "◐"]
}

nonisolated extension CellColors {
  /// The signs of the colours, one after the other.
  func signs(isUnicode: Bool) -> String { String(map { $0.sign(isUnicode: isUnicode) }) }
}

nonisolated extension Character {
  fileprivate static func letter(_ index: Int, from first: UnicodeScalar) -> Character {
    Character(UnicodeScalar(UInt8(first.value) + UInt8(index % 26)))
  }
}
