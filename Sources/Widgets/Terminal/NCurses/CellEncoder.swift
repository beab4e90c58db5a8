import CNCurses

/// Turns cells of a canvas into what ncurses holds.
struct CellEncoder {
  private let reduction: ColorReduction
  private let isUnicode: Bool
  /// Whether a filter follows, so that colours may be coded and cells may be written past ncurses.
  private let isFiltered: Bool
  private let canStrike: Bool
  private let shown: TextAttributes
  private let shownWithColor: TextAttributes
  private var pairs: [UInt64: Int] = [:]
  private var texts: [TextKey: GlyphText] = [:]
  private var lastColors = UInt64.max
  private var lastPair = 0

  /// Whether some colours found no number since `forgetStyles()`, and others stand for them.
  private(set) var isOutOfStyles = false

  private struct TextKey: Hashable {
    let glyph: Glyph
    let columns: UInt8
  }

  init(capabilities: TerminalCapabilities, description: TerminalDescription, isFiltered: Bool) {
    reduction = ColorReduction(depth: capabilities.colorDepth)
    isUnicode = capabilities.isUnicode
    self.isFiltered = isFiltered
    canStrike = isFiltered && description.hasStrikethrough
    shown = description.attributes
    shownWithColor = description.attributes.subtracting(description.attributesWithoutColor)
  }

  /// Forgets which numbers stand for which colours.
  mutating func forgetStyles() {
    pairs = [:]
    lastColors = .max
    isOutOfStyles = false
  }

  /// Appends `cell`, which is no second half of a wide glyph, to `row`, in one element a column but
  /// for wide characters, which ncurses widens by itself. Says whether it is a blank for a glyph
  /// that ncurses cannot hold.
  mutating func append(
    _ cell: CanvasCell, to row: inout [cchar_t], styles: inout StyleTable
  ) -> Bool {
    let cell = Self.normalized(cell)
    let attributes = attributes(cell.attributes)
    let pair = pair(of: cell, &styles)
    if cell.glyph.isPrintableASCII {
      row.append(Self.cell(attributes, pair, [wchar_t(cell.glyph.rawValue), 0]))
      return false
    }
    let text = text(of: cell)
    row.append(Self.cell(attributes, pair, text.characters))
    if text.needsPadding { row.append(Self.cell(attributes, pair, [wchar_t(0x20), 0])) }
    return text.isForeign
  }

  /// The glyph of `cell` as ncurses gets it.
  mutating func text(of cell: CanvasCell) -> GlyphText {
    let key = TextKey(glyph: cell.glyph, columns: cell.columns)
    if let known = texts[key] { return known }
    let text = GlyphText(
      cell.glyph, columns: Int(cell.columns), isUnicode: isUnicode, allowsForeign: isFiltered)
    texts[key] = text
    return text
  }

  /// How the terminal has to draw for `cell` where ncurses is passed by: with the attributes that
  /// ncurses would have kept.
  func state(of cell: CanvasCell) -> SGRState {
    let colors = reduction.colors(foreground: cell.foreground, background: cell.background)
    return SGRState(
      foreground: colors.foreground, background: colors.background,
      attributes: cell.attributes.intersection(colors == StyleColors() ? shown : shownWithColor))
  }

  /// A blank looks the same in any foreground and weight: one spelling saves ncurses from
  /// repainting it.
  private static func normalized(_ cell: CanvasCell) -> CanvasCell {
    guard cell.glyph == .space, cell.attributes.isDisjoint(with: SGRState.visibleOnBlanks) else {
      return cell
    }
    return CanvasCell(glyph: .space, background: cell.background, columns: cell.columns)
  }

  private mutating func pair(of cell: CanvasCell, _ styles: inout StyleTable) -> Int {
    let colors = UInt64(cell.foreground.packed) << 32 | UInt64(cell.background.packed)
    if colors == lastColors { return lastPair }
    if let known = pairs[colors] {
      (lastColors, lastPair) = (colors, known)
      return known
    }
    let wanted = reduction.colors(foreground: cell.foreground, background: cell.background)
    guard let pair = styles.pair(of: wanted) else {
      isOutOfStyles = true
      return styles.substitute(for: wanted)
    }
    if pair > 0 {
      let digits = styles.digits(of: pair)
      ncurses_set_pair(Int32(pair), Int32(digits.foreground), Int32(digits.background))
    }
    pairs[colors] = pair
    (lastColors, lastPair) = (colors, pair)
    return pair
  }

  private func attributes(_ attributes: TextAttributes) -> attr_t {
    if attributes.isEmpty { return 0 }
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= ncurses_bold() }
    if attributes.contains(.dim) { result |= ncurses_dim() }
    if attributes.contains(.italic) { result |= ncurses_italic() }
    if attributes.contains(.underline) { result |= ncurses_underline() }
    if attributes.contains(.reverse) { result |= ncurses_reverse() }
    if attributes.contains(.strikethrough) && canStrike { result |= ncurses_invisible() }
    return result
  }

  private static func cell(_ attributes: attr_t, _ pair: Int, _ text: [wchar_t]) -> cchar_t {
    var cell = cchar_t()
    ncurses_set_cell(&cell, text, attributes, Int32(pair))
    return cell
  }
}

nonisolated extension Glyph {
  /// Whether it is one of the characters from the blank to `~`.
  var isPrintableASCII: Bool { (0x20...0x7E).contains(rawValue) }
}
