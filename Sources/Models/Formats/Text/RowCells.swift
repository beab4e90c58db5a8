import Sudoku

/// Nine cells of a line: of one character each, between separators, or lists of candidates.
///
/// ```
/// 53..7....    5 3 . | . 7 . | . . .    5,3,,,7,,,,    {1679} {4} …    [[1,6,7,9],[4],…
/// ```
struct RowCells: Sendable {
  /// The position of the row's number or letter.
  enum Label: CaseIterable, Sendable { case none, left, right }

  var sets: [DigitSet]
  /// The cells whose digit the player has placed, marked by `u` or `+`.
  var placed: Set<Int> = []
  /// `true` if a cell is a list of candidates.
  var isOfLists = false
  /// The number of the row, if there is one.
  var label = 0
  /// `true` if an empty field at an end was left out, which may be a tenth cell.
  var isTrimmed = false

  /// Returns the ways to read `core` as nine cells, with or without the number of the row.
  static func readings(of core: ArraySlice<TextSymbol>) -> [Label: RowCells] {
    var readings: [Label: RowCells] = [:]
    if let cells = Self.nine(core) {
      readings[.none] = cells
      guard cells.isTrimmed else { return readings }
    }
    func nine(_ part: (number: Int, rest: ArraySlice<TextSymbol>)?) -> RowCells? {
      guard let part, var cells = Self.nine(part.rest) else { return nil }
      cells.label = part.number
      return cells
    }
    readings[.left] = nine(labelled(core))
    if let right = labelled(core, atEnd: true) {
      readings[.right] = nine(right)
      if readings.isEmpty, let both = labelled(right.rest), both.number == right.number {
        readings[.left] = nine(both)
      }
    }
    return readings
  }

  /// Returns the number of the row at the start or the end of `core`, and the rest: `3`, `3.`,
  /// `C:`, `r3`.
  static func labelled(
    _ core: ArraySlice<TextSymbol>, atEnd: Bool = false
  ) -> (number: Int, rest: ArraySlice<TextSymbol>)? {
    func isEnd(_ symbol: TextSymbol) -> Bool {
      symbol.isBlank || symbol.isBar || symbol.form == .frame || symbol.byte.isOne(of: ",;:")
    }
    let token: ArraySlice<TextSymbol>
    let rest: ArraySlice<TextSymbol>
    if atEnd {
      let start = core.lastIndex(where: isEnd).map { $0 + 1 } ?? core.startIndex
      (token, rest) = (core[start...], core[..<max(core.startIndex, start - 1)].trimmedOfBlanks)
    } else {
      let inner = core.drop { $0.isBlank || $0.isBar }
      let end = inner.firstIndex(where: isEnd) ?? core.endIndex
      token = inner[..<end]
      // One separator belongs to the number; a bar may be the first of the cells.
      let isBound =
        end < core.endIndex && !core[end].isBar && !core[end].isBlank
        || end < core.endIndex && core[end].byte == 0x09
      rest = core[(isBound ? end + 1 : end)...].trimmedOfBlanks
    }
    guard !rest.isEmpty else { return nil }
    let name = token.stripped {
      $0.isBracket || $0.byte.isOne(of: ".#")
    }
    guard let first = name.first, name.count <= 3 else { return nil }
    if name.count == 1, first.form == .plain, let letter = letters.firstIndex(of: first.byte | 0x20)
    {
      return (letter + 1, rest)
    }
    let digits = name.drop { $0.byte | 0x20 == "r" }
    guard digits.allSatisfy({ $0.byte.isNumeral }), let number = Int(digits.text)
    else { return nil }
    return (number, rest)
  }

  private static let letters = Array("abcdefghi".utf8)

