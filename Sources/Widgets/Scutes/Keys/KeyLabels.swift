// SPDX-License-Identifier: Apache-2.0

public import ScutesConsole

/// The keys of actions as the screen names them, under the user's key map.
///
/// A view reads them from the environment, to name a key beside a button or in a sentence:
///
/// ```swift
/// @Environment(\.keyLabels) private var keys
///
/// Text("Undo \(keys.key(of: .undo, in: EditorAction.bindings))")
/// ```
public nonisolated struct KeyLabels {
  private let keyMap: KeyMap
  private let names: KeyNames
  private let isUnicode: Bool

  /// Creates labels for the keys that `keyMap` gives to actions. Without Unicode the arrows are
  /// words.
  public init(keyMap: KeyMap = KeyMap(), names: KeyNames = KeyNames(), isUnicode: Bool = true) {
    self.keyMap = keyMap
    self.names = names
    self.isUnicode = isUnicode
  }

  /// Returns the first key of `action` in a table of bindings, or an empty string if it has none.
  public func key<Action: KeyAction & Equatable>(
    of action: Action, in bindings: [KeyBinding<Action>]
  ) -> String {
    let binding = bindings.first { $0.action == action }
    let own = binding?.id.flatMap { keyMap["\(Action.table).\($0)"] }
    return (own ?? binding?.keys)?.first?.name(isUnicode: isUnicode, names: names) ?? ""
  }

  /// Returns the first key of the command called `id` in `table`, or an empty string if it has
  /// none.
  @MainActor public func key<Target>(of id: String, in table: CommandTable<Target>) -> String {
    press(of: id, in: table)?.name(isUnicode: isUnicode, names: names) ?? ""
  }

  /// Returns that key itself, for the shortcut of a button that performs the command.
  @MainActor public func press<Target>(
    of id: String, in table: CommandTable<Target>
  ) -> KeyPress? {
    (keyMap["\(table.id).\(id)"] ?? table[id]?.keys)?.first
  }
}
