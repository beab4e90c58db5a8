/// Tells text in UTF-8 from what is none.
enum TextEncoding {
  /// What to say where `line` is no text in UTF-8 or ASCII; nil where it may be.
  static func complaint(about line: PuzzleLine) -> PuzzleTextError? {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    let isMarked = line.number == 1 && marks.contains { line.bytes.starts(with: $0) }
    guard isMarked || line.bytes.contains(0) else { return nil }
    return PuzzleTextError(
      format: nil, line: line.number, column: isMarked ? 1 : nil,
      found: isMarked ? "text in UTF-16" : "a zero byte", expected: "text in UTF-8",
      advice: "'iconv -f UTF-16 -t UTF-8 FILE' turns the one into the other")
  }
}
