/// The keys of a view of the kit under the key map around it. They are found out once, for the
/// dispatch as well as for those who show keys.
struct NodeKeys<Action: KeyAction> {
  private let actions: [Action]
  private let table: KeyTable

  /// The keys of `bindings` as `map` has them. `perform` is for those who choose an action by
  /// its title.
  init(
    _ title: String, _ bindings: [KeyBinding<Action>], under map: KeyMap,
    perform: @escaping (Action) -> Void
  ) {
    actions = bindings.map(\.action)
    table = KeyTable(title, bindings, perform: perform).remapped(by: map)
  }

  /// What `key` means; nil where it means nothing here.
  func action(for key: KeyPress) -> Action? {
    table.entries.firstIndex { $0.keys.contains(key) }.map { actions[$0] }
  }

  /// The table of the actions that can be done now.
  func table(where isUsable: (Action) -> Bool = { _ in true }) -> KeyTable {
    table.with(zip(table.entries, actions).filter { isUsable($0.1) }.map(\.0))
  }
}
