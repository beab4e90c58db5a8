import Sudoku

/// One of the nine lines of a grid.
///
/// ```
/// 4.....8.5      |.3.|4..|...|      | 1567 3 1567 | 4 12579 179 | 15 8 2 |      u5 3 124 …
/// ```
struct GridTextRow: Sendable {
  /// The notation of the cells.
  enum Shape: Hashable, Sendable {
    /// One character each.
    case cells
    /// A list of digits each.
    case lists
  }

  let shape: Shape
  /// The digits of the nine cells.
  let sets: [DigitSet]
  /// The cells with the prefix `u`, whose digit the player has placed.
  let placed: Set<Int>
  /// `true` if there are bars between the boxes.
  let hasBars: Bool
}

extension GridTextRow {
  /// The role of a line in a grid.
  enum Reading: Sendable {
    /// A rule between boxes, or the frame.
    case border
    /// Nine cells.
    case row(GridTextRow)
    /// Not nine cells, or something among them that isn't a cell.
    case failure(PuzzleTextError)
  }

  /// Returns the role of `line` in a grid, or `nil` if it isn't part of one.
  static func reading(of line: PuzzleLine) -> Reading? {
    guard line.bytes.count <= 1024 else { return nil }
    if let cells = SeparatedRow.tabbed(line.bytes) { return .row(row(of: cells)) }
    if let row = spaced(line) { return .row(row) }
    let symbols = self.symbols(of: line.trimmed)
    if isBorder(symbols.map(\.byte)[...]) { return .border }
    let marks = symbols.filter { !$0.byte.isSeparator }
    let hasBars = symbols.contains { $0.byte.isBar }
    if marks.count == 9, marks.allSatisfy({ CellText.digit($0.byte) != nil }) {
      let sets = marks.map { DigitSet([$0.byte].compactMap(\.digit)) }
      return .row(GridTextRow(shape: .cells, sets: sets, placed: [], hasBars: hasBars))
    }
    let lists = symbols.split { $0.byte.isSeparator }
    if lists.count == 9, lists.allSatisfy(isList) { return .row(row(lists, hasBars: hasBars)) }
    if let cells = SeparatedRow.cells(of: symbols.map(\.byte)) {
      return .row(row(of: cells, hasBars: hasBars))
    }
    return complaint(line, marks: marks, lists: lists).map(Reading.failure)
  }

  /// Returns `true` if `bytes` are a rule or a frame: a run of at least three dashes and no digit.
  /// Nine dashes alone are a row of empty cells, 81 an empty grid.
  static func isBorder(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (run, longest) = (0, 0)
    for byte in bytes {
      if byte.isDigit { return false }
      run = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") ? run + 1 : 0
      longest = max(longest, run)
    }
    guard longest >= 3, (longest != 9 && longest != 81) || longest != bytes.count else {
      return false
    }
    return bytes.allSatisfy { CellText.digit($0) == 0 || $0.isSeparator || $0.isFrame }
  }

  /// Returns a row of digits and blanks, with a blank for an empty cell, as in GNOME Sudoku.
  private static func spaced(_ line: PuzzleLine) -> GridTextRow? {
    guard line.bytes.count == 9, line.bytes.contains(where: \.isDigit),
      line.bytes.contains(0x20),
      line.bytes.allSatisfy({ $0.isDigit || $0 == 0x20 })
    else { return nil }
    let sets = line.bytes.map { DigitSet([$0].compactMap(\.digit)) }
    return GridTextRow(shape: .cells, sets: sets, placed: [], hasBars: false)
  }

  /// Returns `true` if `bytes` are nine empty fields of a spreadsheet.
  static func isOfEmptyFields(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy(\.isBlank) && SeparatedRow.tabbed(bytes) != nil
  }

  private static func row(of cells: [UInt8], hasBars: Bool = false) -> GridTextRow {
    let sets = cells.map { DigitSet([Digit(Int($0))].compactMap(\.self)) }
    return GridTextRow(shape: .cells, sets: sets, placed: [], hasBars: hasBars)
  }

