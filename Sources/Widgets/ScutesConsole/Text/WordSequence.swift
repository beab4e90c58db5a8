// SPDX-License-Identifier: Apache-2.0

/// A piece of text that is broken only if it is wider than a line.
struct Word {
  /// The number of blanks before it.
  var blanks = 0
  /// The piece itself, empty for blanks at the end of the text.
  var text: Substring = ""
  /// The columns of the piece without the blanks.
  var columns = 0
}

/// The words of one paragraph without tabs, in order.
struct WordSequence: IteratorProtocol {
  private var rest: Substring
  private let mode: TextWrapMode

  init(_ paragraph: Substring, mode: TextWrapMode) {
    rest = paragraph
    self.mode = mode
  }

  mutating func next() -> Word? {
    guard !rest.isEmpty else { return nil }
    return nextInPlainText() ?? nextByCharacters()
  }

  /// The next word if it and what it touches are plain.
  private mutating func nextInPlainText() -> Word? {
    let bytes = rest.utf8
    let found = bytes.withContiguousStorageIfAvailable {
      PlainWords($0, mode: mode).first(in: 0..<$0.count)
    }
    guard let found = found ?? nil else { return nil }
    let start = bytes.index(rest.startIndex, offsetBy: found.blanks)
    let text = rest[start..<bytes.index(start, offsetBy: found.end - found.blanks)]
    rest = rest[text.endIndex...]
    return Word(blanks: found.blanks, text: text, columns: found.columns)
  }

  /// The next word, by its characters.
  mutating func nextByCharacters() -> Word? {
    guard !rest.isEmpty else { return nil }
    var word = Word()
    while let first = rest.first, first == " " {
      word.blanks += 1
      rest.removeFirst()
    }
    let start = rest.startIndex
    var end = start
    var last: Character?
    var isAfterLetter = false
    while end < rest.endIndex {
      let character = rest[end]
      if character == " " { break }
      if let last, mayBreak(between: last, and: character) { break }
      if isAfterLetter && last == "-" && character.isLetter { break }
      isAfterLetter = last?.isLetter ?? false
      word.columns += character.columns
      end = rest.index(after: end)
      last = character
    }
    word.text = rest[start..<end]
    rest = rest[end...]
    return word
  }

  private func mayBreak(between left: Character, and right: Character) -> Bool {
    if mode == .character { return true }
    if Self.signs.contains(left), right == "(" { return true }
    guard Self.isEastAsian(left) || Self.isEastAsian(right) else { return false }
    if mode == .word && left.isOfWord && right.isOfWord { return false }
    return !Self.opening.contains(left) && !Self.closing.contains(right)
  }

  /// Returns `true` if it is wide in any font, as East Asian scripts and emoji are.
  private static func isEastAsian(_ character: Character) -> Bool {
    guard !character.isASCII, let first = character.unicodeScalars.first else { return false }
    return WidthTable.contains(first.value, WidthTable.wide)
      || character.unicodeScalars.contains("\u{FE0F}")
  }

  /// Signs that may end a line before a parenthesis, as in a formula: "(5)r2c1=(5-3)r2c9".
  private static let signs = Set("=-")
  /// Characters that can't end a line.
  static let opening = Set("([{‘“（［｛〈《「『【〔〖")
  /// Characters that can't begin a line.
  static let closing = Set(")]}’”,.!?:;%…）］｝〉》」』】〕〗，．！？：；、。・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々％")
}

extension Character {
  /// `true` for letters and digits, such as those of "3행".
  var isOfWord: Bool { isLetter || isNumber }
}
