/// Names that somebody may have meant.
enum NearNames {
  /// Those of `names` that take the fewest letters to be changed, added or left out to become `text`,
  /// the nearest first; at most `limit`.
  ///
  /// - Complexity: O(length of `text` × length of all names).
  static func of(_ text: String, in names: [String], limit: Int) -> [String] {
    let wanted = Array(TechniqueName.letters(text))
    let distances = names.enumerated().map { index, name in
      (distance(wanted, Array(TechniqueName.letters(name))), index)
    }
    return distances.sorted { $0 < $1 }.prefix(limit).map { names[$0.1] }
  }

  /// The number of differing letters, by Levenshtein distance.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
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
}
