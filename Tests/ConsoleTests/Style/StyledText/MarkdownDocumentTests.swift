import TestSupport
import Testing

@testable import ScutesConsole

/// The blocks of Markdown, as facts. A block is written as an expression: `p(text)`.
struct MarkdownDocumentTests {
  @Test(
    arguments: [
      ("", ""), ("a", "p(a)"), ("a\nb", "p(a b)"), ("a\n\nb", "p(a) p(b)"),
      ("  a\n   b ", "p(a b)"),
      ("a\r\n\r\nb", "p(a) p(b)"), ("a  \nb", "p(a↵b)"),
      // Headings.
      ("# a", "h1(a)"), ("###### a ##", "h6(a)"), ("####### a", "p(####### a)"), ("#a", "p(#a)"),
      ("#", "h1()"), ("## a #b", "h2(a #b)"), ("a\n# b\nc", "p(a) h1(b) p(c)"),
      ("# *a*", "h1(<i>a</>)"),
      ("a\n===", "h1(a)"), ("a\nb\n---", "h2(a b)"), ("a\n\n---", "p(a) rule"), ("# a #", "h1(a)"),
      // Rules.
      ("---", "rule"), ("* * *", "rule"), ("___", "rule"), ("--", "p(--)"),
      ("a\n***\nb", "p(a) rule p(b)"),
      ("    ---", "code(---)"),
      // Code.
      ("```\na\n```", "code(a)"), ("```swift x\na\n\n b\n```\nc", "code:swift(a↵↵ b) p(c)"),
      ("~~~\n```\n~~~", "code(```)"), ("````\n```\n````", "code(```)"), ("```\na", "code(a)"),
      ("  ```\n  a\n   b\n```", "code(a↵ b)"), ("```\n```", "code()"),
      ("``` a`b\nc", "p(``` a`b c)"),
      ("    a\n\n      b\n\nc", "code(a↵↵  b) p(c)"), ("a\n    b", "p(a b)"), ("\ta", "code(a)"),
      ("a\n```\nb\n```", "p(a) code(b)"), ("```\n*a*\n```", "code(*a*)"),
      // Quotes.
      ("> a\n> b", "q(p(a b))"), ("> a\nb", "q(p(a b))"), ("> a\n\nb", "q(p(a)) p(b)"),
      (">a", "q(p(a))"), ("> # a\nb", "q(h1(a)) p(b)"), ("> > a", "q(q(p(a)))"),
      ("> a\n---", "q(p(a)) rule"),
      (">", "q()"), ("> ```\n> a\n> ```", "q(code(a))"), ("> - a\n> - b", "q(ul[p(a)][p(b)])"),
      (">\ta", "q(p(a))"),
      // Lists.
      ("- a\n- b", "ul[p(a)][p(b)]"), ("* a\n* b", "ul[p(a)][p(b)]"),
      ("- a\n+ b", "ul[p(a)] ul[p(b)]"),
      ("- a\n\n- b", "ul~[p(a)][p(b)]"), ("- a\n\n  b", "ul~[p(a) p(b)]"),
      ("- a\n  - b\n- c", "ul[p(a) ul[p(b)]][p(c)]"),
      ("- a\nb", "ul[p(a b)]"), ("- a\n\nb", "ul[p(a)] p(b)"), ("3. a\n4. b", "ol3[p(a)][p(b)]"),
      ("1) a\n2) b", "ol1[p(a)][p(b)]"), ("1. a\n2) b", "ol1[p(a)] ol2[p(b)]"),
      ("a\n- b", "p(a) ul[p(b)]"),
      ("a\n2. b", "p(a 2. b)"), ("a\n1. b", "p(a) ol1[p(b)]"), ("-a", "p(-a)"), ("-", "ul[]"),
      ("-\n  a", "ul[p(a)]"), ("-     a", "ul[code(a)]"), ("1234567890. a", "p(1234567890. a)"),
      ("- a\n      b", "ul[p(a b)]"), ("- ```\n  a\n  ```", "ul[code(a)]"),
      ("10. a\n    b", "ol10[p(a b)]"),
      ("- [x] a\n- [ ] b\n- [] c", "ul[x p(a)][o p(b)][p([] c)]"),
      ("- a\n- b\n\nc", "ul[p(a)][p(b)] p(c)"),
      ("- # a", "ul[h1(a)]"), ("- a\n---", "ul[p(a)] rule"), ("1. a\n   - b", "ol1[p(a) ul[p(b)]]"),
      // Tables.
      ("|a|b|\n|-|:-:|\n|1|2|", "table(l c: a|b; 1|2)"),
      ("a|b\n-|-:\n1\n1|2|3", "table(l r: a|b; 1|; 1|2)"),
      ("a|b\n-", "h2(a|b)"), ("- a\n-\n- c", "ul[p(a)][][p(c)]"),
      ("|a|\n|-|\n\nb", "table(l: a) p(b)"), ("|a\\|b|\n|-|", "table(l: a|b)"),
      ("a|b\n-|-|-", "p(a|b -|-|-)"), ("|*a*|\n|-|", "table(l: <i>a</>)"),
      // Not read: HTML and definitions.
      ("<p>\na", "p(<p> a)"), ("[a]: b", "p([a]: b)"),
    ] as [(String, String)])
  func markupBecomesBlocks(_ source: String, _ expected: String) {
    #expect(MarkdownDocument(source).blocks.written == expected)
  }

