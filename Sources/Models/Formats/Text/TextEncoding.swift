/// Recognises text that isn't UTF-8, and binary data.
enum TextEncoding {
  /// Returns an error if `line` isn't text in UTF-8 or ASCII.
  static func complaint(about line: PuzzleLine) -> PuzzleTextError? {
    if line.number == 1, let kind = kinds.first(where: { $0.begins(line.bytes) }) {
      return PuzzleTextError(
        format: nil, line: 1, found: .file(kind.file), expected: .utf8, advice: kind.advice)
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

  /// A binary file type, recognised by its first bytes.
  private struct Kind {
    /// The first bytes. `nil` matches any byte.
    let start: [UInt8?]
    let file: PuzzleTextError.FileKind

    func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
      bytes.count >= start.count && zip(bytes, start).allSatisfy { $1 == nil || $0 == $1 }
    }

    var advice: PuzzleTextError.Advice? {
      switch file {
      case .png, .jpeg, .gif, .bmp, .webp, .avif, .heic, .tiff: .openPicture
      case .gzip, .zip, .bzip2, .xz: .unpack(file)
      case .pdf: nil
      }
    }
  }

  private static let kinds = [
    Kind(start: [0x89, 0x50, 0x4E, 0x47], file: .png),
    Kind(start: [0xFF, 0xD8, 0xFF], file: .jpeg),
    Kind(start: letters("GIF8"), file: .gif),
    Kind(start: letters("BM") + fourOfAnyKind + [0, 0, 0, 0], file: .bmp),
    Kind(start: letters("RIFF") + fourOfAnyKind + letters("WEBP"), file: .webp),
    Kind(start: fourOfAnyKind + letters("ftypavif"), file: .avif),
    Kind(start: fourOfAnyKind + letters("ftyphei"), file: .heic),
    Kind(start: fourOfAnyKind + letters("ftypmif1"), file: .heic),
    Kind(start: letters("II*") + [0], file: .tiff),
    Kind(start: letters("MM") + [0, 0x2A], file: .tiff),
    Kind(start: [0x25, 0x50, 0x44, 0x46, 0x2D], file: .pdf),
    Kind(start: [0x1F, 0x8B], file: .gzip),
    Kind(start: [0x50, 0x4B, 0x03, 0x04], file: .zip),
    Kind(start: [0x42, 0x5A, 0x68], file: .bzip2),
    Kind(start: [0xFD, 0x37, 0x7A, 0x58, 0x5A], file: .xz),
  ]

  private static let fourOfAnyKind: [UInt8?] = [nil, nil, nil, nil]

  private static func letters(_ text: String) -> [UInt8?] { text.utf8.map(Optional.some) }
}
