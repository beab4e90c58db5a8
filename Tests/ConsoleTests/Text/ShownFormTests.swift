import TestSupport
import Testing

@testable import ScutesConsole

/// Every cluster is represented on the screen.
struct ShownFormTests {
  @Test(
    arguments: [
      ("a", "a"), ("한", "한"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("e\u{301}", "e\u{301}"), ("\0", "\u{2400}"),
      ("\u{1B}", "\u{241B}"), ("\u{1F}", "\u{241F}"), ("\u{B}", "\u{240B}"), ("\u{C}", "\u{240C}"),
      ("\u{7F}", "\u{2421}"), ("\u{9B}", "\u{FFFD}"), ("\r\n", " "), ("\n", " "), ("\r", " "),
      ("\u{85}", " "),
      ("\u{2028}", " "), ("\u{2029}", " "), ("\t", " "), ("\u{AD}", "-"), ("\u{200B}", "\u{25CC}"),
      ("\u{202E}", "\u{25CC}"), ("\u{2066}", "\u{25CC}"), ("\u{200F}", "\u{25CC}"),
      ("\u{FEFF}", "\u{25CC}"), ("\u{200D}", "\u{25CC}"), ("\u{FE0F}", "\u{25CC}"),
      ("\u{3164}", "\u{25CC}"), ("\u{301}", "\u{25CC}\u{301}"),
      ("\u{301}\u{308}", "\u{25CC}\u{301}\u{308}"), ("\u{1161}", "\u{115F}\u{1161}"),
      ("\u{11A8}", "\u{115F}\u{1160}\u{11A8}"),
    ] as [(Character, Character)])
  func aClusterWithoutAPictureHasASign(_ cluster: Character, _ shown: Character) {
    #expect(cluster.shown == shown, "\(cluster.unicodeScalars.map(\.value))")
    #expect(Glyph(cluster) == Glyph(shown))
    #expect(cluster.columns == shown.columns)
  }

  @Test func noScalarIsLostOrSentAsAControl() {
    // All planes with letters and signs, and the beginnings and ends of the others.
    for value in 0...0x10_FFFF as ClosedRange<UInt32>
    where value < 0x2_0000 || (0xE_0000..<0xE_0200).contains(value) || value & 0xFFFF > 0xFFF0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      let shown = character.shown
      if character.columns < 1 || shown.clusterColumns != character.columns {
        Issue.record("\(value): \(character.columns) columns, shown in \(shown.clusterColumns)")
      }
      let isSafe = shown.unicodeScalars.allSatisfy {
        let category = $0.properties.generalCategory
        return category != .control && !$0.isNoncharacter
      }
      if !isSafe || shown.shown != shown { Issue.record("\(value) is shown as \(shown)") }
    }
  }

  /// Scalars that make trouble, and some that don't.
  private static let hard: [Unicode.Scalar] = [
    "\0", "\t", "\n", "\r", "\u{B}", "\u{1B}", " ", "-", "a", "(", "=", "e", "\u{7F}", "\u{85}",
    "\u{9B}", "\u{AD}", "\u{301}", "\u{600}", "\u{64B}", "\u{93E}", "\u{94D}", "\u{1100}",
    "\u{1161}", "\u{11A8}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{202E}", "\u{2069}",
    "\u{20E3}", "\u{2764}", "\u{3000}", "한", "\u{FE0F}", "\u{FEFF}", "\u{1F1F0}",
    "\u{1F3FD}", "\u{1F468}", "\u{1F525}", "\u{E0061}", "\u{E0100}",
  ]

  private func randomText(_ random: inout LinearGenerator) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x1_FFFF, using: &random))
      let isHard = Bool.random(using: &random)
      if let scalar = isHard ? Self.hard.randomElement(using: &random) : any {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The clusters of a row of cells.
  private func clusters(_ canvas: Canvas) -> [Character] {
    canvas.cells.filter { $0.columns > 0 }.map(\.glyph.character)
  }

  @Test func aTextIsDrawnWholeInTheColumnsThatItMeasures() {
    var random = LinearGenerator(state: 11)
    for _ in 0..<800 {
      let text = randomText(&random)
      let painter = Painter(size: Size(width: 120, height: 1))
      let drawn = painter.write(text, at: .zero, style: TextStyle())
      #expect(drawn == text.columns)
      var canvas = Canvas(size: painter.bounds.size)
      for x in 0..<120 { canvas[x, 0] = painter.cell(x: x, y: 0) }
      let expected = text.expandingTabsOnOneLine.map(\.bounded.shown)
      #expect(clusters(canvas).prefix(expected.count) == expected[...], "\(text.debugDescription)")
      #expect(clusters(canvas).dropFirst(expected.count).allSatisfy { $0 == " " })
    }
  }

  @Test func aWrappedTextKeepsAllButBlanksAndLineEnds() {
    var random = LinearGenerator(state: 12)
    for round in 0..<800 {
      let text = randomText(&random)
      let width = 1 + round % 20
      for mode in [TextWrapMode.automatic, .word, .character] {
        let lines = TextWrapping.lines(of: text, width: width, mode: mode)
        let kept = lines.flatMap(\.shownScalars)
        let all = text.shownScalars
        #expect(kept == all, "\(text.debugDescription) in \(width)")
        #expect(lines.allSatisfy { $0.columns <= max(2, width) })
        #expect(!lines.contains { $0.contains(where: \.endsLine) })
        let limited = TextWrapping.lines(of: text, width: width, mode: mode, limit: 2)
        #expect(limited.first == lines.first || lines.count > 1)
      }
    }
  }

  /// The quick way through ASCII and the way through clusters break at the same places.
  @Test func plainTextBreaksAsTextWithAccentsDoes() {
    var random = LinearGenerator(state: 13)
    let letters = Array("ab-=( c.1")
    for _ in 0..<400 {
      let text = (0..<20).map { _ in letters.randomElement(using: &random) ?? " " }
      let accented = text.map { $0 == "a" ? "é" : $0 }
      for width in [1, 3, 6, 9] {
        for mode in [TextWrapMode.automatic, .word, .character] {
          let lines = TextWrapping.lines(of: String(text), width: width, mode: mode)
          let others = TextWrapping.lines(of: String(accented), width: width, mode: mode)
          #expect(lines == others.map { $0.replacing("é", with: "a") })
        }
      }
    }
  }

  @Test func aTruncatedTextIsNoWiderThanAsked() {
    var random = LinearGenerator(state: 14)
    for round in 0..<800 {
      let text = randomText(&random)
      for mode in [TruncationMode.head, .middle, .tail] {
        let cut = TextTruncation.truncate(text, to: round % 14, mode: mode)
        #expect(cut.columns <= round % 14)
        if text.columns <= round % 14, !text.contains("\t") { #expect(cut == text) }
      }
    }
  }
}

extension String {
  /// Its clusters on one line, with blanks for tabs that are counted from the line's beginning.
  fileprivate var expandingTabsOnOneLine: [Character] {
    var line: [Character] = []
    var column = 0
    for character in self {
      let columns = character.isTab ? 8 - column % 8 : character.columns
      line += character.isTab ? Array(repeating: " ", count: columns) : [character]
      column += columns
    }
    return line
  }
}

extension String {
  /// The scalars that are shown, except blanks.
  fileprivate var shownScalars: [Unicode.Scalar] {
    flatMap { Array($0.shown.unicodeScalars) }.filter { $0 != " " }
  }
}
