import Testing

@testable import ScutesConsole

struct DisplayWidthTests {
  @Test(
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("\u{AD}", 1),
      ("한", 2), ("ᄒ", 2), ("ᄒ\u{1161}", 2), ("ᄒ\u{1161}\u{11AB}", 2), ("\u{115F}\u{1161}", 2),
      ("日", 2), ("ｱ", 1), ("Ａ", 2), ("　", 2), ("か\u{3099}", 2), ("。", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🏳️‍🌈", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("🇰🇷", 2), ("🇰", 2), ("1️⃣", 2), ("#️⃣", 2), ("1", 1),
      ("❤", 1), ("❤️", 2), ("☺️", 2), ("♥", 1), ("⌚", 2), ("→", 1), ("±", 1), ("…", 1),
      ("┏", 1), ("━", 1), ("█", 1), ("⠿", 1), ("⚙", 1), ("✎", 1), ("ⓘ", 1), ("①", 1),
      ("क", 1), ("क्", 1), ("का", 2), ("क्ष", 2), ("ก", 1), ("กำ", 2), ("ที่", 1), ("ש\u{5C1}", 1),
      ("\u{301}", 1), ("\u{200D}", 1), ("\u{200B}", 1), ("\u{FEFF}", 1), ("\u{FE0F}", 1),
      ("\u{1161}", 2), ("\t", 1), ("\n", 1), ("\r\n", 1), ("\u{1B}", 1), ("\u{7F}", 1),
      ("\u{85}", 1), ("\u{10FFFD}", 1),
    ] as [(String, Int)])
  func aClusterTakesItsColumns(_ cluster: String, _ columns: Int) {
    #expect(Character(cluster).columns == columns, "\(cluster.unicodeScalars.map(\.value))")
  }

  @Test(
    arguments: [
      ("", 0), ("Sudoku", 6), ("스도쿠", 6), ("a한b", 4), ("naïve", 5), ("nai\u{308}ve", 5),
      ("👨‍👩‍👧|", 3), ("tab\there", 12), ("\t", 8), ("한\t|", 9), ("12345678\t", 16),
    ] as [(String, Int)])
  func aTextTakesTheColumnsOfItsClusters(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func rangesAreInOrderAndApart() {
    for table in [WidthTable.wide, WidthTable.zero] {
      #expect(table.count.isMultiple(of: 2))
      for index in stride(from: 0, to: table.count, by: 2) {
        #expect(table[index] <= table[index + 1])
        if index > 0 { #expect(table[index - 1] + 1 < table[index]) }
      }
    }
  }

  /// The standard library knows the categories and emoji of its own Unicode version, but no widths.
  @Test func marksTakeNoColumnAndEmojiTwo() {
    for value in (0xA0 as UInt32)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        #expect(scalar.columns == 0, "\(value)")
      default:
        if properties.isEmojiPresentation { #expect(scalar.columns == 2, "\(value)") }
      }
    }
  }
}
