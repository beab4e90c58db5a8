/// Finds rows by the beginnings of their titles, as they are typed.
///
/// What is typed adds up until it is forgotten. One letter that is typed again and again goes from
/// one row that begins with it to the next, around the end. Capitals make no difference.
nonisolated struct TypeSelect: Hashable, Sendable {
  /// How long what was typed counts.
  static let patience = Duration.seconds(2)

  /// What has been typed so far.
  private(set) var text = ""
  /// When the last character was taken.
  private var typedAt: Duration?

  /// Nothing typed yet.
  init() {}

  /// Takes `key` as a letter of a title at the time `now`. Returns `false` if it is none: a title
  /// begins with a letter or a digit. What was typed too long ago is forgotten.
  mutating func take(_ key: KeyPress, at now: Duration) -> Bool {
    guard case .character(let character) = key.key, key.modifiers.isEmpty else { return false }
    if let typedAt, now - typedAt >= Self.patience { text = "" }
    guard !text.isEmpty || character.isLetter || character.isNumber else { return false }
    typedAt = now
    type(character)
    return true
  }

  /// Adds `character`.
  mutating func type(_ character: Character) {
    text.append(character)
  }

  /// Takes the last character back.
  mutating func deleteLast() {
    _ = text.popLast()
  }

  /// The row that is meant among `count` rows, of which `current` is chosen; nil where no title
  /// begins so. `title` tells the titles of those that have one.
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
