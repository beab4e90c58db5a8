/// Answers to keys on behalf of its content.
struct KeyBindingsModifier<Content: View>: ModifierView {
  let content: Content
  let table: KeyTable

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    KeyBindingsNode(view, in: parent)
  }
}

private final class KeyBindingsNode<Content: View>: ModifierNode<KeyBindingsModifier<Content>> {
  private var remapped: KeyTable?

  /// The table of the view with the keys of the user's own.
  private var table: KeyTable {
    if let remapped { return remapped }
    let table = view.table.remapped(by: environment.keyMap)
    remapped = table
    return table
  }

  override var keyTable: KeyTable? { environment.isEnabled ? table : nil }

  override func viewChanged(from old: KeyBindingsModifier<Content>, environmentChanged: Bool) {
    remapped = nil
    showContent()
    tree.keysChanged()
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard let entry = keyTable?.entry(for: key) else { return false }
    entry.perform()
    return true
  }
}

extension View {
  /// Answers to the keys of `bindings` while the focus is on this view or within it. `title` is the
  /// heading under which the keys are shown.
  ///
  /// `id` is the first part of the names of the actions in key maps, see ``KeyTable/id``; the keys are
  /// those of the environment's `keyMap` where it has any. The keys of a disabled view do nothing,
  /// and are not shown.
  ///
  /// With `worksEverywhere`, the keys also work below a sheet, unless the sheet has another use for
  /// them.
  public func keyBindings<Action>(
    _ title: String, id: String? = nil, _ bindings: [KeyBinding<Action>],
    worksEverywhere: Bool = false, perform: @escaping (Action) -> Void
  ) -> some View {
    KeyBindingsModifier(
      content: self,
      table: KeyTable(title, id: id, bindings, worksEverywhere: worksEverywhere, perform: perform))
  }
}

private enum KeyMapKey: EnvironmentKey {
  static var defaultValue: KeyMap { KeyMap() }
}

extension EnvironmentValues {
  /// Other keys for the actions of the key tables within.
  public var keyMap: KeyMap {
    get { self[KeyMapKey.self] }
    set { self[KeyMapKey.self] = newValue }
  }
}
