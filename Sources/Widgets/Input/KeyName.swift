extension KeyPress {
  /// How the key is written for people: "↑", "Ctrl-R", "Esc", "a", in the words of `names`. Without
  /// Unicode the arrows are words.
  public nonisolated func name(isUnicode: Bool = true, names: KeyNames = KeyNames()) -> String {
    var name = ""
    if modifiers.contains(.control) { name += names.control + "-" }
    if modifiers.contains(.alt) { name += names.alt + "-" }
    if modifiers.contains(.shift) { name += names.shift + "-" }
    if case .character(let character) = key, character != " ", modifiers.contains(.control) {
      return name + character.uppercased()
    }
    return name + (isUnicode ? key.symbol ?? names.word(for: key) : names.word(for: key))
  }
}

extension KeyPress.Key {
  fileprivate nonisolated var symbol: String? {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .enter: "⏎"
    default: nil
    }
  }
}
