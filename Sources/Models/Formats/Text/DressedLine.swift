import Sudoku

/// Strips what forums, web pages, word processors and spreadsheets put around and between the cells of a
/// line.
///
/// ```
/// [code]   <pre>   > |4..|…   ４　．　８   5 3 ? ? 7 …   "5","3","",…   // found on a train
/// ```
///
/// Text removed before the cells becomes blanks, so that columns in errors stay right.
enum DressedLine {
  /// Returns `line` without tags, marks of quotation, remarks and wide characters.
  static func undressed(_ line: PuzzleLine) -> PuzzleLine {
    guard line.bytes.contains(where: isDress) else { return line }
    var bytes = dotted(narrowed(line.bytes))
    removeTags(from: &bytes, UInt8(ascii: "["), UInt8(ascii: "]"))
    removeTags(from: &bytes, UInt8(ascii: "<"), UInt8(ascii: ">"))
    removeQuotes(from: &bytes)
    if let first = bytes.firstIndex(where: { !$0.isBlank }) { removeStart(at: first, from: &bytes) }
    if isOfCells(bytes) {
      for index in bytes.indices where bytes[index] == UInt8(ascii: "?") {
        bytes[index] = UInt8(ascii: ".")
      }
      if let cells = spacedCells(in: bytes) { bytes = cells }
    }
    return PuzzleLine(bytes: bytes[...], number: line.number)
  }

  /// Returns `true` for bytes that may have to go. Most lines have none and stay as they are.
  private static func isDress(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "`"), UInt8(ascii: "?"),
      UInt8(ascii: "/"), UInt8(ascii: ";"), UInt8(ascii: " "), UInt8(ascii: ","), 0xC2, 0xE2, 0xE3,
      0xEF:
      true
    default: false
    }
  }

  /// Returns `bytes` with full-width digits, dots and question marks as ASCII, and the blanks of
  /// word processors as blanks.
  private static func narrowed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return Array(bytes) }
    var result: [UInt8] = []
    for scalar in PuzzleLine.text(bytes).unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: result.append(UInt8(scalar.value - 0xFF01 + 0x21))
      case 0xA0, 0x3000: result.append(0x20)
      default: result += Array(String(scalar).utf8)
      }
    }
    return result
  }

  /// Returns `bytes` with `·` and `•` as dots, in a line of cells.
  private static func dotted(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    var (result, cells): ([UInt8], Int) = ([], 0)
    for scalar in PuzzleLine.text(bytes[...]).unicodeScalars {
      switch scalar.value {
      case 0xB7, 0x2022:
        result.append(UInt8(ascii: "."))
        cells += 1
      case 0x2500...0x257F: result += Array(String(scalar).utf8)
      case 0x80...: return bytes
      default:
        let byte = UInt8(scalar.value)
        guard isOfCells([byte]) else { return bytes }
        if CellText.digit(byte) != nil { cells += 1 }
        result.append(byte)
      }
    }
    return cells >= 9 ? result : bytes
  }

  /// The tags of forums and web pages that may stand around a puzzle.
  private static let tags: Set<String> = [
    "code", "pre", "tt", "quote", "spoiler", "hidden", "hide", "font", "size", "color", "b", "i",
    "u", "center", "p", "br", "div",
  ]

  /// Blanks out tags between `opening` and `closing`: `[code]`, `[/size]`, `[color=red]`, `<pre>`.
  private static func removeTags(
    from bytes: inout [UInt8], _ opening: UInt8, _ closing: UInt8
  ) {
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: opening),
      let close = bytes[open...].firstIndex(of: closing)
    {
      let inside = PuzzleLine.text(bytes[open + 1..<close])
      let name = inside.drop { $0 == "/" }.prefix { $0 != "=" && $0 != " " }.lowercased()
      if tags.contains(name) { bytes.blank(open...close) }
      start = close + 1
    }
  }

  /// Blanks out the quotation marks around the fields of a table, if there is nothing but cells in them.
  private static func removeQuotes(from bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard bytes.contains(quote), isOfCells(bytes.filter { $0 != quote }) else { return }
    for index in bytes.indices where bytes[index] == quote { bytes[index] = 0x20 }
  }

  /// Removes a mark of quotation at `first`, or the whole line where it is a fence of code or a
  /// comment.
  private static func removeStart(at first: Int, from bytes: inout [UInt8]) {
    let line = bytes[first...]
    let isRemark = line.begins(with: "; ") && (line.dropFirst(2).first.map(isLetter) ?? true)
    if line.begins(with: "```") || line.begins(with: "//") || isRemark {
      bytes.blank(bytes.startIndex...bytes.endIndex - 1)
    } else if line.begins(with: "> ") {
      bytes.blank(first...first)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Returns `true` if there are only cells, question marks, and what stands between cells.
  private static func isOfCells(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy {
      switch $0 {
      case UInt8(ascii: "?"), UInt8(ascii: "|"), UInt8(ascii: ","), UInt8(ascii: ";"),
        UInt8(ascii: "+"), UInt8(ascii: "="):
        true
      default: $0.isBlank || CellText.digit($0) != nil
      }
    }
  }

  /// Returns the 81 cells of a line that has nothing else but one separator between each two.
  private static func spacedCells(in bytes: [UInt8]) -> [UInt8]? {
    let cells = bytes[...].trimmed
    let isSpaced = cells.allSatisfy {
      $0.isBlank || $0 == UInt8(ascii: ",") || CellText.digit($0) != nil
    }
    let alone = cells.filter { CellText.digit($0) != nil }
    guard isSpaced, alone.count == 81, cells.count > 81 else { return nil }
    let runs = cells.split { CellText.digit($0) == nil }
    return runs.count == 81 ? alone : nil
  }
}

extension [UInt8] {
  fileprivate mutating func blank(_ range: ClosedRange<Int>) {
    for index in range { self[index] = 0x20 }
  }
}
