/// Names that somebody may have meant.
enum NearNames {
  /// Returns the values with the names nearest to `text`, the nearest first: those that take the
  /// fewest letters to be changed, added or left out. There are at most `limit`.
  ///
  /// - Complexity: O(length of `text` × length of all names).
  static func of<Value>(
    _ text: String, among values: [Value], limit: Int, names: (Value) -> [String]
  ) -> [Value] {
    let distances = values.enumerated().map { index, value in
      (names(value).map { distance(text, $0) }.min() ?? .max, index)
    }
    return distances.sorted { $0 < $1 }.prefix(limit).map { values[$0.1] }
  }

  /// Returns the number of letters that differ, by Levenshtein distance. Case, blanks and dashes
  /// don't count.
  static func distance(_ text: String, _ name: String) -> Int {
    let (first, second) = (letters(text), letters(name))
    var row = Array(0...second.count)
    for (i, one) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let changed = diagonal + (one == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }

  private static func letters(_ text: String) -> [Character] { Array(TechniqueName.letters(text)) }
}
