import Sudoku

/// The possible readings of a line in a grid: its cells are tokens, whatever is between them is
/// structure.
///
/// ```
/// 4.....8.5      |.3.|4..|...|      | 1567 3 1567 | 4 12579 179 | 15 8 2 |      u5 3 124 …
/// {4, 0, 0, …},  4.0,nan,…          3 | . 2 . | …  (with a row number)        Row 3: . 2 . …
/// ```
struct GridRow: Sendable {
  let line: Int
  /// The ways to read it as nine cells.
  var readings: [RowCells.Label: RowCells] = [:]
  /// The cells, if the line has nothing but cells of one character and separators: 0 for an empty
  /// one, and 16 more for one that the player has placed.
  var chunk: [UInt8]?
  /// The number of cells, and the largest value in one, for grids of other sizes.
  var size: (cells: Int, largest: Int)?
  var failure: PuzzleTextError?
  /// `true` if there are bars between cells.
  var hasBars = false
  /// `true` if words beside the cells were left out.
  var isCut = false
  /// `true` if the cells are the numbers of columns, 1 to 9 or 0 to 8.
  var isHeading = false
  /// `true` if there are only bars: a row of empty cells, or the upper or lower part of a row.
  var isBlank = false
  /// `true` if there is a digit.
  var hasDigits = true
  /// The numbers of characters between blanks.
  var widths: [Int] = []

  /// The role of a line.
  enum Role: Sendable {
    /// A rule between boxes, the frame, or nothing but separators.
    case border
    /// The numbers or letters of columns.
    case heading
    /// Cells, or something that was meant to be cells.
    case row(GridRow)
    case words
  }

  /// The longest line that is looked at, in bytes. A row of numbers with 18 decimals has 225.
  static let longest = 1 << 14

  /// Returns the role of `line` in a grid.
  static func role(of line: PuzzleLine) -> Role {
    guard line.bytes.count <= longest else { return .words }
    let raw = line.symbols
    if isRule(raw) { return .border }
    let symbols = withoutNegatives(withoutNulls(raw))
    guard let first = symbols.first else { return .words }
    if symbols.allSatisfy({ $0.isSeparator || $0.form == .block }) {
      guard let cells = RowCells.nine(symbols[...]) else { return .border }
      let hasBars = symbols.contains(where: \.isBar)
      var row = GridRow(line: line.number, readings: [.none: cells], hasBars: hasBars)
      row.isBlank = hasBars
      return .row(row)
    }
    if isHeading(symbols[...]) { return .heading }
    if first.byte.isOne(of: "#%"), !isMarked(symbols) { return .words }
    return row(symbols, line)
  }

  /// Returns `true` if the number sign at the start marks a list of candidates.
  private static func isMarked(_ symbols: [TextSymbol]) -> Bool {
    symbols.count > 1 && symbols[1].byte.isDigit && RowCells.tokens(symbols[...]).count == 9
  }

  private static func row(_ symbols: [TextSymbol], _ line: PuzzleLine) -> Role {
    var row = GridRow(line: line.number)
    row.hasBars = symbols.contains(where: \.isBar)
    row.hasDigits = symbols.contains(where: \.byte.isDigit)
    row.widths = line.widths
    if let spaced = RowCells.spaced(line) {
      row.readings = [.none: spaced]
      return .row(row)
    }
    if let framed = framed(symbols) {
      (row.readings, row.isCut) = ([.none: framed], true)
      return .row(row)
    }
    let cores = cores(of: symbols)
    row.isCut = cores.count > 1
    for (number, core) in cores.enumerated() where number == 0 || isRegular(core) {
      if row.readings[.none] == nil {
        let readings = RowCells.readings(of: core)
        if row.readings.isEmpty, !readings.isEmpty { row.isCut = number > 0 }
        row.readings.merge(readings) { first, _ in first }
      }
      let chunk = chunk(of: core)
      if number == 0 || chunk?.count == 81 { row.chunk = chunk }
      if number == 0 { row.size = size(of: core) }
      guard row.chunk?.count != 81 else { break }
      // Groups of cells in a line may look like lists.
      guard row.readings[.none].map(\.isOfLists) ?? true else { break }
    }
    if let only = row.readings[.none], !only.isOfLists {
      let digits = only.sets.map { $0.only?.rawValue ?? 0 }
      row.isHeading = digits == Array(1...9) || digits == Array(0...8)
    }
    if row.readings.isEmpty, row.chunk?.count != 81, let cells = grouped(symbols[...]) {
      row.chunk = cells
    }
    if row.readings.isEmpty, row.chunk?.count != 81 {
      row.failure = complaint(symbols[...], row, line)
      // One long word of cells was meant to be a puzzle, whatever letter is among them.
      if row.failure?.format == .line { row.isCut = false }
      guard row.failure != nil || row.size != nil && !symbols.contains(where: \.isWordy)
      else { return .words }
    }
    return .row(row)
  }

