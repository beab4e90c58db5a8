import Models
import Widgets

/// The signs beside digits and notes.
extension CellGlyphs {
  /// The signs in the first column.
  var signs: [CellGlyph] {
    var signs: [CellGlyph] = []
    let last = metrics.cell.height - 1
    let first = firstSign
    if let hint = look.hint {
      signs += hintEdge(hint, rows: look.color == nil ? last : last - 1)
    } else if let first {
      signs.append(
        glyph(first, 0, 0, first == Self.selectionSign ? selectionStyle : style(.boardMark)))
    }
    if let color = look.color, last > 0 || first == nil || look.digit != nil {
      let x = last > 0 || first == nil ? 0 : hasWideSymbol ? metrics.cell.width - 1 : 1
      var style = style(.cellColorMark(color))
      if let hiddenColor { style.background = hiddenColor }
      signs.append(glyph(color.sign, x, last, style))
    }
    if look.isSelected, look.hint == nil {
      for y in 1..<max(1, last + (look.color == nil ? 1 : 0)) {
        signs.append(glyph(Self.selectionSign, 0, y, selectionStyle))
      }
    }
    if signs.isEmpty, look.isSameDigit,
      metrics.hasBigDigits || (needsSigns || tiles.areOfTheme) && !hasChip
    {
      signs.append(glyph("=", 0, 0, style(.boardMark)))
    }
    return signs
  }

  /// The mark of a hint along the left edge, which no note looks like.
  private func hintEdge(_ hint: PaintedCell, rows last: Int) -> [CellGlyph] {
    let style = style(.hintMark(hint.role))
    return (0...max(0, last)).map { y in glyph(y == 0 ? hint.sign : " ", 0, y, style) }
  }

  /// Whether something stands in the first column of a compact cell.
  var isFirstColumnTaken: Bool { firstSign != nil || look.color != nil || isFramed }

  /// Whether what stands for the digit takes two columns.
  private var hasWideSymbol: Bool { look.digit.map { tiles.columns(of: $0) > 1 } ?? false }

  private var firstSign: Character? {
    look.hint?.sign ?? look.cursor?.sign ?? (look.isSelected ? Self.selectionSign : nil)
  }

  /// The look of what runs down a selected cell, which is all foreground: on a reversed ground as well.
  private var selectionStyle: TextStyle {
    var style = style(.boardMark)
    style.attributes.remove(.reverse)
    return style
  }

  /// What runs down a selected cell.
  private static let selectionSign: Character = "█"

  /// Corners around the cell under the cursor where no ground marks it, but for the places that are
  /// taken.
  ///
  /// ```
  /// ┏    ┓
  /// ┗ 8  ┛   [ 8]
  /// ```
  func frame(leaving taken: Set<Point>) -> [CellGlyph] {
    guard isFramed else { return [] }
    let (right, last) = (metrics.cell.width - 1, metrics.cell.height - 1)
    return (0...last).flatMap { y in
      let sides: (Character, Character) =
        last == 0 ? ("[", "]") : y == 0 ? ("┏", "┓") : y == last ? ("┗", "┛") : ("┃", "┃")
      return [glyph(sides.0, 0, y, style(.boardMark)), glyph(sides.1, right, y, style(.boardMark))]
    }
    .filter { !taken.contains($0.place) }
  }

  /// The colour of the cell along its sides where the ground of the cursor or of a selection hides it,
  /// but for the places that are taken.
  func colorEdges(leaving taken: Set<Point>) -> [CellGlyph] {
    guard let ground = hiddenColor else { return [] }
    let right = metrics.cell.width - 1
    return (0..<metrics.cell.height).flatMap { y in
      [0, right].map { glyph(" ", $0, y, TextStyle(background: ground)) }
    }
    .filter { !taken.contains($0.place) }
  }

  /// The ground of the cell's colour, where another one lies over it; nil where none does.
  var hiddenColor: Color? {
    guard let color = look.color, look.cursor != nil || look.isSelected || look.hint != nil,
      let background = theme.style(for: .cellColor(color)).background,
      background != theme.style(for: .board).background, background != ground.background
    else { return nil }
    return background
  }

  /// Whether the cell is under the cursor and no ground says so.
  var isFramed: Bool {
    guard let mode = look.cursor else { return false }
    let style = theme.style(for: .boardCursor(mode))
    let board = theme.style(for: .board).background
    return (style.background ?? board) == board && !style.attributes.contains(.reverse)
  }

  /// Whether a digit that is the one under the cursor stands on a ground of its own.
  var hasChip: Bool {
    look.isSameDigit && !metrics.hasBigDigits
      && theme.style(for: .boardSame).attributes.contains(.reverse)
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
  /// The shape that names it.
  var sign: Character { Self.signs[rawValue - 1] }

  private static let signs: [Character] = ["●", "■", "▲", "◆", "▼", "○", "□", "★", "◐"]
}

nonisolated extension Character {
  fileprivate static func letter(_ index: Int, from first: UnicodeScalar) -> Character {
    Character(UnicodeScalar(UInt8(first.value) + UInt8(index % 26)))
  }
}
