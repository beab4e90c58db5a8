import Testing

@testable import Formats
@testable import Sudoku

/// The errors for texts that look almost right, or aren't text.
struct ComplaintTests {
  private func complaints(_ bytes: [UInt8]) -> [PuzzleTextError] {
    PuzzleDocument(bytes: bytes[...]).problems
  }

  @Test func aLetterBetweenTheDigitsOfACellIsNamedWithItsPlace() {
    let text = Samples.candidates.replacing(" 139 ", with: " 1a39")
    #expect(
      complaints(Array(text.utf8)) == [
        PuzzleTextError(format: nil, line: 2, column: 29, found: .text("a"), expected: .cell)
      ])
  }

  @Test func aBrokenGridIsOneComplaint() {
    let text = Samples.rows.replacing(".", with: "q").replacing("qqqqq", with: "..q..")
    #expect(complaints(Array(text.utf8)).count == 1)
  }

  @Test(
    arguments: [
      ("%PDF-1", PuzzleTextError.FileKind.pdf, nil),
      ("\u{1F}\u{8B}\u{8}\0\0\0\0\0\0\u{3}", .gzip, .unpack(.gzip)),
      ("PK\u{3}\u{4}\0", .zip, .unpack(.zip)), ("BZh9", .bzip2, .unpack(.bzip2)),
      ("\u{FD}7zXZ\0", .xz, .unpack(.xz)),
      ("\u{89}PNG\r\n\u{1A}\n", .png, .openPicture),
      ("\u{FF}\u{D8}\u{FF}\u{E0}\0", .jpeg, .openPicture),
      ("GIF89a", .gif, .openPicture), ("BM6000\0\0\0\0\u{36}\0", .bmp, .openPicture),
      ("RIFF1234WEBPVP8 ", .webp, .openPicture), ("\0\0\0\u{1C}ftypheic\0", .heic, .openPicture),
      ("\0\0\0\u{1C}ftypmif1\0", .heic, .openPicture),
      ("\0\0\0\u{1C}ftypavif\0", .avif, .openPicture),
      ("II*\0\u{8}\0", .tiff, .openPicture), ("MM\0*\0\0", .tiff, .openPicture),
    ] as [(String, PuzzleTextError.FileKind, PuzzleTextError.Advice?)])
  func whatIsNoTextIsKnown(
    _ start: String, _ kind: PuzzleTextError.FileKind, _ advice: PuzzleTextError.Advice?
  ) {
    let bytes = start.unicodeScalars.map { UInt8($0.value) }
    #expect(
      complaints(bytes) == [
        PuzzleTextError(
          format: nil, line: 1, found: .file(kind), expected: .utf8, advice: advice)
      ])
  }

  @Test func textInSixteenBitsWithoutAMarkIsKnownToo() {
    let bytes = Array(Samples.line.utf8).flatMap { (byte: UInt8) -> [UInt8] in [byte, 0] }
    #expect(complaints(bytes).first?.advice == .convertText)
  }

  @Test func theTitleTakesThePlaceOfACommentInALine() throws {
    var entry = PuzzleEntry(givens: try Grid(text: Samples.line))
    entry.details = [.title: "Seven"]
    var writer = try PuzzleWriter(.line)
    #expect(try writer.text(of: entry) == Samples.line + " # Seven\n")
  }
}
