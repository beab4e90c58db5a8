/// The lines before a grid that say what it is.
///
/// ```
/// #ARuud                                 % a title, and nine lines
/// #DA random puzzle created by SudoCue
/// #LEasy
/// ```
struct PuzzleHeaders: Sendable {
  private(set) var details: [PuzzleDetail: String] = [:]
  /// Whether a percent sign stood before the title.
  private(set) var isDebian = false

  private static let letters: [(letter: Character, detail: PuzzleDetail)] = [
    ("A", .author), ("D", .title), ("C", .comment), ("B", .date), ("S", .source), ("L", .level),
    ("U", .link),
  ]

  /// Takes what `line` says. Comments that are in no header's form say nothing.
  mutating func take(_ line: ArraySlice<UInt8>) {
    let text = PuzzleLine.text(line.dropFirst())
    if line.first == UInt8(ascii: "%") {
      isDebian = true
      details[.title] = PuzzleLine.text(line.dropFirst().trimmed)
      if details[.title]?.isEmpty == true { details[.title] = nil }
    } else if let letter = text.first,
      let detail = Self.letters.first(where: { $0.letter == letter })?.detail
    {
      let words = PuzzleLine.text(line.dropFirst(2).trimmed)
      guard !words.isEmpty else { return }
      details[detail] = details[detail].map { $0 + "\n" + words } ?? words
    }
  }

  /// The header lines of `details`, a line feed after each.
  static func text(of details: [PuzzleDetail: String]) -> String {
    letters.map { letter, detail in
      let lines = details[detail]?.split(whereSeparator: \.isNewline) ?? []
      return lines.map { "#\(letter)\($0)\n" }.joined()
    }.joined()
  }
}
