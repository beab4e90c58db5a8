/// Recognises text that isn't UTF-8, and binary data.
enum TextEncoding {
  /// Returns an error if `line` isn't text in UTF-8 or ASCII.
  static func complaint(about line: PuzzleLine) -> PuzzleTextError? {
    if line.number == 1, let kind = kind(of: line.bytes) {
      return PuzzleTextError(
        format: nil, line: 1, found: .file(kind), expected: .utf8, advice: kind.advice)
    }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    let isMarked = line.number == 1 && marks.contains { line.bytes.starts(with: $0) }
    guard isMarked || line.bytes.contains(0) else { return nil }
    guard isMarked || hasZerosInTurn(line.bytes) else {
      return PuzzleTextError(
        format: nil, line: line.number, found: .zeroByte, expected: .utf8, advice: .noText)
    }
    return PuzzleTextError(
      format: nil, line: line.number, column: isMarked ? 1 : nil, found: .sixteenBitText,
      expected: .utf8, advice: .convertText)
  }

  /// Returns `true` if every other byte is zero, as in ASCII text encoded as UTF-16.
  private static func hasZerosInTurn(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count > 3 else { return false }
    return [0, 1].contains { order in
      zip(bytes, 0...).allSatisfy { byte, index in (byte == 0) == (index % 2 == order) }
    }
  }

  /// Binary file types by their first bytes, in Latin-1. A question mark stands for any byte.
  private static let kinds: [(start: String, file: PuzzleTextError.FileKind)] = [
    ("\u{89}PNG", .png), ("\u{FF}\u{D8}\u{FF}", .jpeg), ("GIF8", .gif), ("BM????\0\0\0\0", .bmp),
    ("RIFF????WEBP", .webp), ("????ftypavif", .avif), ("????ftyphei", .heic),
    ("????ftypmif1", .heic), ("II*\0", .tiff), ("MM\0*", .tiff), ("%PDF-", .pdf),
    ("\u{1F}\u{8B}", .gzip), ("PK\u{3}\u{4}", .zip), ("BZh", .bzip2), ("\u{FD}7zXZ", .xz),
  ]

  /// Returns the type of a binary file that `bytes` begin.
  private static func kind(of bytes: ArraySlice<UInt8>) -> PuzzleTextError.FileKind? {
    kinds.first { start, _ in
      let start = start.unicodeScalars
      return bytes.count >= start.count
        && zip(bytes, start).allSatisfy { $1 == "?" || UInt32($0) == $1.value }
    }?.file
  }
}

extension PuzzleTextError.FileKind {
  fileprivate var advice: PuzzleTextError.Advice? {
    switch self {
    case .png, .jpeg, .gif, .bmp, .webp, .avif, .heic, .tiff: .openPicture
    case .gzip, .zip, .bzip2, .xz: .unpack(self)
    case .pdf: nil
    }
  }
}
