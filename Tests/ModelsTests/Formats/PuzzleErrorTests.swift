import Sudoku
import Testing

@testable import Formats


struct PuzzleErrorTests {
  @Test(arguments: FaultyText.all.indices) func aFaultIsNamedWithItsPlace(_ index: Int) {
    let fault = FaultyText.all[index]
    let document = PuzzleDocument(fault.text)
    #expect(document.problems.map(\.description) == fault.complaints)
    #expect(document.entries == [])
  }

  @Test(arguments: FaultyText.all.indices) func thePuzzlesAroundAFaultAreRead(_ index: Int) {
    let text = FaultyText.all[index].text
    guard !text.hasPrefix("<"), !text.hasPrefix("{"), !text.contains("\u{0}") else { return }
    let document = PuzzleDocument(Samples.line + "\n" + text + "\n\n" + Samples.line + "\n")
    #expect(document.problems.count == FaultyText.all[index].complaints.count)
    #expect(document.entries.map(\.givens.description) == [Samples.line, Samples.line])
  }

  @Test func aGoodGameAmongBadOnesOfADocumentIsRead() {
    let document = PuzzleDocument(
      """
      <opensudoku version="2"><folder name="A">
      <game data="\(Samples.line)"/><game/><game data="x"/>
      <game data="\(Samples.line)"/></folder></opensudoku>
      """)
    #expect(document.entries.map(\.origin?.line) == [2, 3])
    #expect(document.problems.map(\.line) == [2, 2])
  }

  @Test func textInSixteenBitsIsRefusedInOneSentence() {
    let units = Array(Samples.rows.utf16)
    for order in [[0, 8], [8, 0]] {
      let bytes = ([0xFEFF] + units).flatMap { unit in order.map { UInt8(unit >> $0 & 0xFF) } }
      let document = PuzzleDocument(bytes: bytes[...])
      #expect(
        document.problems.map(\.description) == [
          "line 1, column 1: found text in UTF-16, expected text in UTF-8; "
            + "'iconv -f UTF-16 -t UTF-8 FILE' turns the one into the other."
        ])
    }
  }

  @Test func rulesBeyondTheClassicOnesAreRefused() {
    let cells = Array(repeating: "[{},{},{},{},{},{},{},{},{}]", count: 9).joined(separator: ",")
    let document = PuzzleDocument("{\"size\":9,\"thermometer\":[{}],\"grid\":[\(cells)]}")
    #expect(
      document.problems.map(\.description) == [
        "line 1: found the rule 'thermometer', expected a puzzle with the classic rules alone."
      ])
  }

  @Test func whatIsQuotedCannotDisturbATerminal() {
    let document = PuzzleDocument("\u{1B}[31m\u{7} red")
    #expect(document.problems.count == 1)
    #expect(
      document.problems.allSatisfy { problem in
        problem.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      })
  }

  @Test func aLineWithoutAnEndIsRefusedAndTheNextOneRead() {
    let long = String(repeating: "1", count: PuzzleReader.longestLine + 1)
    let document = PuzzleDocument(long + "\n" + Samples.line)
    #expect(
      document.problems.map(\.description) == [
        "line 1: found a line of more than 1 MB, expected at most that."
      ])
    #expect(document.entries.map(\.origin?.line) == [2])
  }
}
