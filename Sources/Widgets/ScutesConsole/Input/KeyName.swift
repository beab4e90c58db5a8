// SPDX-License-Identifier: Apache-2.0

extension KeyPress {
  /// Returns the written name of the key: "↑", "Ctrl-R", "Esc", "a". Without Unicode the arrows are
  /// words.
  public func name(isUnicode: Bool = true, names: KeyNames = KeyNames()) -> String {
    var name = ""
    if modifiers.contains(.control) { name += names.control + "-" }
    if modifiers.contains(.alt) { name += names.alt + "-" }
    if modifiers.contains(.shift) { name += names.shift + "-" }
    if case .character(let character) = key, character != " ", modifiers.contains(.control) {
      return name + character.uppercased()
    }
    return name + (isUnicode ? key.symbol ?? names.word(for: key) : names.word(for: key))
  }

  /// The display names of several keys: "↑↓", "Alt-↑↓", "PgUp PgDn". Names of one character are
  /// written side by side, after the modifiers if all have the same.
  package static func names(
    of keys: [KeyPress], isUnicode: Bool = true, names: KeyNames = KeyNames()
  ) -> String {
    let texts = keys.map { $0.name(isUnicode: isUnicode, names: names) }
    guard let first = keys.first, keys.allSatisfy({ $0.modifiers == first.modifiers }) else {
      return texts.joined(separator: " ")
    }
    let bare = keys.map { KeyPress($0.key).name(isUnicode: isUnicode, names: names) }
    guard bare.allSatisfy({ $0.count == 1 }), first.modifiers.isEmpty || isUnicode,
      keys.allSatisfy({ first.modifiers.isEmpty || $0.key.isArrow })
    else { return texts.joined(separator: " ") }
    return texts[0] + bare.dropFirst().joined()
  }
}

extension KeyPress.Key {
  fileprivate var isArrow: Bool {
    [.up, .down, .left, .right].contains(self)
  }

  fileprivate var symbol: String? {
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