  @Test func nestingEndsSomewhere() {
    for mark in ["> ", "- ", "1. "] {
      let blocks = MarkdownDocument(String(repeating: mark, count: 3000) + "a").blocks
      #expect(blocks.written.contains("a"))
    }
  }

  /// Any text is a document, and no word of it is lost. Only the addresses of links, what is said
  /// behind a fence, and the cells of a row beyond those of the header aren't shown.
  @Test func noWordOfRandomTextIsLost() {
    var random = LinearGenerator(state: 31)
    let pieces = [
      "\n", "\n\n", "    ", "  ", " ", "# ", "> ", "- ", "1. ", "2) ", "```\n", "~~~\n", "|", "-",
      "*", "**", "_", "`", "[", "]", "![", "(", ")", "\\", "&", "\t", "\n---\n", "\n===\n", "<",
      "~~",
    ]
    for _ in 0..<2000 {
      var words: [String] = []
      var source = ""
      for _ in 0..<Int.random(in: 1...16, using: &random) {
        if Int.random(in: 0..<3, using: &random) == 0 {
          words.append("w\(words.count)w")
          source += words.last ?? ""
        } else {
          source += pieces.randomElement(using: &random) ?? ""
        }
      }
      if source.contains("](") { continue }
      let written = MarkdownDocument(source).blocks.written
      for word in words { #expect(written.contains(word), "\(source.debugDescription)") }
    }
  }
}

extension [MarkdownDocument.Block] {
  var written: String { map(\.written).joined(separator: " ") }
}

extension MarkdownDocument.Block {
  fileprivate var written: String {
    switch self {
    case .heading(let level, let text): return "h\(level)(\(text.written))"
    case .paragraph(let text): return "p(\(text.written))"
    case .code(let language, let text):
      return "code\(language.isEmpty ? "" : ":" + language)(\(text.replacing("\n", with: "↵")))"
    case .quote(let blocks): return "q(\(blocks.written))"
    case .rule: return "rule"
    case .list(let list):
      let items = list.items.map { item in
        let box = item.isChecked.map { $0 ? "x " : "o " } ?? ""
        return "[\(box)\(item.blocks.written)]"
      }
      let kind = list.start.map { "ol\($0)" } ?? "ul"
      return kind + (list.isTight ? "" : "~") + items.joined()
    case .table(let table):
      let sides = table.alignments.map { $0 == .leading ? "l" : $0 == .center ? "c" : "r" }
      let rows = ([table.header] + table.rows).map { $0.map(\.written).joined(separator: "|") }
      return "table(\(sides.joined(separator: " ")): \(rows.joined(separator: "; ")))"
    }
  }
}

extension StyledText {
  fileprivate var written: String {
    marked.replacing("\n", with: "↵") + runs.compactMap { $0.look.link?.address }.joined()
  }
}
