import Sudoku
import Testing

@testable import Formats
@testable import Screens

struct PuzzleTextErrorTests {
  private func sentences(of document: PuzzleDocument) -> [String] {
    document.problems.map { Words.english.text(of: $0) }
  }

  @Test(arguments: FaultyText.all.indices) func aFaultIsNamedWithItsPlace(_ index: Int) {
    let fault = FaultyText.all[index]
    let document = PuzzleDocument(fault.text)
    #expect(sentences(of: document) == fault.complaints)
    #expect(document.entries == [])
  }

  @Test(arguments: FaultyText.all.indices) func thePuzzlesAroundAFaultAreRead(_ index: Int) {
    let text = FaultyText.all[index].text
    guard !text.hasPrefix("<"), !text.hasPrefix("{"), !text.contains("\u{0}") else { return }
    let document = PuzzleDocument(FaultyText.line + "\n" + text + "\n\n" + FaultyText.line + "\n")
    // Words around puzzles are passed over.
    let faults = text == "Dear reader," ? 0 : FaultyText.all[index].complaints.count
    #expect(document.problems.count == faults)
    #expect(document.entries.map(\.givens.description) == [FaultyText.line, FaultyText.line])
  }

  @Test func aGoodGameAmongBadOnesOfADocumentIsRead() {
    let document = PuzzleDocument(
      """
      <opensudoku version="2"><folder name="A">
      <game data="\(FaultyText.line)"/><game/><game data="x"/>
      <game data="\(FaultyText.line)"/></folder></opensudoku>
      """)
    #expect(document.entries.map(\.origin?.line) == [2, 3])
    #expect(document.problems.map(\.line) == [2, 2])
  }

  @Test func textInSixteenBitsIsRefusedInOneSentence() {
    let units = Array(FaultyText.rows.utf16)
    for order in [[0, 8], [8, 0]] {
      let bytes = ([0xFEFF] + units).flatMap { unit in order.map { UInt8(unit >> $0 & 0xFF) } }
      let document = PuzzleDocument(bytes: bytes[...])
      #expect(
        sentences(of: document) == [
          "line 1, column 1: found text in UTF-16, expected text in UTF-8. "
            + "'iconv -f UTF-16 -t UTF-8 FILE' turns the one into the other."
        ])
    }
  }

  @Test func rulesBeyondTheClassicOnesAreRefused() {
    let cells = Array(repeating: "[{},{},{},{},{},{},{},{},{}]", count: 9).joined(separator: ",")
    let document = PuzzleDocument("{\"size\":9,\"thermometer\":[{}],\"grid\":[\(cells)]}")
    #expect(
      sentences(of: document) == [
        "line 1: found the rule 'thermometer', expected a puzzle with the classic rules alone."
      ])
  }

  @Test func whatIsQuotedCannotDisturbATerminal() {
    let document = PuzzleDocument("\u{1B}[31m\u{7} red")
    #expect(document.problems.count == 1)
    #expect(
      document.problems.allSatisfy { problem in
        Words.english.text(of: problem).unicodeScalars.allSatisfy {
          $0.value >= 0x20 && $0.value != 0x7F
        }
      })
  }

  @Test func aLineWithoutAnEndIsRefusedAndTheNextOneRead() {
    let long = String(repeating: "1", count: PuzzleReader.longestLine + 1)
    let document = PuzzleDocument(long + "\n" + FaultyText.line)
    #expect(
      sentences(of: document) == [
        "line 1: found a line of more than 1 MB, expected at most that."
      ])
    #expect(document.entries.map(\.origin?.line) == [2])
  }

  @Test func aLetterThatNoClassicCodeHasIsNamed() {
    #expect(
      sentences(of: PuzzleDocument("https://sudokupad.app/scfzzzzz")) == [
        "line 1: found 'z', expected 81 cells in the characters 0-9, A-Z and a-x."
      ])
  }

  @Test func aSingleRowIsCalledOne() {
    #expect(
      sentences(of: PuzzleDocument("4.....8.5")) == [
        "line 1: found a grid of one row, expected nine."
      ])
  }

  @Test(arguments: [
    ([0x25, 0x50, 0x44, 0x46, 0x2D, 0x31], "a PDF document", ""),
    ([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], "a gzip archive", ". 'gunzip -c FILE' unpacks it"),
    (
      [0x89, 0x50, 0x4E, 0x47, 0x0D], "a PNG picture",
      ". 'ultimate-sudoku read FILE' reads pictures"
    ),
  ])
  func whatIsNoTextIsCalledSo(_ bytes: [UInt8], _ kind: String, _ advice: String) {
    #expect(
      sentences(of: PuzzleDocument(bytes: bytes[...])) == [
        "line 1: found \(kind), which is no text, expected text in UTF-8\(advice)."
      ])
  }
}
