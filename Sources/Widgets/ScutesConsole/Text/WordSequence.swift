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
    if let word = nextInASCII() { return word }
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

  /// The next word if it and what it touches are ASCII, byte by byte: a tenth of the work.
  private mutating func nextInASCII() -> Word? {
    let bytes = rest.utf8
    let breaksAnywhere = mode == .character
    let found = bytes.withContiguousStorageIfAvailable {
      Self.word(in: $0, breaksAnywhere: breaksAnywhere)
    }
    guard let (blanks, end) = found ?? nil else { return nil }
    let start = bytes.index(rest.startIndex, offsetBy: blanks)
    let text = rest[start..<bytes.index(start, offsetBy: end - blanks)]
    rest = rest[text.endIndex...]
    return Word(blanks: blanks, text: text, columns: end - blanks)
  }

  /// The number of blanks at the beginning of `bytes` and the end of the word behind them, or `nil`
  /// unless both are ASCII and so is what follows.
  private static func word(
    in bytes: UnsafeBufferPointer<UInt8>, breaksAnywhere: Bool
  ) -> (blanks: Int, end: Int)? {
    func isASCII(_ place: Int) -> Bool { place >= bytes.count || bytes[place] < 0x80 }
    var place = 0
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    let start = place
    var (last, isAfterLetter): (UInt8, Bool) = (0, false)
    while place < bytes.count {
      let byte = bytes[place]
      if byte >= 0x80 { return nil }
      if byte == 0x20 { return isASCII(place + 1) ? (start, place) : nil }
      if place > start {
        let isAfterSign = last == UInt8(ascii: "=") || last == UInt8(ascii: "-")
        let breaks =
          breaksAnywhere || isAfterSign && byte == UInt8(ascii: "(")
          || isAfterLetter && last == UInt8(ascii: "-") && isLetter(byte)
        if breaks { return isASCII(place + 1) ? (start, place) : nil }
        isAfterLetter = isLetter(last)
      }
      last = byte
      place += 1
    }
    return (start, place)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

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
