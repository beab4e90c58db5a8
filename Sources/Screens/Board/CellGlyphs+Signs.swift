import Games
import Hints
import Widgets

/// The signs beside digits and notes.
///
/// ```
/// lines, compact   lines        tiles
/// ▸ 5              ▸  5         │  5  │
///                  ▸   ●        │    ▸│
/// ```
extension CellGlyphs {
  /// The signs of what the cell is: in the corner that notes leave free; where lines part cells, that
  /// of a hint down the left side.
  var signs: [CellGlyph] {
    var signs: [CellGlyph] = []
    let (mark, last, sides) = (metrics.markPlace, metrics.cell.height - 1, metrics.sideColumns)
    var isMarkFree = true
    func put(_ sign: Character, _ style: TextStyle) {
      signs.append(glyph(sign, mark.x, mark.y, style))
      isMarkFree = false
    }
    if let hint = look.hint {
      if isTile { put(hint.sign, style(.hintMark(hint.role))) } else { signs += edge(of: hint) }
      if mark.x == sides.left, last == 0 { isMarkFree = false }
    }
    if isMarkFree, let sign = look.cursor?.sign { put(sign, style(.boardMark)) }
    if isMarkFree, look.isSelected, last == 0 { put(Self.selectionSign, barStyle) }
    if let color = look.color, isMarkFree || last > 0 || look.digit != nil {
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
    if look.isSameDigit, !isTile, !hasChip, !signs.contains(where: { $0.place.y == 0 }) {
      let (center, beside) = (metrics.digitPlace, BigGlyph.columns / 2 + 1)
      let isBesideBlocks = hasBigDigits && !look.isWrong && !look.isConflicting
      let places =
        isBesideBlocks
        ? [center.x - beside, center.x + beside].map { Point(x: $0, y: center.y) }
        : [Point(x: max(0, sides.left), y: 0)]
      signs += places.map { glyph("=", $0.x, $0.y, style(.boardMark)) }
    }
    return signs
  }

  /// The mark of a hint down the left side, which no note looks like.
  private func edge(of hint: PaintedCell) -> [CellGlyph] {
    let (style, left) = (style(.hintMark(hint.role)), metrics.sideColumns.left)
    let last = metrics.cell.height - (look.color == nil || metrics.markPlace.x > left ? 1 : 2)
    return (0...max(0, last)).map { y in glyph(y == 0 ? hint.sign : " ", left, y, style) }
  }

  /// Whether something stands in the first column of a compact cell.
  var isFirstColumnTaken: Bool {
    look.hint != nil || look.cursor?.sign != nil || look.isSelected || look.color != nil || hasBars
  }

  /// Whether what stands for the digit takes two columns.
  private var hasWideSymbol: Bool { look.digit.map { tiles.columns(of: $0) > 1 } ?? false }

  /// The look of what runs down the sides of a cell, which is all foreground: on a reversed ground as
  /// well.
  private var barStyle: TextStyle {
    upright(metrics.hasTiles ? .boardFrame : .boardMark)
  }

  /// What runs down a selected cell of one row.
  private static let selectionSign: Character = "█"

  /// Bars at the sides of a cell that lines part from its neighbours: at both sides of the one under
  /// the cursor, at the left one of those that are selected. Places that are taken stay as they are.
  ///
  /// ```
  /// ▐  8  ▌   [  8  ]   [ 8]
  /// ▐     ▌   [     ]
  /// ```
  func bars(leaving taken: Set<Point>) -> [CellGlyph] {
    guard !isTile, hasBars || look.isSelected && metrics.hasTiles else { return [] }
    let (left, right) = metrics.sideColumns
    let hasHalves = hasBlocks && metrics.hasTiles
    // A board whose cells keep no column free has its bars on the columns of the cells themselves.
    let isInside = metrics.shared.width == 0
    let signs: (Character, Character) =
      !hasHalves ? ("[", "]") : isInside ? ("▌", "▐") : ("▐", "▌")
    return (0..<metrics.cell.height).flatMap { y in
      [glyph(signs.0, left, y, barStyle)]
        + (hasBars ? [glyph(signs.1, right, y, barStyle)] : [])
    }
    .filter { !taken.contains($0.place) }
  }

  /// The colour of the cell along its sides where the ground of the cursor or of a selection hides it,
  /// but for the places that are taken. Tiles show it in the halves that they share.
  func colorEdges(leaving taken: Set<Point>) -> [CellGlyph] {
    guard let ground = hiddenColor, !isTile || metrics.shared.width == 0 else { return [] }
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

  /// Whether bars mark the cell under the cursor: on a board of tiles, and on a compact one where no
  /// ground does.
  var hasBars: Bool {
    guard let mode = look.cursor else { return false }
    if metrics.hasTiles { return true }
    let style = theme.style(for: .boardCursor(mode))
    let board = theme.style(for: .board).background
    return (style.background ?? board) == board && !style.attributes.contains(.reverse)
  }

  /// Whether a digit that is the one under the cursor stands on a ground of its own.
  var hasChip: Bool {
    look.isSameDigit && !hasBigDigits
      && theme.style(for: .boardSame).attributes.contains(.reverse)
  }
}

nonisolated extension PaintedCell {
  /// What names the role: the letter of a group, or of a place in a chain, where there is one.
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
  /// The shape that names it; a letter where there is nothing but ASCII.
  func sign(isUnicode: Bool) -> Character {
    isUnicode ? Self.signs[rawValue - 1] : .letter(rawValue - 1, from: "A")
  }

  private static let signs: [Character] = ["●", "■", "▲", "◆", "▼", "○", "□", "★", "◐"]
}

nonisolated extension Character {
  fileprivate static func letter(_ index: Int, from first: UnicodeScalar) -> Character {
    Character(UnicodeScalar(UInt8(first.value) + UInt8(index % 26)))
  }
}
