import Testing

@testable import ScutesConsole

/// The inline part of Markdown, as facts. Looks are written around the text: `<i>`, `<b>`, `<s>`,
/// `<c>` for code, `<l>` for links with their address.
struct MarkdownTextTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("*a*", "<i>a</>"), ("_a_", "<i>a</>"), ("**a**", "<b>a</>"),
      ("__a__", "<b>a</>"), ("***a***", "<bi>a</>"), ("*a **b** c*", "<i>a </><bi>b</><i> c</>"),
      ("**a *b***", "<b>a </><bi>b</>"), ("~~a~~", "<s>a</>"), ("~a~", "<s>a</>"),
      ("~~~a~~~", "~~~a~~~"),
      // Flanks.
      ("a * b *", "a * b *"), ("* a*", "* a*"), ("a_b_c", "a_b_c"), ("a*b*c", "a<i>b</>c"),
      ("_(a)_", "<i>(a)</>"), ("5*6*78", "5<i>6</>78"), ("пр_ст_я", "пр_ст_я"),
      ("\"*a*\"", "\"<i>a</>\""), ("*a *b", "*a *b"), ("**a*", "*<i>a</>"), ("*a**", "<i>a</>*"),
      ("*foo**bar**baz*", "<i>foo</><bi>bar</><i>baz</>"), ("*foo**bar*", "<i>foo**bar</>"),
      ("*a _b* c_", "<i>a _b</> c_"), ("****", "****"), ("**", "**"), ("한*국*어", "한<i>국</>어"),
      // Code.
      ("`a`", "<c>a</>"), ("`` a`b ``", "<c>a`b</>"), ("` `` `", "<c>``</>"), ("`  `", "<c>  </>"),
      ("`a\nb`", "<c>a b</>"), ("`a", "`a"), ("``a`", "``a`"), ("*a`*`", "*a<c>*</>"),
      ("`\\`", "<c>\\</>"),
      // Characters.
      ("\\*a\\*", "*a*"), ("\\a", "\\a"), ("a\\", "a\\"), ("&amp;&lt;", "&<"),
      ("&#42;&#x2A;", "**"),
      ("&nope;&", "&nope;&"), ("&#0;", "\u{FFFD}"), ("<b>x", "<b>x"),
      // Lines.
      ("a\nb", "a b"), ("a  \nb", "a\nb"), ("a\\\nb", "a\nb"), ("a \n  b", "a b"),
      // Links.
      ("[a](https://b.c)", "<l https://b.c>a</>"),
      ("[a](<https://b.c/d e> 'x')", "<l https://b.c/d%20e>a</>"),
      ("[a](x)", "<l ->a</>"), ("[a]()", "<l ->a</>"),
      ("[*a*b](c:d \"t\")", "<il c:d>a</><l c:d>b</>"),
      ("[a](c:(d))", "<l c:(d)>a</>"), ("[a](c:d", "[a](c:d"), ("[a]", "[a]"), ("[a", "[a"),
      ("a]", "a]"), ("[a](b c)", "[a](b c)"), ("[a [b](c:d)](e:f)", "[a <l c:d>b</>](e:f)"),
      ("![a *b*](c:d)", "a <i>b</>"), ("[![a](b)](c:d)", "<l c:d>a</>"),
      ("*[a*](c:d)", "*<l c:d>a*</>"),
      ("<https://b.c>", "<l https://b.c>https://b.c</>"), ("<a@b.c>", "<l mailto:a@b.c>a@b.c</>"),
      ("<a b>", "<a b>"), ("< https://b.c>", "< https://b.c>"), ("[a](b\u{1B}:c)", "<l ->a</>"),
      ("**[a](c:d)**", "<bl c:d>a</>"), ("[`a`](c:d)", "<cl c:d>a</>"),
    ] as [(String, String)])
  func markupBecomesLooks(_ source: String, _ expected: String) {
    #expect(StyledText(markdown: source).marked == expected)
  }

  /// Texts that are slow to read for parsers that go back again and again.
  @Test(arguments: [
    "*a ", "**a *b ", "[a](", "![", "`", "``a` ", "&", "<", "_a __b ", "[a", "\\", "~~a~ ",
  ])
  func manyMarksAreText(_ part: String) {
    let source = String(repeating: part, count: 500)
    let text = StyledText(markdown: source).text
    #expect(!text.isEmpty)
    #expect(text.count <= source.count)
  }
}

extension StyledText {
  /// The text with its looks written around the parts.
  var marked: String {
    runs.map { run in
      var marks = ""
      if run.look.added.contains(.bold) { marks += "b" }
      if run.look.added.contains(.italic) { marks += "i" }
      if run.look.added.contains(.strikethrough) { marks += "s" }
      if run.look.role == .code { marks += "c" }
      if run.look.link != nil || run.look.role == .link {
        marks += "l \(run.look.link?.address ?? "-")"
      }
      return marks.isEmpty ? run.text : "<\(marks)>\(run.text)</>"
    }.joined()
  }
}
