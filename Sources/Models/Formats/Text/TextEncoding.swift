/// Tells text in UTF-8 from what is none.
enum TextEncoding {
  /// What to say where `line` is no text in UTF-8 or ASCII; nil where it may be.
  static func complaint(about line: PuzzleLine) -> PuzzleTextError? {
    if line.number == 1, let kind = kinds.first(where: { $0.begins(line.bytes) }) {
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

  /// Something that is no text, told by its first bytes.
  private struct Kind {
    /// Nil for a byte that may be any.
    let start: [UInt8?]
    let name: String
    let advice: String?

    /// Whether `bytes` are the beginning of such a file.
    func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
      bytes.count >= start.count && zip(bytes, start).allSatisfy { $1 == nil || $0 == $1 }
    }

    static func picture(_ start: [UInt8?], _ name: String) -> Kind {
      Kind(start: start, name: name, advice: "'ultimate-sudoku read FILE' reads pictures")
    }
  }

  /// What other files begin with.
  private static let kinds = pictures + others

  private static let others = [
    Kind(start: [0x25, 0x50, 0x44, 0x46, 0x2D], name: "a PDF document", advice: nil),
    Kind(start: [0x1F, 0x8B], name: "a gzip archive", advice: "'gunzip -c FILE' unpacks it"),
    Kind(start: [0x50, 0x4B, 0x03, 0x04], name: "a ZIP archive", advice: "unpack it first"),
    Kind(
      start: [0x42, 0x5A, 0x68], name: "a bzip2 archive", advice: "'bunzip2 -c FILE' unpacks it"),
    Kind(
      start: [0xFD, 0x37, 0x7A, 0x58, 0x5A], name: "an xz archive",
      advice: "'xz -dc FILE' unpacks it"),
  ]

  private static let pictures: [Kind] = [
    .picture([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    .picture([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    .picture(letters("GIF8"), "a GIF picture"),
    .picture(letters("BM") + [nil, nil, nil, nil, 0, 0, 0, 0], "a BMP picture"),
    .picture(letters("RIFF") + fourOfAnyKind + letters("WEBP"), "a WebP picture"),
    .picture(fourOfAnyKind + letters("ftypavif"), "an AVIF picture"),
    .picture(fourOfAnyKind + letters("ftyphei"), "a HEIC picture"),
    .picture(fourOfAnyKind + letters("ftypmif1"), "a HEIC picture"),
    .picture(letters("II*") + [0], "a TIFF picture"),
    .picture(letters("MM") + [0, 0x2A], "a TIFF picture"),
  ]

  private static let fourOfAnyKind: [UInt8?] = [nil, nil, nil, nil]

  private static func letters(_ text: String) -> [UInt8?] { text.utf8.map(Optional.some) }
}