  /// Returns the cells between the bars of a row with a frame, if there is text at its left or
  /// right. That belongs to the screen around the board, whatever digits it has.
  private static func framed(_ symbols: [TextSymbol]) -> RowCells? {
    let bars = symbols.indices.filter { symbols[$0].isBar }
    guard bars.count == 4 || bars.count == 10, let first = bars.first, let last = bars.last,
      first > 0 || last < symbols.count - 1
    else { return nil }
    return RowCells.nine(symbols[first...last])
  }

  /// Returns 81 cells in adjacent groups of 27, 9 or 3. Other text may surround them.
  private static func grouped(_ symbols: ArraySlice<TextSymbol>) -> [UInt8]? {
    let tokens = RowCells.tokens(symbols)
    for length in [27, 9, 3] {
      let groups = tokens.indices.filter { index in
        tokens[index].count == length && tokens[index].allSatisfy { $0.cell != nil }
      }
      guard groups.count == 81 / length, let first = groups.first, let last = groups.last,
        last - first == groups.count - 1
      else { continue }
      let cells = groups.flatMap { tokens[$0].map { $0.cell ?? 0 } }
      return SukakuLine.areInOrder(cells) ? nil : cells
    }
    return nil
  }

  private static func isRegular(_ core: ArraySlice<TextSymbol>) -> Bool {
    let tokens = RowCells.tokens(core)
    return tokens.count > 8 || Set(tokens.dropFirst().map(\.count)).count < 2
  }

  // MARK: Parts of a line

  /// Returns `true` if `bytes` are a rule or a frame: a run of at least three dashes and no digit.
  /// Nine dashes alone are a row of empty cells, 81 an empty grid.
  static func isBorder(_ bytes: ArraySlice<UInt8>) -> Bool {
    isRule(PuzzleLine(bytes: bytes, number: 1).symbols)
  }

  private static func isRule(_ symbols: [TextSymbol]) -> Bool {
    isRuleAlone(symbols) || hasRule(symbols)
  }

  /// Returns `true` if a rule of a frame is among other text, after or before two blanks.
  private static func hasRule(_ symbols: [TextSymbol]) -> Bool {
    let corners = symbols.indices.filter {
      symbols[$0].byte == "+" || symbols[$0].form == .frame && !symbols[$0].isBlank
    }
    guard let first = corners.first, let last = corners.last, last - first > 9,
      first == 0 || symbols[first - 1].isBlank,
      last == symbols.count - 1 || symbols[last + 1].isBlank
    else { return false }
    let rule = symbols[first...last]
    return rule.allSatisfy { $0.form == .frame || $0.byte.isOne(of: "+-=") }
      && rule.count { $0.byte.isOne(of: "-=") } * 2 > rule.count
  }

  private static func isRuleAlone(_ symbols: [TextSymbol]) -> Bool {
    var (run, longest, isDrawn) = (0, 0, false)
    for (index, symbol) in symbols.enumerated() {
      if symbol.byte.isDigit { return false }
      let isDash = symbol.byte.isOne(of: "-=")
      run = isDash ? run + 1 : 0
      longest = max(longest, run)
      isDrawn = isDrawn || symbol.form == .frame
      let isPart = symbol.cell == 0 || symbol.isSeparator || symbol.byte == "+"
      guard isPart else {
        // Words beside a frame.
        let isFrame = isDrawn || symbols[0].byte == "+"
        return isFrame && longest >= 3 && !symbols[index - 1].isLetter && symbol.isLetter
          && symbols[..<index].contains { $0.isBlank }
      }
    }
    if isDrawn, !symbols.contains(where: { $0.form == .plain && $0.cell == 0 && !$0.isBar }) {
      return longest >= 1 && !symbols.contains { $0.isBlank } || longest >= 3
    }
    return longest >= 3 && ((longest != 9 && longest != 81) || longest != symbols.count)
  }

  /// The words that programs print for an empty cell.
  private static let nulls: Set<String> = [
    "nan", "none", "null", "nil", "na", "empty", "undefined", "nbsp",
  ]

