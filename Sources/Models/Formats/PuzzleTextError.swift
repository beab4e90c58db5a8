/// What is wrong with a text that should hold puzzles, and where.
public struct PuzzleTextError: Error, Hashable, Sendable {
  /// The format that the text seemed to be in; nil where it looked like none.
  public let format: PuzzleFormat?
  /// From 1.
  public let line: Int
  /// From 1, in characters; nil where it is about the line or the puzzle that begins there.
  public let column: Int?
  /// What stands there, such as "'q'" or "80 cells".
  public let found: String
  /// What should stand there.
  public let expected: String
  /// What to do about it, where that does not follow from the rest.
  public let advice: String?

  /// A complaint about a place in a text.
  public init(
    format: PuzzleFormat?, line: Int, column: Int? = nil, found: String, expected: String,
    advice: String? = nil
  ) {
    self.format = format
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
    self.advice = advice
  }
}

extension PuzzleTextError: CustomStringConvertible {
  /// One sentence: "line 4, column 7: found 'q', expected a digit 1-9 or one of ….".
  public var description: String {
    let place = column.map { "line \(line), column \($0)" } ?? "line \(line)"
    let advice = advice.map { "; \($0)" } ?? ""
    return "\(place): found \(found), expected \(expected)\(advice)."
  }
}

extension PuzzleTextError {
  /// A complaint about what stands at `index` of a document that begins in `firstLine`.
  init(at index: Int, of bytes: [UInt8], firstLine: Int, expected: String) {
    let before = bytes[..<index]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let next = PuzzleLine.text(bytes[index...].prefix(32)).first
    self.init(
      format: nil, line: firstLine + before.count { $0 == 0x0A },
      column: PuzzleLine.text(bytes[start..<index]).count + 1,
      found: next.map { Self.quoted(String($0)) } ?? "the end of the text", expected: expected)
  }

  /// `text` between quotation marks, short, and without anything that a terminal would obey.
  static func quoted(_ text: String) -> String {
    let limit = 24
    var shown = ""
    for character in text.prefix(limit) {
      let isPlain = character.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
          && $0.properties.isDefaultIgnorableCodePoint == false
      }
      shown += isPlain ? String(character) : "\u{FFFD}"
    }
    return text.dropFirst(limit).isEmpty ? "'\(shown)'" : "'\(shown)…'"
  }
}
