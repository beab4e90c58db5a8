import Generating
import Testing

@testable import Formats
@testable import Sudoku

/// Documents of any length, as they come.
struct LongDocumentTests {
  private static let element = "\"\(Samples.line)\""

  private func list(_ count: Int, _ element: String, separator: String = ",") -> [UInt8] {
    Array(("[" + Array(repeating: element, count: count).joined(separator: separator) + "]\n").utf8)
  }

  @Test func aListInOneLineMayHaveAnyLength() {
    let bytes = list(14_000, Self.element)
    #expect(bytes.count > PuzzleReader.longestLine)
    let document = PuzzleDocument(bytes: bytes[...])
    #expect(document.entries.count == 14_000 && document.problems == [])
  }

  @Test func anElementOfAListKnowsItsLine() {
    let bytes = list(5000, "{\"puzzle\":\(Self.element)}", separator: ",\n")
    let document = PuzzleDocument(bytes: bytes[...] + Array(Samples.line.utf8))
    #expect(document.entries.count == 5001)
    #expect(document.entries.dropLast(2).last?.origin?.line == 4999)
    #expect(document.entries.last?.origin?.line == 5001)
  }

  @Test(arguments: [1, 1000, 70_000]) func theWayAListIsCutDoesNotMatter(_ piece: Int) {
    let bytes = list(4000, Self.element) + Array("\(Samples.line)\n".utf8)
    var reader = PuzzleReader()
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.read(bytes[start..<min(start + piece, bytes.count)]) { _ in count += 1 }
    }
    reader.finish { _ in count += 1 }
    #expect(count == 4001)
  }

  @Test func theGoodPartOfAListIsRead() {
    var text = String(decoding: list(4000, Self.element), as: UTF8.self)
    text = text.replacing("]\n", with: ",{\"puzzle\":}," + Self.element + "]\n")
    let document = PuzzleDocument(text)
    #expect(document.entries.count == 4001)
    #expect(document.problems.count == 1)
  }

  @Test func ofManyErrorsTheFirstAreNamedAndTheOthersCounted() {
    let rows = list(20_000, "[0,0,0,0,0,0,0,0]")
    let document = PuzzleDocument(bytes: rows[...])
    #expect(document.problems.count == DocumentReadings.mostErrors + 1)
    #expect(
      document.problems.last?.found == .moreErrors(20_000 - DocumentReadings.mostErrors))
    let games = "<opensudoku>" + String(repeating: "<game/>", count: 1000) + "</opensudoku>"
    #expect(PuzzleDocument(games).problems.count == DocumentReadings.mostErrors + 1)
  }

  @Test func theHistoryOfAPuzzleWhoseErrorIsOnlyCountedBelongsToNoOther() throws {
    var writer = try PuzzleWriter(.kSudoku)
    let file = try writer.text(of: PuzzleEntry(givens: Grid(text: Samples.line)))
    let bad = "<game><puzzle><values/></puzzle></game>"
    let played = bad.replacing(
      "</game>", with: "<history><simple-event index=\"1\" value=\"2\"/></history></game>")
    let errors = String(repeating: bad, count: DocumentReadings.mostErrors)
    let document = PuzzleDocument(
      file.replacing("<game ", with: errors + "<game ")
        .replacing("</ksudoku>", with: played + "</ksudoku>"))
    #expect(document.entries.map(\.grid.description) == [Samples.line])
    #expect(document.problems.last?.found == .moreErrors(1))
  }

  @Test func anObjectThatIsTooLargeIsRefused() {
    let text = "{\"a\":[" + String(repeating: "0,", count: DocumentBuffer.largest / 2) + "0]}"
    #expect(PuzzleDocument(text).problems.map(\.found) == [.longDocument])
  }

  @Test func puzzlesBeyondTheLimitAreCounted() {
    let count = PuzzleDocument.mostEntries + 10
    let text = String(repeating: Samples.line + "\n", count: count)
    let document = PuzzleDocument(text)
    #expect(document.entries.count == PuzzleDocument.mostEntries)
    #expect(document.furtherEntries == 10)
  }
}
