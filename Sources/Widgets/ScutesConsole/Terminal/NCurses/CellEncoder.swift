// SPDX-License-Identifier: Apache-2.0

import CScutesNCurses

/// Converts cells of a canvas to those of ncurses.
struct CellEncoder {
  private let reduction: ColorReduction
  private var glyphs: GlyphRepertoire
  /// `true` if a filter follows, so colours may be encoded and cells written behind ncurses' back.
  private let isFiltered: Bool
  private let canStrike: Bool
  /// `true` if the terminal takes links.
  private let sendsLinks: Bool
  private let shown: TextAttributes
  private let shownWithColor: TextAttributes
  private var looks: [Look.Key: Look] = [:]
  /// The most recently used of `looks`, each at a place computed from its key.
  private var recentLooks: [Look?] = Array(repeating: nil, count: 64)
  private var texts: [TextKey: GlyphText] = [:]
  /// The width of each two-byte scalar that ncurses holds unchanged, `unknown` before its first
  /// use, and `other` for the rest.
  private var plainColumns = [UInt8](repeating: Self.unknown, count: 1 << 16)
  private static let unknown: UInt8 = 0xFF
  private static let other: UInt8 = 0xFE

  /// `true` if some colours have had no number since `forgetStyles()` and are approximated by
  /// others.
  private(set) var isOutOfStyles = false

  private struct TextKey: Hashable {
    let glyph: Glyph
    let columns: UInt8
  }

  init(
    capabilities: TerminalCapabilities, description: TerminalDescription, isFiltered: Bool,
    sendsLinks: Bool = false
  ) {
    reduction = ColorReduction(depth: capabilities.colorDepth)
    glyphs = capabilities.glyphs
    self.isFiltered = isFiltered
    self.sendsLinks = sendsLinks && isFiltered
    canStrike = isFiltered && description.hasStrikethrough
    shown = description.attributes
    shownWithColor = description.attributes.subtracting(description.attributesWithoutColor)
  }

  /// Shows only `glyphs` from now on.
  mutating func restrict(to glyphs: GlyphRepertoire) {
    self.glyphs = glyphs
    texts = [:]
    plainColumns = [UInt8](repeating: Self.unknown, count: 1 << 16)
  }

  /// Forgets the numbers of all colours.
  mutating func forgetStyles() {
    looks = [:]
    recentLooks = Array(repeating: nil, count: recentLooks.count)
    isOutOfStyles = false
  }

  /// Appends the cells of `columns`, in a row that begins at `cells`, to `row`: one element for
  /// each column, but one for a wide character, which ncurses widens itself. Calls `noteForeign`
  /// with the columns of blanks that replace glyphs ncurses can't hold.
  mutating func append(
    _ columns: Range<Int>, of cells: UnsafePointer<CanvasCell>, to row: inout [cchar_t],
    styles: inout StyleTable, noteForeign: (Int) -> Void
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      if cells[x].isPlainBlank {
        let end = cells.endOfBlanks(from: x, before: columns.upperBound)
        let key = Self.keyOfBlanks(x..<end, of: cells, in: columns)
        let cell = look(key, &styles).cell(0x20)
        for _ in x..<end { row.append(cell) }
        x = end
      } else {
        if cells[x].columns > 0, append(cells[x], to: &row, styles: &styles) { noteForeign(x) }
        x += 1
      }
    }
  }

  /// Appends a cell that is neither blank nor the second half of a wide glyph. Returns `true` if a
  /// blank replaces a glyph that ncurses can't hold.
  private mutating func append(
    _ cell: CanvasCell, to row: inout [cchar_t], styles: inout StyleTable
  ) -> Bool {
    let look = look(Look.Key(cell), &styles)
    let value = cell.glyph.rawValue
    if isPlain(cell) {
      row.append(look.cell(wchar_t(value)))
      return false
    }
    let text = text(of: cell)
    row.append(look.cell(text.characters))
    if text.needsPadding { row.append(look.cell(0x20)) }
    return text.isForeign
  }

  /// Returns `true` if ncurses holds the glyph of `cell` as a single scalar.
  private mutating func isPlain(_ cell: CanvasCell) -> Bool {
    let value = cell.glyph.rawValue
    guard value > 0x7E else { return value >= 0x20 && cell.columns == 1 }
    guard value < 0x1_0000 else { return false }
    if plainColumns[Int(value)] == Self.unknown {
      let text = text(of: cell)
      let isPlain =
        text.characters == [wchar_t(value), 0] && !text.needsPadding && !text.isForeign
      plainColumns[Int(value)] = isPlain ? cell.columns : Self.other
    }
    return plainColumns[Int(value)] == cell.columns
  }

  /// The glyph of `cell` as ncurses gets it.
  mutating func text(of cell: CanvasCell) -> GlyphText {
    let key = TextKey(glyph: cell.glyph, columns: cell.columns)
    if let known = texts[key] { return known }
    let text = GlyphText(
      cell.glyph, columns: Int(cell.columns), glyphs: glyphs, allowsForeign: isFiltered)
    texts[key] = text
    return text
  }

  /// The state in which the terminal draws `cell` if ncurses is bypassed, with the attributes that
  /// ncurses would have kept.
  func state(of cell: CanvasCell) -> SGRState {
    let colors = reduction.colors(foreground: cell.foreground, background: cell.background)
    return SGRState(
      foreground: colors.foreground, background: colors.background,
      attributes: reduction.attributes(cell.attributes, of: cell.foreground, in: colors)
        .intersection(colors == StyleColors() ? shown : shownWithColor),
      link: sendsLinks ? cell.link : .none)
  }

  // MARK: Looks

  /// The look of blanks, which is the same for any foreground and weight. They adopt that of a
  /// neighbour on the same background, so that ncurses continues without a change. On the
  /// terminal's own background they do so only between two equal neighbours, since it is best to
  /// erase the ends of lines.
  private static func keyOfBlanks(
    _ blanks: Range<Int>, of cells: UnsafePointer<CanvasCell>, in columns: Range<Int>
  ) -> Look.Key {
    let plain = Look.Key(background: cells[blanks.lowerBound].background)
    let before =
      blanks.lowerBound > columns.lowerBound
      ? Look.Key(cells[blanks.lowerBound - 1]).leading(into: plain) : nil
    let after =
      blanks.upperBound < columns.upperBound
      ? Look.Key(cells[blanks.upperBound]).leading(into: plain) : nil
    guard plain.background == .terminalDefault else { return before ?? after ?? plain }
    return before == after ? before ?? plain : plain
  }

  private mutating func look(_ key: Look.Key, _ styles: inout StyleTable) -> Look {
    let place = key.place % recentLooks.count
    if let recent = recentLooks[place], recent.key == key { return recent }
    let look = looks[key] ?? makeLook(key, &styles)
    recentLooks[place] = look
    return look
  }

  private mutating func makeLook(_ key: Look.Key, _ styles: inout StyleTable) -> Look {
    var wanted = reduction.colors(foreground: key.foreground, background: key.background)
    let kept = wanted == StyleColors() ? self.shown : shownWithColor
    let held = isFiltered ? styles.heldAttributes.intersection(kept) : []
    let attributes = reduction.attributes(key.attributes, of: key.foreground, in: wanted)
    wanted.attributes = attributes.intersection(held)
    if sendsLinks { wanted.link = key.link }
    var shown = attributes.subtracting(held)
    if !canStrike { shown.remove(.strikethrough) }
    guard let pair = styles.pair(of: wanted) else {
      isOutOfStyles = true
      return Look(key: key, attributes: shown, pair: styles.substitute(for: wanted))
    }
    if pair > 0 {
      let digits = styles.digits(of: pair)
      ncurses_set_pair(Int32(pair), Int32(digits.foreground), Int32(digits.background ?? -1))
    }
    let look = Look(key: key, attributes: shown, pair: pair)
    looks[key] = look
    return look
  }
}

