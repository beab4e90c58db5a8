import Testing

@testable import ScutesConsole

struct GlyphFallbackTests {
  @Test(
    arguments: [
      ("a", "a"), ("─", "-"), ("━", "-"), ("═", "-"), ("│", "|"), ("┃", "|"), ("║", "|"),
      ("┏", "+"), ("╋", "+"), ("╬", "+"), ("╭", "+"), ("╱", "/"), ("╲", "\\"), ("█", "#"),
      ("▒", ":"), ("→", ">"), ("←", "<"), ("↑", "^"), ("↓", "v"), ("…", "."), ("✓", "V"),
      ("·", "-"), ("★", "%"), ("“", "\""), ("\u{A0}", " "), ("é", "e"), ("⠿", "."),
      ("\u{2800}", " "), ("Ａ", "A"), ("한", "?"), ("👍", "?"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func aGlyphBecomesItsLikeness(_ glyph: Unicode.Scalar, _ ascii: Unicode.Scalar) {
    #expect(GlyphFallback.ascii(glyph) == ascii)
  }

  @Test func allStandInsAreASCII() {
    for value in (0x20 as UInt32)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect((0x20...0x7F).contains(GlyphFallback.ascii(scalar).value), "\(value)")
    }
  }
}
