import Testing

@testable import Formats

/// What titles and comments bring along that a terminal would obey.
struct ControlCharacterTests {
  /// A title for the window, a copy to the clipboard, a colour in one byte, text turned around.
  private static let orders = "\u{1B}]0;x\u{7}\u{1B}]52;c;eA==\u{9B}31m\u{202E}\u{2066}\u{8}"

  private static let texts = [
    "\(Samples.line) # so \(orders)so",
    "#Dso \(orders)so\n" + Samples.rows,
    "% so \(orders)so\n" + Samples.rows,
    ":0000:x\u{9B}:\(Samples.line)::::so \(orders.replacing(":", with: ""))so",
    #"{"size":9,"title":"so \u001b]0;x\u0007so","grid":\#(grid)}"#,
    """
    <opensudoku><folder name="so \u{9B}31mso"><game created="0" note="so &#x9b;31m&#x202e;so"
      data="\(Samples.line.replacing(".", with: "0"))"/></folder></opensudoku>
    """,
  ]

  private static let grid =
    "["
    + Array(
      repeating: "[" + Array(repeating: "{}", count: 9).joined(separator: ",") + "]",
      count: 9
    ).joined(separator: ",") + "]"

  @Test(arguments: texts)
  func theyAreLeftOutWhenItIsRead(_ text: String) throws {
    let document = PuzzleDocument(text)
    #expect(document.problems == [])
    let entry = try #require(document.entries.first)
    let words = entry.details.values + [entry.step?.remark ?? "", entry.step?.digits ?? ""]
    #expect(words.contains { $0.hasPrefix("so ") && $0.hasSuffix("so") })
    #expect(words.allSatisfy { !$0.unicodeScalars.contains(where: \.isUnsafe) })
  }

  @Test func linesAndTabsStay() {
    #expect("a\tb\nc\r\nd\u{2028}e".withoutControls == "a b\nc\nd\ne")
    #expect(" a\tb\n \u{1B}c\r\nd\n".withoutControlsOnOneLine == "a b c d")
    #expect("\n\u{200B} ".withoutControlsOnOneLine == "")
    #expect("스도쿠 — 57 👩‍👧".withoutControls == "스도쿠 — 57 👩‍👧")
  }

  @Test func whatCannotBeSeenIsLeftOutAndMarksAreBounded() {
    let hidden = "a\u{200F}b\u{61C}c\u{200B}d\u{FEFF}e\u{AD}f"
    #expect(hidden.withoutControls == "abcdef")
    let tags = "a\u{E0041}b\u{E0001}c\u{206A}d\u{FFF9}e\u{3164}f\u{34F}g\u{1D173}h"
    #expect(tags.withoutControls == "abcdefgh")
    #expect("❤\u{FE0F} 5\u{600}".withoutControls == "❤\u{FE0F} 5\u{600}")
    let marks = "e" + String(repeating: "\u{301}", count: 100_000) + "!"
    #expect(marks.withoutControls.unicodeScalars.count == 32)
    #expect(marks.withoutControls.hasSuffix("!"))
  }

  @Test func aMessageShowsThemByNumber() {
    #expect("a\u{1B}[31m\nb\u{202E}".printable == "a\\u{1B}[31m\\u{A}b\\u{202E}")
    #expect("한글 é".printable == "한글 é")
  }
}
