import Testing

@testable import ScutesConsole

struct TextWrappingTests {
  nonisolated struct Case: Sendable {
    var text: String
    var width: Int
    var lines: [String]
  }

  nonisolated static let cases = [
    Case(text: "", width: 5, lines: [""]),
    Case(text: "one two three", width: 20, lines: ["one two three"]),
    Case(text: "one two three", width: 7, lines: ["one two", "three"]),
    Case(text: "one two three", width: 8, lines: ["one two", "three"]),
    Case(text: "one  two", width: 8, lines: ["one  two"]),
    Case(text: "one    two", width: 5, lines: ["one", "two"]),
    Case(text: "  indented text", width: 10, lines: ["  indented", "text"]),
    Case(text: "a\n\nb", width: 5, lines: ["a", "", "b"]),
    Case(text: "a\r\nb\n", width: 5, lines: ["a", "b", ""]),
    Case(text: "a\tb", width: 9, lines: ["a       b"]),
    Case(text: "a\tb", width: 5, lines: ["a", "b"]),
    Case(text: "\tb\n한\tc", width: 12, lines: ["        b", "한      c"]),
    Case(text: "a\rb\u{85}c\u{2028}d\u{2029}e", width: 5, lines: ["a", "b", "c", "d", "e"]),
    Case(text: "a\u{B}b\u{C}c", width: 9, lines: ["a\u{B}b\u{C}c"]),
    Case(text: "\u{1B}[1mab", width: 4, lines: ["\u{1B}[1m", "ab"]),
    Case(text: "ab c\u{301}d", width: 3, lines: ["ab", "c\u{301}d"]),
    Case(text: "ab \u{301}cd", width: 3, lines: ["ab \u{301}", "cd"]),
    Case(text: "incomprehensible", width: 6, lines: ["incomp", "rehens", "ible"]),
    Case(text: "an incomprehensible", width: 6, lines: ["an", "incomp", "rehens", "ible"]),
    Case(text: "incomprehensible x", width: 6, lines: ["incomp", "rehens", "ible x"]),
    Case(text: "a two-string kite", width: 6, lines: ["a two-", "string", "kite"]),
    Case(text: "use --level 3 - 1", width: 7, lines: ["use", "--level", "3 - 1"]),
    Case(
      text: "(6)r2c2=(6-3)r4c2-(3)r4c89", width: 10, lines: ["(6)r2c2=", "(6-3)r4c2-", "(3)r4c89"]),
    Case(text: "(6)r2c2=(6-3)r4c2", width: 20, lines: ["(6)r2c2=(6-3)r4c2"]),
    Case(text: "스도쿠를 풀어요", width: 8, lines: ["스도쿠를", "풀어요"]),
    Case(text: "스도쿠를 풀어요", width: 7, lines: ["스도쿠", "를 풀어", "요"]),
    Case(text: "数独を「解く」。", width: 8, lines: ["数独を", "「解", "く」。"]),
    Case(text: "한", width: 1, lines: ["한"]),
    Case(text: "ab", width: 0, lines: ["a", "b"]),
    Case(text: "e\u{301}e\u{301}e\u{301}", width: 2, lines: ["e\u{301}e\u{301}", "e\u{301}"]),
    Case(text: "👨‍👩‍👧👨‍👩‍👧", width: 3, lines: ["👨‍👩‍👧", "👨‍👩‍👧"]),
    Case(text: "end ", width: 4, lines: ["end "]),
    Case(text: "end ", width: 3, lines: ["end"]),
  ]

  @Test func theLinesOfSeveralParagraphsAreCounted() {
    for width in 1...20 {
      let paragraphs = Self.cases.map(\.text)
      let lines = paragraphs.flatMap { TextWrapping.lines(of: $0, width: width, mode: .word) }
      #expect(
        TextWrapping.lineCount(of: paragraphs, width: width, mode: .word) == lines.count)
    }
  }

  @Test(arguments: cases)
  func textBreaksWhereItShould(_ example: Case) {
    #expect(TextWrapping.lines(of: example.text, width: example.width) == example.lines)
  }

  @Test(
    arguments: [
      ("one two three four", 9, 2, ["one two", "three…"]),
      ("one two three", 3, 2, ["one", "tw…"]),
      ("one\ntwo", 5, 1, ["one…"]),
      ("one two", 7, 1, ["one two"]),
      ("one two", 1, 1, ["…"]),
      ("one two", 3, 0, []),
      ("한국어", 4, 1, ["한…"]),
    ] as [(String, Int, Int, [String])])
  func whatTheLimitCutsOffIsMarked(_ text: String, _ width: Int, _ limit: Int, _ lines: [String]) {
    #expect(TextWrapping.lines(of: text, width: width, limit: limit) == lines)
  }

  @Test(arguments: 1...40)
  func noLineIsTooWideAndNothingButBlanksIsLost(_ width: Int) {
    let text = """
      A digit that can stand in one cell only of a row, column or box is a hidden single: 숨은 \
      싱글, 隠れシングル. 👨‍👩‍👧 sees it at once; counter-examples (e\u{301}ven  rare ones) do not exist.
      """
    let lines = TextWrapping.lines(of: text, width: width)
    for line in lines where line.count > 1 { #expect(line.columns <= width) }
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test func betweenWordsDigitsStayWithTheirLetters() {
    let lines = TextWrapping.lines(of: "그러면 6행 2열은 3입니다.", width: 13, mode: .word)
    #expect(lines == ["그러면 6행", "2열은", "3입니다."])
  }
}
