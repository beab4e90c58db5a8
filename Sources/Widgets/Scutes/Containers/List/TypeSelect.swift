// SPDX-License-Identifier: Apache-2.0

/// Finds rows by the beginning of their titles, as it is typed.
///
/// Letters add up until they are forgotten. Repeating one letter cycles through the rows that begin
/// with it. Case is ignored.
nonisolated struct TypeSelect: Hashable, Sendable {
  /// The time until typed letters are forgotten.
  static let patience = Duration.seconds(2)

  /// The typed letters.
  private(set) var text = ""
  /// The time of the last letter.
  private var typedAt: Duration?

  init() {}

  /// Handles `key` as a letter of a title at the time `now`. Returns `false` if it isn't one:
  /// titles begin with a letter or digit. Forgets letters typed too long ago.
  mutating func take(_ key: KeyPress, at now: Duration) -> Bool {
    guard case .character(let character) = key.key, key.modifiers.isEmpty else { return false }
    if let typedAt, now - typedAt >= Self.patience { text = "" }
    guard !text.isEmpty || character.isLetter || character.isNumber else { return false }
    typedAt = now
    type(character)
    return true
  }

  mutating func type(_ character: Character) {
    text.append(character)
  }

  /// Removes the last character.
  mutating func deleteLast() {
    _ = text.popLast()
  }

  /// The matching row of `count`, where `current` is selected, or `nil` if no title matches.
  /// `title` returns a row's title, if it has one.
  func match(from current: Int?, count: Int, title: (Int) -> String?) -> Int? {
    guard count > 0, let first = text.first else { return nil }
    let isRepeated = text.count > 1 && text.allSatisfy { $0 == first }
    if !isRepeated || prefixMatch(text, at: current, title) {
      let start = text.count == 1 ? (current ?? -1) + 1 : current ?? 0
      return find(text, from: start, count: count, title)
    }
    return find(text, from: current ?? 0, count: count, title)
      ?? find(String(first), from: (current ?? -1) + 1, count: count, title)
  }

  private func find(
    _ text: String, from start: Int, count: Int, _ title: (Int) -> String?
  ) -> Int? {
    (0..<count).lazy.map { (start + $0) % count }.first { prefixMatch(text, at: $0, title) }
  }

  private func prefixMatch(_ text: String, at row: Int?, _ title: (Int) -> String?) -> Bool {
    guard let row, let title = title(row) else { return false }
    return title.lowercased().hasPrefix(text.lowercased())
  }
}
