import Scutes

/// English as a longer, differently written language, to find text that is clipped, too wide, or
/// measured by characters.
///
/// Each word of two or more letters becomes 40 per cent wider, rounded up, by wide letters. The
/// others get accents, some as combining marks. Names of keys stay unchanged, and so do digits,
/// signs and single letters. Text already in the pseudo-language is not converted again.
///
///     "Undo the move"   →   "Ｕｎďó tｈｅ́ ｍｏv́ê"
nonisolated final class PseudoLanguage: Sendable {
  private static let keyNames: Set<String> = [
    "Alt", "Backspace", "Ctrl", "Del", "Down", "End", "Enter", "Esc", "Home", "Ins", "Left", "PgDn",
    "PgUp", "Right", "Shift", "Space", "Tab", "Up",
  ]

  /// `text` in the pseudo-language.
  func callAsFunction(_ text: String) -> String { Self.eachWord(of: text, Self.longer) }

  /// Adds accents only, for text limited to a few columns in every language.
  func accented(_ text: String) -> String {
    Self.eachWord(of: text) { word in word.map { Self.accented($0) }.joined() }
  }

  private static func eachWord(of text: String, _ change: (Substring) -> String) -> String {
    var said = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      said += rest[..<start]
      let word = rest[start...].prefix(while: \.isLetter)
      let isKept =
        word.count < 2 || !word.allSatisfy(\.isASCII) || keyNames.contains(String(word))
      said += isKept ? String(word) : change(word)
      rest = rest[word.endIndex...]
    }
    return said + rest
  }

  /// Makes the first of every few letters wide, for 40 per cent more columns.
  private static func longer(_ word: Substring) -> String {
    let count = word.count
    let more = (count * 2 + 4) / 5
    return word.enumerated().map { index, letter in
      (index + 1) * more / count > index * more / count ? wide(letter) : accented(letter)
    }.joined()
  }

  /// The letter in its two-column form, as in text that mixes Latin and Chinese.
  private static func wide(_ letter: Character) -> String {
    guard let ascii = letter.asciiValue, let scalar = Unicode.Scalar(UInt32(ascii) + 0xFEE0) else {
      return String(letter)
    }
    return String(Character(scalar))
  }

  /// The letter with an accent, precomposed if possible, or else with a combining mark.
  private static func accented(_ letter: Character) -> String {
    precomposed[letter] ?? "\(letter)\u{301}"
  }

  private static let precomposed: [Character: String] = [
    "a": "ä", "c": "ç", "d": "ď", "e": "ê", "i": "ï", "n": "ñ", "o": "ó", "s": "š", "u": "ů",
    "A": "Å", "C": "Č", "E": "É", "I": "Î", "N": "Ň", "O": "Ö", "S": "Ş", "U": "Ü",
  ]
}
