/// Answers to keys on behalf of its content.
struct KeyBindingsModifier<Content: View>: ModifierView {
  let content: Content
  let table: KeyTable

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    KeyBindingsNode(view, in: parent)
  }
}

private final class KeyBindingsNode<Content: View>: ModifierNode<KeyBindingsModifier<Content>> {
  override var keyTable: KeyTable? { view.table }

  override func viewChanged(from old: KeyBindingsModifier<Content>, environmentChanged: Bool) {
    showContent()
    tree.structureChanged()
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard let entry = view.table.entry(for: key) else { return false }
    entry.perform()
    return true
  }
}

extension View {
  /// Answers to the keys of `bindings` while the focus is on this view or within it. `title` is the
  /// heading under which the keys are shown.
  ///
  /// With `worksEverywhere`, the keys also work below a sheet, unless the sheet has another use for
  /// them.
  public func keyBindings<Action>(
    _ title: String, _ bindings: [KeyBinding<Action>], worksEverywhere: Bool = false,
    perform: @escaping (Action) -> Void
  ) -> some View {
    KeyBindingsModifier(
      content: self,
      table: KeyTable(title, bindings, worksEverywhere: worksEverywhere, perform: perform))
  }
}
