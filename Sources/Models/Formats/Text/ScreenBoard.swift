import Sudoku

/// A board copied off a screen, with numbers or letters above its columns and beside its rows. They
/// show where the cells are, so that empty ones may be blank, and words may stand beside the board.
///
/// ```
///     1     2     3       4  …                 A   B   C
/// 1▐  5  ▌  3  ▌     ▌ ▐     ▌  1  ●●●···    1 5 |   |   | …
///  ▐     ▌     ▌₁₂ ₄ ▌ ▐     ▌  2  ●●●···      ---+---+---
/// ```
struct ScreenBoard: Sendable {
  /// The lines from the one with the numbers of columns.
  private(set) var lines: [PuzzleLine]
  /// The columns of the nine cells in a line.
  private let columns: [Int]
  /// The symbols of the lines.
  private var texts: [[TextSymbol]]
  /// The indices of the lines with a row's number.
  private var rows: [Int] = []
  /// The column of the numbers of rows.
  private var labels = 0

  /// `true` if all rows are there, so that the lines are a board, whatever is in it.
  var hasRows: Bool { rows.count == 9 }

  /// Begins a board with `line` if it has the numbers or letters of nine columns.
  init?(_ line: PuzzleLine) {
    guard line.bytes.count <= 1024 else { return nil }
    let symbols = line.symbols
    guard let columns = Self.columns(in: symbols) else { return nil }
    self.columns = columns
    lines = [line]
    texts = [symbols]
  }

  private static func columns(in symbols: [TextSymbol]) -> [Int]? {
    for names in ["123456789", "ABCDEFGHI", "abcdefghi"] {
      var rest = Array(names.utf8)[...]
      var columns: [Int] = []
      for symbol in symbols where !rest.isEmpty {
        if symbol.form == .plain, symbol.byte == rest.first {
          guard columns.last.map({ symbol.column - $0 > 1 }) ?? true else { break }
          columns.append(symbol.column)
          rest = rest.dropFirst()
        } else if !symbol.isSeparator, symbol.form != .block,
          symbol.byte != "-", symbol.byte != "+"
        {
          break
        }
      }
      if rest.isEmpty { return columns }
    }
    return nil
  }

  /// The state of the board after another line.
  enum Progress: Sendable {
    case goesOn
    /// The board is complete.
    case ended(PuzzleReading)
    /// It isn't a board: the lines are to be read in another way.
    case failed
  }

  /// Adds the next line, blank or not.
  mutating func add(_ line: PuzzleLine) -> Progress {
    let symbols = line.bytes.count <= 1024 ? line.symbols : []
    lines.append(line)
    texts.append(symbols)
    if rows.count < 9, let label = labelColumn(in: symbols), rows.isEmpty || label == labels {
      labels = label
      rows.append(texts.count - 1)
    } else if rows.isEmpty ? texts.count > 6 : texts.count - rows[rows.count - 1] > 6 {
      return .failed
    }
    guard rows.count == 9, texts.count > rows[8] + below else { return .goesOn }
    return end()
  }

  /// Returns the column of the next row's number or letter, left of the cells.
  private func labelColumn(in symbols: [TextSymbol]) -> Int? {
    let number = UInt8(rows.count)
    for (index, symbol) in symbols.enumerated() where symbol.column < columns[0] {
      let isNext =
        symbol.byte == UInt8(ascii: "1") + number
        || symbol.byte | 0x20 == UInt8(ascii: "a") + number
      if symbol.form == .plain, isNext, index == 0 || symbols[index - 1].isSeparator,
        symbols.dropFirst(index + 1).first?.isSeparator ?? true, columns[0] - symbol.column < 12
      {
        return symbol.column
      }
    }
    return nil
  }

  private var height: Int {
    zip(rows, rows.dropFirst()).map { $1 - $0 }.min() ?? 1
  }

  private var above: Int { (height - 1) / 2 }
  private var below: Int { height - 1 - above }

