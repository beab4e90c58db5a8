/// The lines before a grid that describe it.
///
/// ```
/// #ARuud                                 % a title, and nine lines
/// #DA random puzzle created by SudoCue
/// #LEasy
/// ```
struct PuzzleHeaders: Sendable {
  private(set) var details: [PuzzleDetail: String] = [:]
  /// `true` if the title had a percent sign before it.
  private(set) var isDebian = false

  private static let letters: [(letter: Character, detail: PuzzleDetail)] = [
    ("A", .author), ("D", .title), ("C", .comment), ("B", .date), ("S", .source), ("L", .level),
    ("U", .link),
  ]

  /// Reads a header line. Ignores comments that aren't headers.
  mutating func read(_ line: ArraySlice<UInt8>) {
    let text = PuzzleLine.text(line.dropFirst())
    if line.first == "%" {
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

  /// Adds a line of words before the grid.
  mutating func addTitle(_ title: String) {
    details[.title] = details[.title] ?? title
  }

  static func text(of entry: PuzzleEntry) -> String {
    letters.map { letter, detail in
      let lines = entry.details[detail]?.split(whereSeparator: \.isNewline) ?? []
      return lines.map { "#\(letter)\($0)\n" }.joined()
    }.joined() + FramedGrid.plain(entry.givens)
  }

  static func debian(_ entry: PuzzleEntry) -> String {
    "% " + PuzzleWriter.oneLine(entry.details[.title] ?? "") + "\n"
      + FramedGrid.plain(entry.givens)
  }
}
