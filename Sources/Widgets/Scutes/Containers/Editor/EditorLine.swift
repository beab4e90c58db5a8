// SPDX-License-Identifier: Apache-2.0

/// A line of an editor, laid out in rows.
///
/// ```
///   row 0    the quick brown     clusters 0..<16, the blank after "brown" is at the end
///   row 1    fox                 clusters 16..<19
/// ```
nonisolated struct EditorLine {
  let text: String
  let characters: [Character]
  /// The columns of each cluster.
  private(set) var columns: [Int]
  /// The clusters of each row. There is at least one row.
  private(set) var rows: [Range<Int>] = []

  /// How lines are laid out.
  struct Style: Equatable {
    /// The columns of a row, or `nil` to keep a line in one row.
    var width: Int?
    var mode = TextWrapMode.automatic
    /// The columns from one tab stop to the next.
    var tabWidth = 4
  }

  init(_ text: String, style: Style) {
    self.text = text
    characters = Array(text)
    columns = Array(repeating: 0, count: characters.count)
    guard let width = style.width else {
      measure(0, tabWidth: style.tabWidth, width: .max)
      rows = [0..<characters.count]
      return
    }
    var breaks = TextBreaks.places(in: text, mode: style.mode)[...]
    var start = 0
    while true {
      let full = measure(start, tabWidth: style.tabWidth, width: max(1, width))
      guard full < characters.count else { break }
      var end = full
      while let place = breaks.first, place <= full {
        if place > start { end = place }
        breaks.removeFirst()
      }
      rows.append(start..<end)
      start = end
    }
    rows.append(start..<characters.count)
  }

  /// Measures the clusters of the row that begins at `start`. Returns the first that has no room in
  /// it. A blank may be one column beyond.
  @discardableResult
  private mutating func measure(_ start: Int, tabWidth: Int, width: Int) -> Int {
    var x = 0
    for index in start..<characters.count {
      let character = characters[index]
      var own = Self.columns(of: character)
      if character == "\t" { own = max(1, tabWidth) - x % max(1, tabWidth) }
      let hangs = (character == " " || character == "\t") && x <= width
      if x + own > width, index > start, !hangs { return index }
      columns[index] = own
      x += own
    }
    return characters.count
  }

  /// The row of the insertion point before cluster `index`.
  func row(of index: Int) -> Int {
    rows.lastIndex { $0.lowerBound <= index } ?? 0
  }

  /// The columns before cluster `index` in its row.
  func column(of index: Int) -> Int {
    columns[rows[row(of: index)].lowerBound..<min(index, columns.count)].reduce(0, +)
  }

  /// The insertion point nearest to `column` of `row`, which stays in that row.
  func place(atColumn column: Int, row: Int) -> Int {
    let range = rows[row]
    var x = 0
    for index in range {
      if column < x + max(1, (columns[index] + 1) / 2) { return index }
      x += columns[index]
    }
    return row < rows.count - 1 ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }

  /// The cluster in `column` of `row`, or the last one beyond its end.
  func cluster(atColumn column: Int, row: Int) -> Int {
    let range = rows[row]
    var x = 0
    for index in range {
      x += columns[index]
      if column < x { return index }
    }
    return max(range.lowerBound, range.upperBound - 1)
  }

  /// The columns of `character` where it isn't a tab. A control character is shown by a sign.
  private static func columns(of character: Character) -> Int {
    isControl(character) ? 1 : character.columns
  }

  /// What is shown for `character`.
  static func shown(_ character: Character, isUnicode: Bool) -> Character {
    guard isControl(character), let value = character.unicodeScalars.first?.value else {
      return character
    }
    guard isUnicode else { return "?" }
    let picture = value < 0x20 ? 0x2400 + value : value == 0x7F ? 0x2421 : 0xFFFD
    return Unicode.Scalar(picture).map { Character($0) } ?? "?"
  }

  private static func isControl(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