  /// Returns `symbols` with a dot for each word that means an empty cell.
  private static func withoutNulls(_ symbols: [TextSymbol]) -> [TextSymbol] {
    guard symbols.contains(where: \.isLetter) else { return symbols }
    var result: [TextSymbol] = []
    var rest = symbols[...]
    while let symbol = rest.first {
      let word = rest.prefix(while: \.isLetter)
      if word.count > 1, nulls.contains(word.text.lowercased()) {
        if result.last?.byte == "&", rest.dropFirst(word.count).first?.byte == ";" {
          result.removeLast()
          rest = rest.dropFirst()
        }
        var dot = symbol
        dot.byte = UInt8(ascii: ".")
        result.append(dot)
      } else {
        result += word.isEmpty ? rest.prefix(1) : word
      }
      rest = rest.dropFirst(max(1, word.count))
    }
    return result
  }

  /// Returns `symbols` with a dot for each -1, which programs write for an empty cell, unless there
  /// are lists of digits.
  private static func withoutNegatives(_ symbols: [TextSymbol]) -> [TextSymbol] {
    guard symbols.contains(where: { $0.byte == "-" }) else { return symbols }
    let tokens = RowCells.tokens(symbols[...])
    guard !tokens.contains(where: { $0.count(where: \.byte.isDigit) > 1 }) else { return symbols }
    let negatives = tokens.filter { token in
      token.prefix(2).text == "-1" && token.dropFirst(2).allSatisfy { $0.byte.isOne(of: ".0") }
    }
    var result = symbols
    for token in negatives {
      for index in token.indices { result[index].byte = 0x20 }
      result[token.startIndex].byte = UInt8(ascii: ".")
    }
    return result
  }

  /// Returns the parts of a line that may be its cells: all of it, or the longest part between
  /// words, with or without a number before it.
  private static func cores(of symbols: [TextSymbol]) -> [ArraySlice<TextSymbol>] {
    func isWord(_ index: Int) -> Bool {
      guard symbols[index].isWordy else { return false }
      return symbols[index].form == .other || index > 0 && symbols[index - 1].isLetter
        || index + 1 < symbols.count && symbols[index + 1].isLetter
    }
    let words = symbols.indices.filter(isWord)
    let starts = [-1] + words
    let parts = zip(starts, words + [symbols.count]).map { symbols[($0 + 1)..<$1] }
    var core =
      parts.max { $0.count { $0.cell != nil } < $1.count { $0.cell != nil } } ?? symbols[...]
    if let equals = core.lastIndex(where: { $0.byte == "=" }),
      core[(equals + 1)...].contains(where: { $0.cell != nil })
    {
      core = core[(equals + 1)...]
    }
    guard core.count < symbols.count else { return [symbols[...]] }
    let end = core.stripped { $0.cell == nil && !$0.isFieldEnd }.endIndex
    core = core[..<max(end, core.startIndex)].trimmed
    var cores = [symbols[...], core]
    if !core.isEmpty { cores += beforeGaps(core) }
    if let labelled = RowCells.labelled(core) { cores.append(labelled.rest) }
    return cores
  }

  /// Returns what is before the gaps of two blanks or more, the longest first.
  private static func beforeGaps(_ symbols: ArraySlice<TextSymbol>) -> [ArraySlice<TextSymbol>] {
    var cores: [ArraySlice<TextSymbol>] = []
    var index = symbols.endIndex - 1
    while index > symbols.startIndex + 1, cores.count < 8 {
      if symbols[index].isBlank, symbols[index - 1].isBlank {
        let before = symbols[..<index].trimmed
        cores.append(before)
        index = before.endIndex
      }
      index -= 1
    }
    return cores
  }

  // MARK: Any number of cells

  /// Returns the cells of a line, unless it looks like lists of candidates.
  private static func chunk(of core: ArraySlice<TextSymbol>) -> [UInt8]? {
    for separator in [0x09, UInt8(ascii: "|"), UInt8(ascii: ","), UInt8(ascii: ";")] {
      guard let fields = RowCells.parts(core, at: separator, count: 81) else { continue }
      let values = fields.compactMap { CellToken($0) }
      guard values.count == 81, !values.contains(where: \.isList) else { continue }
      return values.map { UInt8($0.digits.only?.rawValue ?? 0) + ($0.isPlaced ? 16 : 0) }
    }
    let tokens = RowCells.tokens(core)
    let values = tokens.map { CellToken($0) }
    if tokens.count > 1, values.allSatisfy({ $0?.isList == false }),
      zip(tokens, values).contains(where: { $0.count > 2 && $1?.isDecimal == true })
        || values.allSatisfy({ $0?.isDecimal == true })
    {
      return values.map { UInt8($0?.digits.only?.rawValue ?? 0) }
    }
    let areLists =
      tokens.count > 1 && tokens.contains { $0.count > 1 }
      && tokens.allSatisfy { token in
        // Digits in order, perhaps with a dash between any two.
        let parts = token.split(omittingEmptySubsequences: false) { $0.byte == "-" }
        let digits =
          parts.count > 1 && parts.allSatisfy { $0.count == 1 }
          ? parts.joined().map(\.self) : Array(token)
        return digits.allSatisfy(\.byte.isDigit)
          && zip(digits, digits.dropFirst()).allSatisfy { $0.byte < $1.byte }
      }
    guard !areLists, let cells = RowCells.characters(core) else { return nil }
    return cells.count > 81 ? RowCells.cellsBetweenEmpties(core, count: 81) ?? cells : cells
  }

