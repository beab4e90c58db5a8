// SPDX-License-Identifier: Apache-2.0

/// The keys of a built-in view under the enclosing key map, resolved once for both dispatch and
/// display.
struct NodeKeys<Action: KeyAction> {
  private let actions: [Action]
  private let table: KeyTable

  /// Resolves the keys of `bindings` under `map`. `perform` runs an action that is chosen by its
  /// title.
  init(
    _ title: String, _ bindings: [KeyBinding<Action>], under map: KeyMap,
    perform: @escaping (Action) -> Void
  ) {
    actions = bindings.map(\.action)
    table = KeyTable(title, bindings, perform: perform).remapped(by: map)
  }

  /// The action bound to `key`, or `nil` if there is none.
  func action(for key: KeyPress) -> Action? {
    table.entries.firstIndex { $0.keys.contains(key) }.map { actions[$0] }
  }

  /// The table of the actions that are usable now.
  func table(where isUsable: (Action) -> Bool = { _ in true }) -> KeyTable {
    table.with(zip(table.entries, actions).filter { isUsable($0.1) }.map(\.0))
  }
}