  /// Reads nine cells: of one character each, or between separators, or lists.
  static func nine(_ core: ArraySlice<TextSymbol>) -> RowCells? {
    let tab: UInt8 = 0x09
    if core.contains(where: { $0.byte == tab }), let cells = fields(core, at: tab) { return cells }
    // With so many separators, nothing between two of them is an empty cell.
    let isOfFields = [
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), tab,
    ]
    .contains { byte in core.count { $0.byte == byte } > 7 }
    var chunk = isOfFields ? nil : characters(core)
    if chunk?.count == 17 { chunk = cellsBetweenEmpties(core, count: 9) }
    if let chunk, chunk.count == 9 {
      return RowCells(
        sets: chunk.map { DigitSet([Digit(Int($0 & 15))].compactMap(\.self)) },
        placed: Set(chunk.indices.filter { chunk[$0] > 15 }))
    }
    let tokens = tokens(core)
    if !isOfFields, tokens.count == 9, let cells = cells(tokens) { return cells }
    if let lists = lists(core), let cells = cells(lists, maySpace: true), cells.isOfLists {
      return cells
    }
    for separator in ["|", ",", ";", "&", ":", "/"] as [Unicode.Scalar] {
      let separator = UInt8(ascii: separator)
      if let cells = fields(core, at: separator) { return cells }
    }
    return boxes(core)
  }

  /// Returns a row of digits and blanks, with a blank for an empty cell, as in GNOME Sudoku.
  static func spaced(_ line: PuzzleLine) -> RowCells? {
    var sets: [DigitSet] = []
    for scalar in PuzzleLine.text(line.bytes.prefix(64)).unicodeScalars {
      guard let (byte, form) = TextSymbol.meaning(of: scalar.value) else { continue }
      guard form == .plain, byte.isDigit || byte == 0x20 else { return nil }
      sets.append(DigitSet([byte].compactMap(\.digit)))
    }
    guard sets.count == 9, sets.contains(where: \.isEmpty), !sets.allSatisfy(\.isEmpty) else {
      return nil
    }
    return RowCells(sets: sets)
  }

  /// Reads nine fields, of which some may be empty. Separators within brackets count only there.
  private static func fields(_ core: ArraySlice<TextSymbol>, at separator: UInt8) -> RowCells? {
    guard let fields = parts(core, at: separator, count: 9) else { return nil }
    let isBounded = core.first?.isBar == true && core.last?.isBar == true
    var cells = cells(fields, maySpace: isBounded)
    let ends = core.count { $0.byte == separator }
    cells?.isTrimmed = separator != "|" && ends > 8
    return cells
  }

  /// Returns `count` fields between separators that are equally deep within brackets. One at the
  /// start and one at the end may be around them all.
  static func parts(
    _ core: ArraySlice<TextSymbol>, at separator: UInt8, count: Int
  ) -> [ArraySlice<TextSymbol>]? {
    var depth = 0
    var places: [Int: [Int]] = [:]
    for index in core.indices {
      if core[index].isOpening { depth += 1 }
      if core[index].isClosing { depth -= 1 }
      if core[index].byte == separator { places[depth, default: []].append(index) }
    }
    for (_, places) in places.sorted(by: { $0.key < $1.key }) where places.count >= count - 1 {
      var bounds = places
      if separator == "|" {
        // Double bars between boxes.
        let single = places.filter { $0 == core.startIndex || core[$0 - 1].byte != separator }
        let isDouble = places.count - single.count == 2
        if isDouble, places.count == count + (core[core.startIndex].isBar ? 3 : 1) {
          bounds = single
        }
      }
      let isFirst = core[..<bounds[0]].allSatisfy { $0.isBlank || $0.isBracket }
      let isLast = core[(bounds[bounds.count - 1] + 1)...].allSatisfy {
        $0.isBlank || $0.isBracket || $0.byte.isOne(of: ",;")
      }
      let isBar = separator == "|"
      switch bounds.count {
      case count - 1: bounds = [core.startIndex - 1] + bounds + [core.endIndex]
      case count where isLast: bounds = [core.startIndex - 1] + bounds
      case count where isFirst: bounds += [core.endIndex]
      case count + 1 where (isFirst && isLast) || isBar: break
      default: continue
      }
      return (1..<bounds.count).map { core[(bounds[$0 - 1] + 1)..<bounds[$0]] }
    }
    return nil
  }

  /// Returns nine lists with separators of their own: each in brackets or quotation marks, or
  /// between blanks.
  ///
  /// ```
  /// {2} {1,4,5} …    2 [1, 4, 5] …    "2","1,4,5",…    2 1/4/5 …
  /// ```
  private static func lists(_ core: ArraySlice<TextSymbol>) -> [ArraySlice<TextSymbol>]? {
    let enclosing = core.first { $0.isBracket || $0.isQuote }?.byte
    guard enclosing != nil else {
      let words = core.split { $0.isBlank || $0.isBar }
      return words.count == 9 ? words : nil
    }
    var lists: [ArraySlice<TextSymbol>] = []
    // All lists may be in brackets together.
    var rest = core.stripped {
      $0.isBlank || $0.byte.isOne(of: ",;")
    }
    while rest.first?.isOpening == true, rest.dropFirst().trimmed.first?.isOpening == true {
      rest = rest.dropFirst().trimmed
    }
    while rest.last?.isClosing == true, rest.dropLast().trimmed.last?.isClosing == true {
      rest = rest.dropLast().trimmed
    }
    while let first = rest.first, lists.count < 10 {
      if first.isOpening || first.isQuote {
        let inner = rest.dropFirst()
        guard
          let end = inner.firstIndex(where: {
            first.isQuote ? $0.byte == first.byte : $0.isClosing || $0.isOpening
          }), first.isQuote || inner[end].isClosing
        else { return nil }
        lists.append(rest[...end])
        rest = rest[(end + 1)...]
      } else if first.isSeparator {
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { !$0.isSeparator }
        lists.append(word)
        rest = rest[word.endIndex...]
      }
    }
    return lists.count == 9 ? lists : nil
  }

  /// Reads a row with bars around every three cells, whose empty ones may be blank.
  private static func boxes(_ core: ArraySlice<TextSymbol>) -> RowCells? {
    guard let first = core.first, let last = core.last, first.isBar, last.isBar,
      let fields = parts(core, at: UInt8(ascii: "|"), count: 3), let width = fields.first?.count,
      fields.allSatisfy({ $0.count == width })
    else { return nil }
    let places: [Int]
    switch width {
    case 3: places = [0, 1, 2]
    case 5: places = [0, 2, 4]
    case 7: places = [1, 3, 5]
    default: return nil
    }
    let hasCellsBetween = fields.contains { field in
      field.enumerated().contains { !places.contains($0.offset) && !$0.element.isBlank }
    }
    guard !hasCellsBetween else { return nil }
    return cells(
      fields.flatMap { field in
        places.map { field[field.startIndex + $0..<field.startIndex + $0 + 1] }
      })
  }

  private static func cells(
    _ fields: [ArraySlice<TextSymbol>], maySpace: Bool = false
  ) -> RowCells? {
    let values = fields.compactMap { CellToken($0, maySpace: maySpace) }
    guard values.count == fields.count else { return nil }
    return RowCells(
      sets: values.map(\.digits), placed: Set(values.indices.filter { values[$0].isPlaced }),
      isOfLists: values.contains(where: \.isList))
  }

  // MARK: Cells of one character

  static func tokens(_ core: ArraySlice<TextSymbol>) -> [ArraySlice<TextSymbol>] {
    core.split(whereSeparator: \.isSeparator)
  }

  /// Returns the cells of one character each, if there is nothing else but separators.
  static func characters(_ core: ArraySlice<TextSymbol>) -> [UInt8]? {
    var (cells, isPlaced): ([UInt8], Bool) = ([], false)
    for symbol in core {
      if symbol.form == .plain, symbol.byte == "+", !isPlaced {
        isPlaced = true
      } else if let cell = symbol.cell, !isPlaced || cell > 0 {
        cells.append(isPlaced ? cell + 16 : cell)
        isPlaced = false
      } else if !symbol.isSeparator || isPlaced {
        return nil
      }
    }
    return isPlaced ? nil : cells
  }

  /// Returns `count` cells if one of the signs for empty cells separates groups of equal length
  /// instead: `530070000.600195000.098…` or `5-3-0-0-…`.
  static func cellsBetweenEmpties(_ core: ArraySlice<TextSymbol>, count: Int) -> [UInt8]? {
    let symbols = core.filter { $0.cell != nil }
    for sign in Set(symbols.lazy.filter { $0.cell == 0 }.map(\.byte)).sorted() {
      let groups = symbols.split { $0.byte == sign }
      guard groups.count > 1, groups.reduce(0, { $0 + $1.count }) == count,
        symbols.count - count <= groups.count, groups.allSatisfy({ $0.count == groups[0].count })
      else { continue }
      return groups.joined().map { $0.cell ?? 0 }
    }
    return nil
  }
}

extension ArraySlice<TextSymbol> {
  /// The symbols without spaces at the ends; tabs stay.
  fileprivate var trimmedOfBlanks: ArraySlice<TextSymbol> { stripped { $0.byte == 0x20 } }
}
