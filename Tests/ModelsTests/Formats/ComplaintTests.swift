import Testing

@testable import Formats
@testable import Sudoku


/// What is said of texts that look almost right, or are no texts.
struct ComplaintTests {
  private func complaints(_ bytes: [UInt8]) -> [String] {
    PuzzleDocument(bytes: bytes[...]).problems.map(\.description)
  }

  @Test func aLetterBetweenTheDigitsOfACellIsNamedWithItsPlace() {
    let text = Samples.candidates.replacing(" 139 ", with: " 1a39")
    #expect(
      complaints(Array(text.utf8)) == [
        "line 2, column 29: found 'a', expected a digit 1-9 or one of . 0 * _ - x for an empty "
          + "cell."
      ])
  }

  @Test func aLetterThatNoClassicCodeHasIsNamed() {
    #expect(
      complaints(Array("https://sudokupad.app/scfzzzzz".utf8)) == [
        "line 1: found 'z', expected 81 cells in the characters 0-9, A-Z and a-x."
      ])
  }

  @Test func aSingleRowIsCalledOne() {
    #expect(
      complaints(Array("4.....8.5".utf8)) == ["line 1: found a grid of one row, expected nine."])
  }

  @Test func aBrokenGridIsOneComplaint() {
    let text = Samples.rows.replacing(".", with: "?").replacing("?????", with: "..?..")
    #expect(complaints(Array(text.utf8)).count == 1)
  }

  @Test(arguments: [
    ([0x25, 0x50, 0x44, 0x46, 0x2D, 0x31], "a PDF document", ""),
    ([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], "a gzip archive", "; 'gunzip -c FILE' unpacks it"),
  ])
  func whatIsNoTextIsCalledSo(_ bytes: [UInt8], _ kind: String, _ advice: String) {
    #expect(
      complaints(bytes) == [
        "line 1: found \(kind), which is no text, expected text in UTF-8\(advice)."
      ])
  }

  @Test(arguments: [
    ("\u{89}PNG\r\n\u{1A}\n", "a PNG picture"),
    ("\u{FF}\u{D8}\u{FF}\u{E0}\0", "a JPEG picture"),
    ("GIF89a", "a GIF picture"), ("BM6000\0\0\0\0\u{36}\0", "a BMP picture"),
    ("RIFF1234WEBPVP8 ", "a WebP picture"), ("\0\0\0\u{1C}ftypheic\0", "a HEIC picture"),
    ("\0\0\0\u{1C}ftypmif1\0", "a HEIC picture"), ("\0\0\0\u{1C}ftypavif\0", "an AVIF picture"),
    ("II*\0\u{8}\0", "a TIFF picture"), ("MM\0*\0\0", "a TIFF picture"),
  ])
  func aPictureIsSentToTheCommandThatReadsIt(_ start: String, _ kind: String) {
    let bytes = start.unicodeScalars.map { UInt8($0.value) }
    #expect(
      complaints(bytes) == [
        "line 1: found \(kind), which is no text, expected text in UTF-8; "
          + "'ultimate-sudoku read FILE' reads pictures."
      ])
  }

  @Test func textInSixteenBitsWithoutAMarkIsKnownToo() {
    let bytes = Array(Samples.line.utf8).flatMap { (byte: UInt8) -> [UInt8] in [byte, 0] }
    #expect(complaints(bytes).first?.contains("iconv") == true)
  }

  @Test func theTitleTakesThePlaceOfACommentInALine() throws {
    var entry = PuzzleEntry(givens: try Grid(text: Samples.line))
    entry.details = [.title: "Seven"]
    var writer = try PuzzleWriter(.line)
    #expect(try writer.text(of: entry) == Samples.line + " # Seven\n")
  }
}
