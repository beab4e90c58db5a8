/// Tells text in UTF-8 from what is none.
enum TextEncoding {
  /// What to say where `line` is no text in UTF-8 or ASCII; nil where it may be.
  static func complaint(about line: PuzzleLine) -> PuzzleTextError? {
    if line.number == 1, let kind = kinds.first(where: { line.bytes.starts(with: $0.start) }) {
      return PuzzleTextError(
        format: nil, line: 1, found: "\(kind.name), which is no text", expected: "text in UTF-8",
        advice: kind.advice)
    }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    let isMarked = line.number == 1 && marks.contains { line.bytes.starts(with: $0) }
    guard isMarked || line.bytes.contains(0) else { return nil }
    guard isMarked || hasZerosInTurn(line.bytes) else {
      return PuzzleTextError(
        format: nil, line: line.number, found: "a zero byte", expected: "text in UTF-8",
        advice: "this is no text")
    }
    return PuzzleTextError(
      format: nil, line: line.number, column: isMarked ? 1 : nil, found: "text in UTF-16",
      expected: "text in UTF-8",
      advice: "'iconv -f UTF-16 -t UTF-8 FILE' turns the one into the other")
  }

  /// Whether every other byte is zero, as in ASCII written as UTF-16.
  private static func hasZerosInTurn(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count > 3 else { return false }
    return [0, 1].contains { order in
      zip(bytes, 0...).allSatisfy { byte, index in (byte == 0) == (index % 2 == order) }
    }
  }

  /// What other files begin with.
  private static let kinds: [(start: [UInt8], name: String, advice: String?)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", nil),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture", nil),
    ([0x25, 0x50, 0x44, 0x46, 0x2D], "a PDF document", nil),
    ([0x1F, 0x8B], "a gzip archive", "'gunzip -c FILE' unpacks it"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive", "unpack it first"),
    ([0x42, 0x5A, 0x68], "a bzip2 archive", "'bunzip2 -c FILE' unpacks it"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive", "'xz -dc FILE' unpacks it"),
  ]
}