  /// Ends the board with its last line.
  func end() -> Progress {
    guard rows.count == 9, areDigitsInCells else { return .failed }
    var contents: [Content] = []
    for cell in Cell.all {
      guard let content = content(of: cell) else { return .failed }
      contents.append(content)
    }
    if contents.contains(where: \.isDrawn) {
      return .ended(.failure(error(.drawnDigits, .digitsAsText)))
    }
    // A frame or a rule between rows may be read in another way, with lists in the cells.
    let hasNotes = contents.contains { $0.value == nil && !$0.notes.isEmpty }
    if hasNotes, height == 1, !contents.contains(where: \.hasSmall) { return .failed }
    if hasNotes, contents.contains(where: { isDoubtful($0, among: contents) }) {
      return .ended(.failure(failure))
    }
    var entry = PuzzleEntry(origin: PuzzleOrigin(format: .sdk, line: lines[0].number))
    for cell in Cell.all { entry.givens[cell] = contents[cell.index].value }
    if hasNotes {
      entry.notes = CellNotes { contents[$0.index].value == nil ? contents[$0.index].notes : .none }
    }
    return .ended(.success(entry))
  }

  /// The error for a board that can't be read in any way.
  var failure: PuzzleTextError { error(.notesLikeDigits, .notesApart) }

  private func error(
    _ found: PuzzleTextError.Found, _ expected: PuzzleTextError.Expected
  ) -> PuzzleTextError {
    PuzzleTextError(
      format: nil, line: lines[rows[0]].number, found: found, expected: expected,
      advice: .copyFromShare)
  }

  /// The contents of a cell.
  private struct Content {
    /// The only digit, in the middle.
    var value: Digit?
    var notes = DigitSet.none
    /// The digit of a note in the middle, if the value is elsewhere.
    var middle: Digit?
    var isMiddleSmall = false
    var hasSmall = false
    var isDrawn = false
  }

  /// The columns left and right of a cell's middle that belong to it.
  private var reach: Int {
    ((zip(columns, columns.dropFirst()).map { $1 - $0 }.min() ?? 1) - 1) / 2
  }

  /// `true` if the digits of the rows are below the numbers of columns.
  private var areDigitsInCells: Bool {
    let reach = reach
    return rows.allSatisfy { row in
      texts[row].allSatisfy { symbol in
        !symbol.byte.isDigit || symbol.column <= labels || symbol.column > columns[8] + reach
          || columns.contains { abs($0 - symbol.column) <= reach }
      }
    }
  }

  /// Returns `nil` if there is something in the cell that is neither a value nor notes.
  private func content(of cell: Cell) -> Content? {
    let column = columns[cell.column]
    let reach = reach
    let row = rows[cell.row]
    var content = Content()
    for y in (row - above)...(row + below) where texts.indices.contains(y) {
      for symbol in texts[y] where abs(symbol.column - column) <= reach {
        let isMiddle = y == row && symbol.column == column
        if symbol.form == .block { content.isDrawn = true }
        if let digit = symbol.byte.digit, symbol.form == .plain || symbol.form == .small {
          content.notes.insert(digit)
          content.hasSmall = content.hasSmall || symbol.form == .small
          if isMiddle {
            content.middle = digit
            content.isMiddleSmall = symbol.form == .small
          }
        } else if isMiddle, symbol.isLetter, symbol.cell == nil {
          return nil
        }
      }
    }
    if content.notes.count == 1, let middle = content.middle, !content.isMiddleSmall {
      content.value = middle
    }
    return content
  }

  /// Returns `true` if the value of a cell may as well be its only note, which is then in the
  /// middle.
  private func isDoubtful(_ content: Content, among contents: [Content]) -> Bool {
    guard let value = content.value else { return false }
    let inMiddle = contents.filter { $0.value == nil && $0.middle != nil }
    // Some other note, or the same one but small, has the middle.
    return !inMiddle.contains { $0.isMiddleSmall || $0.middle != value }
      || inMiddle.contains { $0.middle == value && !$0.isMiddleSmall }
  }
}