/// The rendition of cells of one style in ncurses.
private struct Look {
  struct Key: Hashable {
    let foreground: Color
    let background: Color
    let attributes: TextAttributes
    let link: CellLink

    init(_ cell: CanvasCell) {
      foreground = cell.foreground
      background = cell.background
      attributes = cell.attributes
      link = cell.link
    }

    /// The key of blanks.
    init(background: Color) {
      foreground = .terminalDefault
      self.background = background
      attributes = []
      link = .none
    }

    /// A number that few keys share.
    var place: Int {
      let colors = foreground.packed &* 31 &+ background.packed &* 17
      let others = UInt32(attributes.rawValue) &* 5 &+ UInt32(link.number)
      return Int((colors ^ colors >> 7) &+ others)
    }

    /// This key, if it also suits blanks of the look `plain`.
    func leading(into plain: Key) -> Key? {
      background == plain.background && link == .none
        && attributes.isDisjoint(with: SGRState.visibleOnBlanks)
        ? self : nil
    }
  }

  let key: Key
  private let attributes: attr_t
  private let pair: Int32
  private let blank: cchar_t

  init(key: Key, attributes: TextAttributes, pair: Int) {
    self.key = key
    self.attributes = Self.bits(attributes)
    self.pair = Int32(pair)
    var blank = cchar_t()
    ncurses_set_cell(&blank, [0x20, 0], self.attributes, self.pair)
    self.blank = blank
  }

  /// A cell with one visible character.
  func cell(_ character: wchar_t) -> cchar_t {
    var cell = blank
    ncurses_set_character(&cell, character)
    return cell
  }

  /// A cell with the characters before a zero.
  func cell(_ characters: [wchar_t]) -> cchar_t {
    var cell = cchar_t()
    ncurses_set_cell(&cell, characters, attributes, pair)
    return cell
  }

  private static func bits(_ attributes: TextAttributes) -> attr_t {
    if attributes.isEmpty { return 0 }
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= ncurses_bold() }
    if attributes.contains(.dim) { result |= ncurses_dim() }
    if attributes.contains(.italic) { result |= ncurses_italic() }
    if attributes.contains(.underline) { result |= ncurses_underline() }
    if attributes.contains(.reverse) { result |= ncurses_reverse() }
    // Stands for strikethrough: see `SGRReader`. Invisible text isn't used otherwise.
    if attributes.contains(.strikethrough) { result |= ncurses_invisible() }
    return result
  }
}

extension CanvasCell {
  /// `true` for a blank that shows only its background.
  fileprivate var isPlainBlank: Bool {
    glyph == .space && columns == 1 && link == .none
      && attributes.isDisjoint(with: SGRState.visibleOnBlanks)
  }
}

extension UnsafePointer<CanvasCell> {
  /// The end of the run of blanks from `start`, before `end`, that look like the first one.
  fileprivate func endOfBlanks(from start: Int, before end: Int) -> Int {
    var place = start + 1
    while place < end, self[place].isPlainBlank, self[place].background == self[start].background {
      place += 1
    }
    return place
  }
}
