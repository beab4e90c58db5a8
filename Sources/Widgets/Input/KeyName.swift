extension KeyPress {
  /// How the key is written for people: "↑", "Ctrl-R", "Esc", "a". Without Unicode the arrows are
  /// words.
  public nonisolated func name(isUnicode: Bool = true) -> String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl-" }
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    if case .character(let character) = key {
      guard character != " " else { return name + "Space" }
      return name + (modifiers.contains(.control) ? character.uppercased() : String(character))
    }
    return name + (isUnicode ? key.symbol ?? key.word : key.word)
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

  fileprivate nonisolated var word: String {
    switch self {
    case .character(let character): String(character)
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .backspace: "Backspace"
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .function(let number): "F\(number)"
    }
  }
}
