import TestSupport
import Testing

@testable import ScutesConsole

struct PasteTests {
  private let start = bytes("⎋[200~")
  private let end = bytes("⎋[201~")

  private func paste(_ text: String, limit: Int = 1 << 20) -> [InputEvent] {
    var parser = InputParser(pasteLimit: limit)
    return parser.feed(start + bytes(text) + end)
  }

  @Test(
    arguments: [
      ("53..7....", "53..7...."), ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\tb", "a\tb"),
      ("⎋[Aq\u{3}", "[Aq"), ("⎋[20", "[20"), ("⎋⎋[20x", "[20x"),
      ("a\u{7F}\u{85}b", "ab"), ("한글 👨‍👩‍👧", "한글 👨‍👩‍👧"), ("\r\n\r\n", "\n\n"),
    ])
  func aPasteArrivesInOnePieceWithoutControlCharacters(_ pasted: String, _ text: String) {
    #expect(paste(pasted) == [.paste(text)])
  }

  @Test func anEmptyPasteIsNothing() {
    #expect(paste("") == [])
    #expect(paste("⎋\u{7}") == [])
  }

  @Test(arguments: [(3, "한"), (4, "한"), (5, "한"), (6, "한국"), (7, "한국x"), (8, "한국x")])
  func aLongPasteIsCutBetweenCharacters(_ limit: Int, _ text: String) {
    let cut: [InputEvent] = text == "한국x" ? [] : [.pasteWasCut(lines: 1)]
    #expect(paste("한국x", limit: limit) == [.paste(text)] + cut)
  }

  @Test(
    arguments: [
      (5, "ab\n", 2), (6, "ab\ncd\n", 1), (7, "ab\ncd\n", 1), (8, "ab\ncd\nef", 0),
    ])
  func aCutPasteEndsWithAWholeLineAndCountsTheOthers(
    _ limit: Int, _ text: String, _ lines: Int
  ) {
    let cut: [InputEvent] = lines == 0 ? [] : [.pasteWasCut(lines: lines)]
    #expect(paste("ab\rcd\ref", limit: limit) == [.paste(text)] + cut)
    #expect(InputEvent(notation: "cut 7") == .pasteWasCut(lines: 7))
  }

  @Test func thirtyThousandPuzzlesArePastedWhole() {
    let line = String(repeating: "123456789", count: 9) + "\n"
    var parser = InputParser()
    let events = parser.feed(start + bytes(String(repeating: line, count: 30_000)) + end)
    #expect(events == [.paste(String(repeating: line, count: 30_000))])
  }

  @Test func keysAfterAPasteAreKeys() {
    var parser = InputParser()
    #expect(parser.feed(start + [0x61]) == [])
    #expect(parser.unfinished == .paste)
    #expect(parser.feed([0x62] + end + [0x63]) == [.paste("ab"), .key(KeyPress("c"))])
  }

  @Test func invalidBytesInAPasteAreReplaced() {
    var parser = InputParser()
    #expect(parser.feed(start + [0x61, 0xFF, 0x62] + end) == [.paste("a\u{FFFD}b")])
  }

  @Test func aPasteWhoseEndIsLostEndsWithSilence() {
    var parser = InputParser()
    #expect(parser.feed(start + bytes("ab⎋[20")) == [])
    #expect(parser.flush() == [.paste("ab")])
    #expect(parser.flush() == [])
    #expect(parser.feed([0x63]) == [.key(KeyPress("c"))])
  }

  @Test func theRestOfAPasteThatSilenceEndedIsNotTyped() {
    var parser = InputParser()
    #expect(parser.feed(start + bytes("ab")) == [])
    #expect(parser.flush() == [.paste("ab")])
    #expect(parser.feed(bytes(String(repeating: "4", count: 9000)) + end) == [])
    #expect(parser.feed([0x63]) == [.key(KeyPress("c"))])
  }

  @Test func aHugePasteInManyReadsIsOne() {
    let line = "123456789 한글 ⎋[A\r\n"
    let text = String(repeating: line, count: 3000)
    var parser = InputParser()
    var events: [InputEvent] = []
    var rest = (start + bytes(text) + end)[...]
    while !rest.isEmpty {
      events += parser.feed(rest.prefix(1021))
      rest = rest.dropFirst(1021)
    }
    let pasted = String(repeating: "123456789 한글 [A\n", count: 3000)
    #expect(events == [.paste(pasted)])
  }

  @Test func whatAPasteHoldsOfAnotherPastesStartIsText() {
    #expect(paste("a⎋[200~b") == [.paste("a[200~b")])
  }
}
