import Sudoku

/// Strips what forums, web pages and mail put around the cells of a line: tags, fences of code,
/// marks of quotation and remarks. Blanks take its place, so that columns in errors stay right.
enum DressedLine {
  /// Returns `line` without tags, marks of quotation, remarks and wide characters.
  static func undressed(_ line: PuzzleLine) -> PuzzleLine {
    // Most lines have none of these.
    guard line.bytes.contains(where: { $0.isOne(of: "[<>`/;") }) else { return line }
    var bytes = Array(line.bytes)
    removeTags(from: &bytes, UInt8(ascii: "["), UInt8(ascii: "]"))
    removeTags(from: &bytes, UInt8(ascii: "<"), UInt8(ascii: ">"))
    while let first = bytes.firstIndex(where: { !$0.isBlank }), removeStart(at: first, from: &bytes)
    {}
    return PuzzleLine(bytes: bytes[...], number: line.number)
  }

  /// The tags of forums and web pages that may surround a puzzle.
  private static let tags: Set<String> = [
    "code", "pre", "tt", "quote", "spoiler", "hidden", "hide", "font", "size", "color", "b", "i",
    "u", "center", "p", "br", "div",
  ]

  /// Blanks out tags between `opening` and `closing`: `[code]`, `[/size]`, `[color=red]`, `<pre>`.
  private static func removeTags(from bytes: inout [UInt8], _ opening: UInt8, _ closing: UInt8) {
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

  /// Removes a mark of quotation at `first`, or the whole line if it is a fence of code or a
  /// comment. Returns `true` if there may be more such marks.
  private static func removeStart(at first: Int, from bytes: inout [UInt8]) -> Bool {
    let line = bytes[first...]
    let isRemark =
      line.begins(with: "; ")
      && (line.dropFirst(2).first.map { $0 >= 0x80 || $0.isASCIILetter } ?? true)
    if line.begins(with: "```") || line.begins(with: "//") || isRemark {
      bytes.blank(bytes.startIndex...bytes.endIndex - 1)
    } else if line.begins(with: ">"),
      line.dropFirst().first.map({ $0.isBlank || $0 == line.first }) ?? true
    {
      bytes.blank(first...first)
      return true
    }
    return false
  }
}

extension [UInt8] {
  fileprivate mutating func blank(_ range: ClosedRange<Int>) {
    for index in range { self[index] = 0x20 }
  }
}
