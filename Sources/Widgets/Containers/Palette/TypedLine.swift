/// A line that is typed, with the cursor at its end.
nonisolated struct TypedLine: Equatable {
  private(set) var text = ""

  /// Does what `key` means for the line; false where it means nothing.
  mutating func take(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.backspace):
      if !text.isEmpty { text.removeLast() }
    case KeyPress("u", modifiers: .control):
      text = ""
    case KeyPress("w", modifiers: .control), KeyPress(.backspace, modifiers: .alt):
      while text.last == " " { text.removeLast() }
      while let last = text.last, last != " " { text.removeLast() }
    default:
      guard case .character(let character) = key.key, key.modifiers.isEmpty else { return false }
      insert(String(character))
    }
    return true
  }

  /// Adds `addition` at the end, without what would begin another line. Parts of one character that
  /// come one after the other become that character.
  mutating func insert(_ addition: String) {
    text += addition.replacing("\n", with: " ").replacing("\t", with: " ")
  }
}
