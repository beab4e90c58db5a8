/// A piece of text that is not broken unless it is wider than a line.
nonisolated struct Word {
  /// Blanks before it.
  var blanks = 0
  /// The piece itself; empty for blanks at the end of the text.
  var text: Substring = ""
  /// Columns of the piece, without the blanks.
  var columns = 0
}

/// The words of one paragraph, in order.
nonisolated struct WordSequence: IteratorProtocol {
  private var rest: Substring

  init(_ paragraph: Substring) {
    rest = paragraph
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
      if let last, Self.mayBreak(between: last, and: character) { break }
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

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    guard left.columns == 2 || right.columns == 2 else { return false }
    return !opening.contains(left) && !closing.contains(right)
  }

  /// Not at the end of a line.
  private static let opening = Set("([{‘“（［｛〈《「『【〔〖")
  /// Not at the beginning of a line.
  private static let closing = Set(")]}’”,.!?:;%…）］｝〉》」』】〕〗，．！？：；、。・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々％")
}
