import TestSupport
import Testing

@testable import Scutes

struct TextTests {
  @Test(
    arguments: [
      (12, 1, "one two"), (7, 2, "one two"), (5, 2, "one\ntwo"), (5, 1, "one…"), (3, 1, "on…"),
      (2, 1, "o…"), (1, 1, "…"), (4, 1, "one…"),
    ])
  func itWrapsAndEndsInAnEllipsisWhereItDoesNotFit(_ width: Int, _ height: Int, _ expected: String)
  {
    #expect(trimmed(picture(width, height) { Text("one two") }) == expected)
  }

  @Test(
    arguments: [
      (30, "Restart the game"), (16, "Restart the game"), (15, "Restart"), (7, "Restart"),
      (6, "↺"), (1, "↺"),
    ])
  func theFirstWordingThatFitsIsShown(_ width: Int, _ expected: String) {
    let text = picture(width, 2) { Text(fitting: ["Restart the game", "Restart", "↺"]) }
    #expect(trimmed(text) == expected)
  }

  @Test func theLastWordingWrapsWhereNoneFits() {
    #expect(picture(4, 2) { Text(fitting: ["the whole board", "the board"]) } == "the\nboa…")
  }

  @Test(
    arguments: [
      (.leading, "one\nthree\nx"), (.center, " one\nthree\n  x"),
      (.trailing, "  one\nthree\n    x"),
    ] as [(HorizontalAlignment, String)])
  func linesOfDifferentLengthAreAligned(_ alignment: HorizontalAlignment, _ expected: String) {
    #expect(picture(5, 3) { Text("one\nthree\nx").multilineTextAlignment(alignment) } == expected)
  }

  @Test(
    arguments: [
      (nil, 9, "one two\nthree\nfour five"), (2, 9, "one two\nthree…"), (1, 9, "one two …"),
      (3, 9, "one two\nthree\nfour five"), (0, 9, "one two …"),
    ] as [(Int?, Int, String)])
  func aLimitOfLinesHolds(_ limit: Int?, _ width: Int, _ expected: String) {
    let text = picture(width, 5) { Text("one two\nthree\nfour five").lineLimit(limit) }
    #expect(trimmed(text) == expected)
  }

  @Test(
    arguments: [
      (.tail, "abcd…"), (.head, "…efgh"), (.middle, "ab…gh"),
    ] as [(TruncationMode, String)])
  func theEllipsisGoesWhereItIsAskedFor(_ mode: TruncationMode, _ expected: String) {
    #expect(picture(5, 1) { Text("abcdefgh").lineLimit(1).truncationMode(mode) } == expected)
  }

  @Test func wideLettersAreCutByColumns() {
    #expect(picture(5, 1) { Text("한국어").lineLimit(1) } == "한국…")
    #expect(trimmed(picture(4, 1) { Text("한국어").lineLimit(1) }) == "한…")
  }

  @Test func aTextIsNoLargerThanItNeeds() {
    #expect(
      picture(12, 4) { Text("one two three").border(.light) }
        == "┌───────┐\n│one two│\n│three  │\n└───────┘".centred(in: 12))
  }

  @Test func anEmptyTextTakesALine() {
    #expect(
      picture(3, 3) {
        VStack {
          Text("a")
          Text("")
          Text("b")
        }
      } == " a\n\n b")
  }

  @Test func textTakesRolesAndAttributesFromAround() {
    let theme = Theme(
      name: "test",
      styles: [
        .title: TextStyle(foreground: .ansi(1)), .error: TextStyle(foreground: .ansi(2)),
      ])
    let driver = ViewDriver(width: 5, height: 1, theme: theme) {
      HStack {
        Text("a")
        Text("b").foregroundStyle(.error)
        Text("c").underline()
        Text("d").foregroundStyle(nil)
        Text("e").bold(false)
      }
      .bold()
      .foregroundStyle(.title)
    }
    #expect(
      driver.canvas?.stylePicture == """
        ABCDE

        A  colour 1 on default bold
        B  colour 2 on default bold
        C  colour 1 on default bold underline
        D  default on default bold
        E  colour 1 on default
        """)
  }

  private func trimmed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }.drop { $0.isEmpty }
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
  }
}

extension String {
  /// The lines centred in `width` columns.
  fileprivate func centred(in width: Int) -> String {
    let lines = split(separator: "\n")
    let margin = (width - (lines.map { String($0).columns }.max() ?? 0)) / 2
    return lines.map { String(repeating: " ", count: margin) + $0 }.joined(separator: "\n")
  }
}