  private static func row(_ lists: [ArraySlice<Symbol>], hasBars: Bool) -> GridTextRow {
    let sets = lists.map { DigitSet($0.compactMap(\.byte.digit)) }
    let placed = lists.indices.filter { lists[$0].first?.byte.lowercased == UInt8(ascii: "u") }
    return GridTextRow(shape: .lists, sets: sets, placed: Set(placed), hasBars: hasBars)
  }

  /// Returns `true` if `list` is digits, possibly marked for a step, or stands for no digit.
  private static func isList(_ list: ArraySlice<Symbol>) -> Bool {
    let hasCell = list.contains { CellText.digit($0.byte) != nil }
    let digits = list.count { $0.byte.isDigit }
    return hasCell && digits <= 9 && letter(within: list) == nil
      && list.allSatisfy { CellText.digit($0.byte) != nil || $0.byte.isMarkup }
  }

  /// Returns a letter between the digits of a cell. Marks of a step are before or after them.
  private static func letter(within list: ArraySlice<Symbol>) -> Symbol? {
    guard let first = list.firstIndex(where: \.byte.isDigit),
      let last = list.lastIndex(where: \.byte.isDigit)
    else { return nil }
    return list[first...last].first { (0x61...0x7A).contains($0.byte | 0x20) }
  }

  private static func complaint(
    _ line: PuzzleLine, marks: [Symbol], lists: [ArraySlice<Symbol>]
  ) -> PuzzleTextError? {
    let cells = marks.count { CellText.digit($0.byte) != nil }
    guard cells >= 4, cells * 4 >= marks.count * 3 else { return nil }
    let invalid =
      marks.first { CellText.digit($0.byte) == nil && !$0.byte.isMarkup }
      ?? lists.lazy.compactMap(letter).first
    if let invalid { return line.error(at: invalid.index, expected: .cell) }
    let isOfLists = lists.count > 3 && lists.contains { $0.count > 1 }
    let count = isOfLists ? lists.count : marks.count
    return line.error(found: .cells(count), expected: .cellsInRowOrLine)
  }
}

extension GridTextRow {
  /// A byte of a line with its position. Unicode frame characters count as one byte.
  private struct Symbol {
    let byte: UInt8
    let index: Int
  }

  private static func symbols(of bytes: ArraySlice<UInt8>) -> [Symbol] {
    var symbols: [Symbol] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let byte = boxDrawing(bytes[index...].prefix(3)) {
        symbols.append(Symbol(byte: byte, index: index))
        index += 3
      } else {
        symbols.append(Symbol(byte: bytes[index], index: index))
        index += 1
      }
    }
    return symbols
  }

  /// Returns the ASCII equivalent of a character from U+2500 to U+257F: a bar, a dash, or a plus
  /// sign.
  private static func boxDrawing(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    guard bytes.count == 3, bytes.first == 0xE2, let second = bytes.dropFirst().first,
      let third = bytes.last, second == 0x94 || second == 0x95
    else { return nil }
    switch (second, third) {
    case (0x94, 0x80), (0x94, 0x81), (0x95, 0x90): return UInt8(ascii: "-")
    case (0x94, 0x82), (0x94, 0x83), (0x95, 0x91): return UInt8(ascii: "|")
    default: return UInt8(ascii: "+")
    }
  }
}

extension UInt8 {
  /// `true` for separators between the boxes of a row.
  fileprivate var isBar: Bool { self == UInt8(ascii: "|") || self == UInt8(ascii: "!") }
  /// `true` for separators between cells.
  fileprivate var isSeparator: Bool { isBlank || isBar }
  /// `true` for corners and crossings of frames.
  fileprivate var isFrame: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: ":"), UInt8(ascii: "'"), UInt8(ascii: "`"),
      UInt8(ascii: ","), UInt8(ascii: "="):
      true
    default: false
    }
  }
  /// `true` for marks of a step beside candidates.
  fileprivate var isMarkup: Bool {
    switch self {
    case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "^"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: "u"), UInt8(ascii: "U"),
      UInt8(ascii: "A")...UInt8(ascii: "J"), UInt8(ascii: "a")...UInt8(ascii: "j"):
      true
    default: false
    }
  }
}
