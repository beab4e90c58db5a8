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

/// The words of one paragraph, in order.
struct WordSequence: IteratorProtocol {
  private var rest: Substring
  private let mode: TextWrapMode

  init(_ paragraph: Substring, mode: TextWrapMode) {
    rest = paragraph
    self.mode = mode
  }

  mutating func next() -> Word? {
    guard !rest.isEmpty else { return nil }
    var word = Word()
    while let first = rest.first, Self.isBlank(first) {
      word.blanks += 1
      rest.removeFirst()
    }
    let start = rest.startIndex
    var end = start
    var last: Character?
    var isAfterLetter = false
    while end < rest.endIndex {
      let character = rest[end]
      if Self.isBlank(character) { break }
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

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
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
  private static let opening = Set("([{‘“（［｛〈《「『【〔〖")
  /// Characters that can't begin a line.
  private static let closing = Set(")]}’”,.!?:;%…）］｝〉》」』】〕〗，．！？：；、。・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々％")
}

extension Character {
  /// `true` for letters and digits, such as those of "3행".
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
