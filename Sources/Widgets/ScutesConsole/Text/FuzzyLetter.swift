// SPDX-License-Identifier: Apache-2.0

/// A character as the search compares it: without case, and a Korean syllable by its parts.
struct FuzzyLetter {
  private let folded: String
  private let syllable: HangulSyllable?
  /// The index of the consonant, for a consonant by itself.
  private let initial: Int?
  /// The mark of the letter as typed.
  let typed: FuzzyMarks
  /// The marks of all typed letters that stand for it.
  let shown: FuzzyMarks

  init(_ character: Character) {
    folded = character.lowercased()
    let scalars = String(character).unicodeScalars
    let scalar = scalars.count == 1 ? scalars.first : nil
    syllable = scalar.flatMap(HangulSyllable.init)
    initial = scalar.flatMap { HangulSyllable.initials.firstIndex(of: $0) }
    typed = FuzzyMarks(folded)
    shown = (syllable?.shortForms ?? []).reduce(typed) { $0.union(FuzzyMarks($1)) }
  }

  /// Returns `true` if this typed letter stands for `other`.
  func matches(_ other: FuzzyLetter) -> Bool {
    if folded == other.folded { return true }
    guard let whole = other.syllable else { return false }
    if let initial { return initial == whole.initial }
    guard let syllable, syllable.final == 0 else { return false }
    return syllable.initial == whole.initial && syllable.vowel == whole.vowel
  }
}

/// Letters as bits, for a quick comparison. Different letters may share a bit.
struct FuzzyMarks: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the mark of a letter. Equal strings have the same one, however they are composed.
  init(_ letter: String) { rawValue = 1 << (UInt64(bitPattern: Int64(letter.hashValue)) & 63) }
}

/// The parts of one of Unicode's 11,172 syllables, which are ordered by their parts.
private struct HangulSyllable {
  let initial: Int
  let vowel: Int
  /// 0 if the syllable ends with its vowel.
  let final: Int

  /// The initial consonants as single letters, in Unicode's order.
  static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

  init?(_ scalar: Unicode.Scalar) {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = Int(scalar.value - 0xAC00)
    (initial, vowel, final) = (index / 588, index % 588 / 28, index % 28)
  }

  /// Its consonant by itself, and the syllable without its final.
  var shortForms: [String] {
    let open = Unicode.Scalar(UInt32(0xAC00 + initial * 588 + vowel * 28))
    return [String(Self.initials[initial])] + (open.map { [String($0)] } ?? [])
  }
}
