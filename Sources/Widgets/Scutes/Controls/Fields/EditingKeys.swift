// SPDX-License-Identifier: Apache-2.0

/// The actions of a view in which text is edited. What follows shortens their tables, in which most
/// keys aren't listed.
nonisolated protocol EditingKeys {}

nonisolated extension EditingKeys {
  static func hidden(_ keys: KeyPress..., to action: Self) -> KeyBinding<Self> {
    KeyBinding(keys, action, "", shown: .hidden)
  }

  static func control(_ key: KeyPress.Key) -> KeyPress { KeyPress(key, modifiers: .control) }

  static func control(_ letter: Character) -> KeyPress { KeyPress(letter, modifiers: .control) }

  static func alt(_ key: KeyPress.Key) -> KeyPress { KeyPress(key, modifiers: .alt) }

  static func alt(_ letter: Character) -> KeyPress { KeyPress(letter, modifiers: .alt) }

  static func shift(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> KeyPress {
    KeyPress(key, modifiers: modifiers.union(.shift))
  }
}
