import TestSupport
import Testing

@testable import ScutesConsole

struct HighlighterTests {
  /// The tokens, with the first letter of their role: `k:let`.
  private func tokens(_ source: String, _ highlighter: any Highlighter) -> [String] {
    highlighter.tokens(in: source).map { token in
      let role = token.role.name.split(separator: ".").last ?? ""
      return "\(role.prefix(1)):\(source[token.range])"
    }
  }

  @Test(
    arguments: [
      (
        #"{"a": [1, -2.5e+3, true], "b": "x"}"#,
        [#"t:"a""#, "n:1", "n:-2.5e+3", "k:true", #"t:"b""#, #"s:"x""#]
      ),
      (#""a\"b" : null"#, [#"t:"a\"b""#, "k:null"]), (#"{"a"#, [#"s:"a"#]),
      ("// x\n1", ["c:// x", "n:1"]),
      ("nul 한국", []), (#""한""#, [#"s:"한""#]), ("", []),
    ] as [(String, [String])])
  func jsonHasNamesAndValues(_ source: String, _ expected: [String]) {
    #expect(tokens(source, JSONHighlighter()) == expected)
  }

  @Test(
    arguments: [
      ("let x: Int = 0x1F", ["k:let", "t:Int", "n:0x1F"]), ("a.self.default.in", ["k:self"]),
      ("1...3", ["n:1", "n:3"]), ("1.5e3", ["n:1.5e3"]), ("// a\nb", ["c:// a"]),
      ("/* a /* b */ c */ if", ["c:/* a /* b */ c */", "k:if"]), ("/* a", ["c:/* a"]),
      (#""a\"b" + c"#, [#"s:"a\"b""#]), (##"#"a"b"# for"##, [##"s:#"a"b"#"##, "k:for"]),
      ("\"\"\"\na \"b\"\n\"\"\" do", ["s:\"\"\"\na \"b\"\n\"\"\"", "k:do"]),
      ("\"a\nif", ["s:\"a", "k:if"]),
      ("@MainActor #expect(true)", ["k:@MainActor", "k:#expect", "k:true"]), ("`if` 변수", []),
      ("lets iffy", []), ("@", []), ("#", []),
    ] as [(String, [String])])
  func swiftHasKeywordsAndTypes(_ source: String, _ expected: [String]) {
    #expect(tokens(source, SwiftHighlighter()) == expected)
  }

  @Test func tokensOfRandomTextAreInOrderAndTheTextIsKept() {
    var random = LinearGenerator(state: 41)
    let pieces = [
      "\"", "\"\"\"", "\\", "/*", "*/", "//", "\n", "#", "@", "`", "a", "한", "e\u{301}", "1", ".",
      "-", ":",
      " ", "if", "👍🏽", "{", "T",
    ]
    for _ in 0..<5000 {
      let source = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      for highlighter in [JSONHighlighter(), SwiftHighlighter()] as [any Highlighter] {
        let tokens = highlighter.tokens(in: source)
        #expect(tokens.allSatisfy { !$0.range.isEmpty })
        #expect(
          zip(tokens, tokens.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
        #expect(highlighter.styled(source).text == source)
      }
    }
  }

  @Test(
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]),
      ("/* a\nb */ 1\r\n\n\"c\"", ["/* a", "b */ 1", "", "\"c\""]),
    ] as [(String, [String])])
  func linesKeepTheLooksOfTheWholeText(_ source: String, _ expected: [String]) {
    let styled = SwiftHighlighter().styled(source)
    #expect(styled.lines.map(\.text) == expected)
    #expect(
      styled.lines.flatMap(\.runs).map(\.look)
        == styled.runs.flatMap { run in
          run.text.split(whereSeparator: \.isNewline).map { _ in run.look }
        })
  }

  private struct Disordered: Highlighter {
    func tokens(in source: String) -> [HighlightToken] {
      let middle = source.index(after: source.startIndex)
      return [
        HighlightToken(middle..<source.endIndex, .codeNumber),
        HighlightToken(source.startIndex..<source.endIndex, .codeString),
      ]
    }
  }

  @Test func tokensOutOfOrderAreLeftOut() {
    #expect(Disordered().styled("abc").runs.map(\.text) == ["a", "bc"])
    #expect(Disordered().styled("abc").runs.map(\.look.role) == [.code, .codeNumber])
  }
}
