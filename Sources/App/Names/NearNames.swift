import Sudoku

/// Names that somebody may have meant.
enum NearNames {
  /// Returns at most `limit` values with a name like `text`: those whose names contain it, those
  /// that begin with it first, or else those with the nearest names, the nearest first. A name that
  /// differs in more than two letters, and in more than a third of them, isn't near.
  ///
  /// - Complexity: O(length of `text` × length of all names).
  static func of<Value>(
    _ text: String, among values: [Value], limit: Int, names: (Value) -> [String]
  ) -> [Value] {
    let wanted = text.foldedName
    let all = values.map { (value: $0, names: names($0)) }
    let containing = all.filter { entry in
      entry.names.contains { name in
        let name = name.foldedName
        return wanted.count > 2 ? name.contains(wanted) : name.hasPrefix(wanted)
      }
    }
    if wanted.count > 1, !containing.isEmpty {
      let begins = containing.map { entry in
        entry.names.contains { $0.foldedName.hasPrefix(wanted) }
      }
      let order =
        containing.indices.filter { begins[$0] } + containing.indices.filter { !begins[$0] }
      return order.prefix(limit).map { containing[$0].value }
    }
    let distances = all.enumerated().map { index, entry in
      (entry.names.map { distanceToPart(text, $0) }.min() ?? .max, index)
    }
    return distances.filter { $0.0 <= max(2, wanted.count / 3) }.sorted { $0 < $1 }.prefix(limit)
      .map { values[$0.1] }
  }

  /// Returns the distance to the whole name, or one more than that to its beginning or to a word if
  /// that is less. Parts of fewer than four letters don't count.
  private static func distanceToPart(_ text: String, _ name: String) -> Int {
    let beginning = String(letters(name).prefix(letters(text).count))
    let parts = (words(of: name) + [beginning]).filter { $0.count >= 4 }
    return min(distance(text, name), parts.map { distance(text, $0) + 1 }.min() ?? .max)
  }

  /// Returns the words of a name: "junior" and "Exocet" of `juniorExocet`.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for character in name {
      if !character.isLetter || character.isUppercase { words.append("") }
      if character.isLetter { words[words.count - 1].append(character) }
    }
    return words
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

  private static func letters(_ text: String) -> [Character] { Array(text.foldedName) }
}