  /// Returns the number of cells and the largest value, where numbers have up to two digits and
  /// letters continue from 10.
  private static func size(of core: ArraySlice<TextSymbol>) -> (cells: Int, largest: Int)? {
    func value(_ symbol: TextSymbol) -> Int? {
      if let cell = symbol.cell { return Int(cell) }
      guard symbol.form == .plain, symbol.isLetter else { return nil }
      return Int(symbol.byte | 0x20) - 0x61 + 10
    }
    let tokens = RowCells.tokens(core)
    let bars = core.count(where: \.isBar)
    if bars > 4, core.first?.isBar == true, core.last?.isBar == true, tokens.count < bars,
      tokens.allSatisfy({ $0.count == 1 })
    {
      return (bars - 1, tokens.compactMap { $0.first.flatMap(value) }.max() ?? 0)
    }
    let numbers = tokens.compactMap { token -> Int? in
      if token.count == 1, let first = token.first { return value(first) }
      return token.count == 2 && token.allSatisfy { $0.form == .plain } ? Int(token.text) : nil
    }
    if numbers.count == tokens.count, numbers.count > 1 {
      return (numbers.count, numbers.max() ?? 0)
    }
    let values = core.filter { !$0.isSeparator }.map(value)
    let known = values.compactMap(\.self)
    guard known.count == values.count, !known.isEmpty else { return nil }
    return (known.count, known.max() ?? 0)
  }

  /// Returns `true` if there are nine numbers or letters of columns, and not a row of cells.
  private static func isHeading(_ core: ArraySlice<TextSymbol>) -> Bool {
    let tokens = RowCells.tokens(core)
    guard tokens.count == 9 else { return false }
    let names = tokens.map { String($0.text.lowercased().drop(while: "col".contains)) }
    if names == ["a", "b", "", "d", "e", "f", "g", "h", "i"] { return true }
    return tokens.allSatisfy { $0.first?.isLetter == true }
      && (names == (1...9).map(String.init) || names == (0...8).map(String.init))
  }

  // MARK: Complaints

  /// Returns the error for a line that was meant to be cells, or `nil` if it doesn't look like
  /// that.
  private static func complaint(
    _ symbols: ArraySlice<TextSymbol>, _ row: GridRow, _ line: PuzzleLine
  ) -> PuzzleTextError? {
    let word = symbols.prefix { !$0.isSeparator || $0.byte == ":" }
    let wordCells = word.count { $0.cell != nil }
    if word.count >= 20, wordCells * 5 >= word.count * 4 {
      if let bad = word.first(where: { $0.cell == nil }) {
        return line.error(at: bad.index, expected: .cell, format: .line)
      }
      if word.count == symbols.count || symbols[word.endIndex].isBlank == false {
        return line.error(found: .cells(wordCells), expected: .cellsInLine, format: .line)
      }
    }
    if symbols.count == 9, let bad = symbols.first(where: { $0.cell == nil }), !bad.isBlank,
      symbols.count(where: { $0.cell != nil }) == 8
    {
      return line.error(at: bad.index, expected: .cell)
    }
    let marks = symbols.filter { !$0.isSeparator }
    let cells = marks.count { $0.cell != nil }
    guard cells >= 4, cells * 4 >= marks.count * 3 else { return nil }
    let lists = RowCells.tokens(symbols)
    let invalid =
      marks.first {
        $0.cell == nil && (!$0.isMarkup || cells == 81 && lists.count != 81) && $0.form != .small
      } ?? lists.lazy.compactMap(CellToken.letter).first
    if let invalid { return line.error(at: invalid.index, expected: .cell) }
    let isOfLists = lists.count > 3 && lists.contains { $0.count > 1 } && row.chunk == nil
    let count = isOfLists ? lists.count : row.chunk?.count ?? cells
    return line.error(
      found: .cells(count), expected: count >= 20 ? .cellsInLine : .cellsInRowOrLine)
  }
}
