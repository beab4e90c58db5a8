import Testing

@testable import ScutesConsole

/// Keys of keyboards for other scripts.
struct KeyPositionTests {
  /// The keys that `text` sits on, as ASCII.
  private func keys(_ text: String) -> String {
    String(
      text.unicodeScalars.flatMap { KeyPress(Character($0)).underlyingKeys }.compactMap {
        if case .character(let character) = $0.key { character } else { nil }
      })
  }

  @Test(arguments: [
    // Korean: single letters, doubled ones with Shift, compounds
    ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop"), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"), ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"),
    ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"), ("ㅘㅢㄳㅄ", "hkmlrtqt"),
    // Syllables as an input method hands them over, and the same decomposed
    ("허", "gj"), ("뷁", "qnpfr"), ("까", "Rk"), ("\u{1112}\u{1165}", "gj"), ("\u{11AB}", "s"),
    // Half-width letters
    ("\u{FFA1}\u{FFBE}\u{FFC2}\u{FFCA}\u{FFDC}", "rgkul"),
    // Full-width forms
    ("５Ｈｈ！？＂", "5Hh!?\""), ("\u{3000}", " "),
    // Cyrillic, Greek, Hebrew, Arabic, Devanagari, Thai
    ("йцукен ЙЦУ", "qwertyQWE"), ("хХэЭ", "[{'\""), ("ії", "s]"), ("ξηκλ ΞΗ", "jhklJH"),
    ("חיכל", "jhfk"), ("تنم", "jkl"), ("\u{94D}र", "dj"), ("ๆ\u{E48}", "qj"),
    // Digits of any script
    ("٥۵५๕５", "55555"), ("०९", "09"),
  ])
  func aCharacterSitsOnTheKeysOfItsLayout(text: String, expected: String) {
    #expect(keys(text) == expected)
  }

  @Test(arguments: ["a", "5", "é", "ß", "½", "②", "あ", "漢", "🐢"])
  func nothingIsKnownOfOthers(character: String) {
    #expect(keys(character) == "")
  }

  @Test func modifiersStay() {
    let key = KeyPress("ㅓ", modifiers: [.control, .alt])
    #expect(key.underlyingKeys == [KeyPress("j", modifiers: [.control, .alt])])
    #expect(KeyPress(.up).underlyingKeys == [])
  }

  @Test func eachRowHasAKeyForEachLetter() {
    for row in KeyPosition.rows {
      #expect(row.letters.unicodeScalars.count == row.keys.count, "\(row.letters)")
      #expect(Set(row.letters.unicodeScalars).count == row.keys.count, "\(row.letters)")
    }
  }

  @Test func theSyllablesAreTypedByTheKeysOfTheirLetters() {
    for value in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 97) {
      guard let syllable = Unicode.Scalar(value) else { continue }
      let count = Int(value - 0xAC00)
      let parts =
        [0x1100 + count / 588, 0x1161 + count % 588 / 28]
        + (count % 28 == 0 ? [] : [0x11A7 + count % 28])
      let letters = parts.compactMap { Unicode.Scalar(UInt32($0)) }
      #expect(
        keys(String(Character(syllable))) == letters.map { keys(String(Character($0))) }.joined())
    }
  }
}
