import Testing

@testable import ScutesConsole

struct GlyphRepertoireTests {
  @Test(
    arguments: [
      ("a", "a"), ("─", "─"), ("━", "═"), ("┃", "║"), ("┏", "╔"), ("╋", "╬"), ("╂", "╫"),
      ("┿", "╪"), ("╭", "┌"), ("╯", "┘"), ("┄", "─"), ("╵", "│"), ("╾", "═"), ("█", "█"),
      ("▓", "▒"), ("▌", "▒"), ("³", "3"), ("₉", "9"), ("⁰", "0"), ("●", "•"), ("◆", "♦"),
      ("←", "←"), ("▸", ">"), ("✓", "V"), ("★", "%"), ("é", "é"), ("한", "한"), ("ж", "ж"),
      ("🐢", "?"), ("⠿", "."),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func onAConsoleAGlyphBecomesItsLikeness(_ glyph: Unicode.Scalar, _ shown: Unicode.Scalar) {
    #expect(GlyphRepertoire.console.shown(glyph) == shown)
  }

  /// The signs beyond letters that Lat15-Fixed16, Lat15-Terminus16, Lat15-VGA16, Uni2-Fixed16 and code
  /// page 437 have.
  private static let common = Set(
    ("¡¢£¥§ª«¬°±²µ¶·º»¼½¿•‼ⁿ₧←↑→↓∞∩≈≡≤≥─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬█░▒■▲▼♦")
      .unicodeScalars)

  @Test func noSignThatAFontLacksReachesAConsole() {
    for value in UInt32(0x20)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = GlyphRepertoire.console.shown(scalar)
      let isFine =
        shown.isASCII || shown.properties.isAlphabetic || Self.common.contains(shown)
      #expect(isFine, "U+\(String(value, radix: 16)) becomes \(shown)")
      if !isFine { return }
    }
  }

  @Test func aLineKeepsItsDirections() throws {
    for value in UInt32(0x2500)...0x257F {
      guard let scalar = Unicode.Scalar(value), let arms = LineArms(Character(scalar)) else {
        continue
      }
      let shown = try #require(LineArms(Character(GlyphRepertoire.console.shown(scalar))))
      #expect(max(shown.up, shown.down) > .none || max(arms.up, arms.down) == .none)
      #expect(max(shown.left, shown.right) > .none || max(arms.left, arms.right) == .none)
    }
  }
}
