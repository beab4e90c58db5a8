import TestSupport
import Testing

@testable import ScutesConsole

struct WrappedTextTests {
  /// Pieces that texts are put together from: words of several scripts, signs that lines break at,
  /// and characters that join their neighbours.
  private static let pieces = [
    "a", "word", "two-part", "-", "=", "(", ")", ",", " ", "  ", "\n", "\r\n", "\u{85}", "\u{2028}",
    "한국어", "글", "日本語", "「", "」", "、", "っ", "ー", "é", "ß", "Ж", "α", "“", "”", "…", "—", "→", "░",
    "\u{301}", "\u{200D}", "👍🏽", "☂\u{FE0F}", "1", "\u{1B}", "\u{7F}", "\u{AD}", "\u{3000}", "９",
    "Ａ",
    "\u{1100}", "\u{1161}", "🇰🇷", "ก็", "longerthanalineofthewidthsthataretried",
  ]

  private static func text(_ seed: UInt64, of count: Int = 30) -> String {
    var generator = LinearGenerator(state: seed)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private static let modes: [TextWrapMode] = [.automatic, .word, .character]

  @Test(arguments: [AmbiguousWidth.narrow, .wide])
  func wordsOfPlainTextAreThoseOfItsCharacters(_ ambiguous: AmbiguousWidth) {
    AmbiguousWidth.withValue(ambiguous) {
      var plain = 0
      var others: [String] = []
      for seed in 0..<300 {
        let text = Self.text(UInt64(seed)).filter { !$0.endsLine }
        for mode in Self.modes {
          var words = WordSequence(text[...], mode: mode)
          var place = 0
          var copy = text
          while let word = words.nextByCharacters() {
            copy.withUTF8 { bytes in
              guard let found = PlainWords(bytes, mode: mode).first(in: place..<bytes.count) else {
                return
              }
              plain += 1
              let isSame =
                found.blanks == word.blanks && found.columns == word.columns
                && found.end == place + word.blanks + word.text.utf8.count
                && (!found.isASCII || word.text.allSatisfy(\.isASCII))
              if !isSame { others.append("\(word.text) of \(text)") }
            }
            place += word.blanks + word.text.utf8.count
          }
        }
      }
      #expect(others.isEmpty)
      #expect(plain > 3_000)
    }
  }

  @Test(arguments: [AmbiguousWidth.narrow, .wide])
  func aPlainScalarStandsAloneAndHasTheColumnsOfItsCharacter(_ ambiguous: AmbiguousWidth) {
    AmbiguousWidth.withValue(ambiguous) {
      let words = PlainWords(UnsafeBufferPointer(start: nil, count: 0), mode: .automatic)
      let others = (UInt32(0x80)...0xFFFF).filter { value in
        guard PlainWords.isPlain(value), let scalar = Unicode.Scalar(value) else { return false }
        let character = Character(scalar)
        return words.width(of: value) != character.columns
          || PlainWords.isWide(value) != WidthTable.contains(value, WidthTable.wide)
          || "a\(character)한\(character)\(character)é".count != 6
      }
      #expect(others.isEmpty)
    }
  }

  @Test func linesAreAsWideAsSaidAndLoseOnlyBlanks() {
    for seed in 0..<300 {
      let text = Self.text(UInt64(seed))
      for (mode, width) in zip(Self.modes + Self.modes, [3, 8, 5, 20, 33, 1]) {
        var wrapped = WrappedText(text, width: width, mode: mode)
        wrapped.wrap(atLeast: .max)
        let lines = (0..<wrapped.count).map { wrapped[$0] }
        #expect(wrapped.widest == lines.map(\.columns).max(), "\(text)")
        #expect(lines.allSatisfy { $0.columns <= width || $0.count == 1 }, "\(text)")
        let letters = text.filter { $0 != " " && !$0.endsLine }
        let kept = lines.map { $0.filter { $0 != " " } }.joined()
        #expect(kept == letters, "\(text)")
      }
    }
  }

  @Test func onlyAsMuchIsWrappedAsIsAskedFor() {
    let text = (1...1000).map { "line \($0)" }.joined(separator: "\n")
    var wrapped = WrappedText(text, width: 20, mode: .automatic)
    #expect(wrapped.count == 0 && wrapped.isCut)
    wrapped.wrap(atLeast: 10)
    #expect(wrapped.count == 10 && wrapped.isCut)
    #expect(wrapped[9] == "line 10")
    wrapped.wrap(atLeast: 5)
    #expect(wrapped.count == 10)
    wrapped.wrap(atLeast: 1000)
    #expect(wrapped.count == 1000 && !wrapped.isCut)
    #expect(wrapped[999] == "line 1000" && wrapped[9] == "line 10")
    #expect(wrapped.widest == 9)
  }

  @Test func tabsBecomeTheBlanksThatTheirColumnsSay() {
    for seed in 0..<300 {
      var generator = LinearGenerator(state: UInt64(seed))
      let text = (0..<20).map { _ in
        Bool.random(using: &generator) ? "\t" : Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
      var added = 0
      let expanded = text.expandingTabs { added += $1 }
      #expect(added == expanded.utf8.count - text.utf8.count)
      for (line, before) in zip(
        expanded.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine),
        text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine))
      {
        #expect(!line.contains("\t"))
        #expect(line.columns == before.columns, "\(text.debugDescription)")
      }
    }
  }
}
