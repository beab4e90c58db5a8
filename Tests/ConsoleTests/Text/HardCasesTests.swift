import Testing

@testable import ScutesConsole

/// Clusters that programs often get wrong, each with its columns if ambiguous characters are narrow
/// and if they are wide.
struct HardCasesTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var text: String
    var narrow: Int
    var wide: Int

    init(_ what: String, _ text: String, _ narrow: Int, _ wide: Int? = nil) {
      (self.what, self.text, self.narrow, self.wide) = (what, text, narrow, wide ?? narrow)
    }

    var testDescription: String { what }
  }

  nonisolated static let emoji = [
    Case("a family joined by ZWJ", "👨‍👩‍👧‍👦", 2),
    Case("a couple with a heart and a variation selector inside", "👩‍❤️‍💋‍👨", 2),
    Case("a profession with a skin tone", "👩🏽‍🚀", 2),
    Case("a skin tone", "👍🏿", 2),
    Case("a skin tone by itself", "🏽", 2),
    Case("a flag", "🇰🇷", 2),
    Case("two flags", "🇰🇷🇬🇧", 4),
    Case("half a flag", "🇰", 2),
    Case("a flag of tags", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
    Case("a keycap", "7️⃣", 2),
    Case("a digit with an emoji selector", "7\u{FE0F}", 2),
    Case("a narrow symbol shown as an emoji", "✈\u{FE0F}", 2),
    Case("a narrow symbol shown as text", "✈\u{FE0E}", 1),
    Case("a wide emoji shown as text", "⌚\u{FE0E}", 2),
    Case("a letter with an emoji selector", "x\u{FE0F}", 1),
    Case("an emoji of Unicode 15", "🫨", 2),
    Case("a joiner by itself", "\u{200D}", 1),
    Case("a joiner between letters", "a\u{200D}b", 2),
  ]

  nonisolated static let letters = [
    Case("a letter with a mark", "e\u{301}", 1),
    Case("a letter with many marks", "z\u{335}\u{321}\u{353}\u{36B}", 1),
    Case("a mark by itself", "\u{301}", 1),
    Case("composed Hangul", "값", 2),
    Case("Hangul of three conjoining jamo", "\u{1100}\u{1161}\u{11B9}", 2),
    Case("Hangul of an old initial", "\u{A960}\u{1161}", 2),
    Case("Hangul with an extended final", "\u{1112}\u{119E}\u{D7CD}", 2),
    Case("a vowel without its initial", "\u{1161}", 2),
    Case("jamo for compatibility", "ㄱㅏ", 4),
    Case("halfwidth jamo", "ﾡ", 1),
    Case("the Hangul filler", "\u{3164}", 1),
    Case("kana with a voiced mark", "か\u{3099}", 2),
    Case("halfwidth kana with its voiced mark", "ｶﾞ", 2),
    Case("an ideograph with a variation", "葛\u{E0100}", 2),
    Case("an ideograph beyond the first plane", "𠮷", 2),
    Case("Devanagari with a virama", "नि", 2),
    Case("Thai with a vowel above and a tone", "ที่", 1),
    Case("Hebrew with points", "שׁ", 1),
    Case("a letter and a word joiner", "a\u{2060}", 2),
    Case("Arabic with a right-to-left mark", "ا\u{200F}", 2),
  ]

  nonisolated static let signs = [
    Case("a tab", "\t", 8), Case("an escape", "\u{1B}", 1), Case("a null", "\0", 1),
    Case("a C1 control", "\u{9B}", 1, 2), Case("delete", "\u{7F}", 1), Case("a newline", "\r\n", 1),
    Case("a space without width", "\u{200B}", 1), Case("a byte order mark", "\u{FEFF}", 1),
    Case("a soft hyphen", "\u{AD}", 1), Case("a space that does not break", "\u{A0}", 1),
    Case("an ideographic space", "\u{3000}", 2), Case("fullwidth Latin", "Ａ", 2),
    Case("an arrow", "→", 1, 2), Case("an ellipsis", "…", 1, 2), Case("a degree sign", "°", 1, 2),
    Case("a circled digit", "①", 1, 2), Case("Cyrillic", "Ж", 1, 2), Case("Greek", "Ω", 1, 2),
    Case("a line", "─", 1, 2), Case("a block", "█", 1, 2), Case("a shade", "░", 1),
    Case("a star", "★", 1, 2), Case("a braille pattern", "⠿", 1), Case("an accent", "é", 1, 2),
    Case("a sterling sign", "£", 1), Case("an ambiguous letter with a mark", "→\u{301}", 1, 2),
    Case("a private character", "\u{E0B0}", 1, 2),
    Case("a replacement character", "\u{FFFD}", 1, 2),
  ]

  @Test(arguments: emoji + letters + signs)
  func aClusterTakesItsColumns(_ example: Case) {
    #expect(example.text.columns == example.narrow)
    AmbiguousWidth.withValue(.wide) { #expect(example.text.columns == example.wide) }
  }

  /// The process's width and a task's are separate, and one may override the other.
  @Test func aReplacementHoldsForItsWorkOnly() {
    let columns = AmbiguousWidth.withValue(.wide) {
      [AmbiguousWidth.withValue(.narrow) { "→".columns }, "→".columns]
    }
    #expect(columns == [1, 2])
    #expect("→".columns == 1)
  }

  @Test func ambiguousRangesAreInOrderAndApartFromTheOthers() {
    let ranges = AmbiguousTable.ranges
    for index in stride(from: 0, to: ranges.count, by: 2) {
      #expect(ranges[index] <= ranges[index + 1])
      if index > 0 { #expect(ranges[index - 1] + 1 < ranges[index]) }
      for value in [ranges[index], ranges[index + 1]] {
        #expect(!WidthTable.contains(value, WidthTable.wide), "\(value)")
        #expect(!WidthTable.contains(value, WidthTable.zero), "\(value)")
      }
    }
  }

  /// No cut, wrap or alignment tears a cluster or makes a line too wide.
  @Test(arguments: 1...24)
  func hardCasesAreCutAndWrappedWhole(_ width: Int) {
    let text = (Self.emoji + Self.letters).map(\.text).joined(separator: " ")
    let clusters = Set(text)
    for mode in [TruncationMode.head, .middle, .tail] {
      let cut = TextTruncation.truncate(text, to: width, mode: mode)
      #expect(cut.columns <= width)
      #expect(cut.allSatisfy { $0 == "…" || clusters.contains($0) })
    }
    for mode in [TextWrapMode.automatic, .word, .character] {
      let lines = TextWrapping.lines(of: text, width: width, mode: mode)
      #expect(lines.allSatisfy { $0.columns <= max(2, width) })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
