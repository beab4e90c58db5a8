/// Answers to keys on behalf of its content.
@usableFromInline struct KeyBindingsModifier: NodeModifier {
  let table: KeyTable

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    KeyBindingsNode(modifier, in: parent)
  }
}

private final class KeyBindingsNode: ModifierNode<KeyBindingsModifier> {
  private var remapped: KeyTable?

  /// The table of the modifier with the keys of the user's own.
  private var table: KeyTable {
    if let remapped { return remapped }
    let table = modifier.table.remapped(by: environment.keyMap)
    remapped = table
    return table
  }

  override var keyTable: KeyTable? { environment.isEnabled ? table : nil }

  override func modifierChanged(
    from old: KeyBindingsModifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    remapped = nil
    tree.setWorksEverywhere(modifier.table.worksEverywhere, of: self)
    showContent()
    if old != nil { changed(.keys) }
  }

  override func willLeave() {
    tree.setWorksEverywhere(false, of: self)
  }

  override func handle(_ key: KeyPress) -> Bool {
    keyTable?.take(key) ?? false
  }
}

extension View {
  /// Answers to the keys of `bindings` while the focus is on this view or within it. `title` is the
  /// heading under which the keys are shown.
  ///
  /// `id` is the first part of the names of the actions in key maps, for actions that are no
  /// ``KeyAction``; the keys are those of the environment's `keyMap` where it has any. The keys of a
  /// disabled view do nothing, and are not shown.
  ///
  /// With `worksEverywhere`, the keys also work below a sheet, unless the sheet has another use for
  /// them.
  public func keyBindings<Action>(
    _ title: String, id: String? = nil, _ bindings: [KeyBinding<Action>],
    worksEverywhere: Bool = false, perform: @escaping (Action) -> Void
  ) -> some View {
    modifier(
      KeyBindingsModifier(
        table: KeyTable(title, id: id, bindings, worksEverywhere: worksEverywhere, perform: perform)
      ))
  }
}

extension EnvironmentValues {
  /// Other keys for the actions of the key tables within.
  public var keyMap: KeyMap {
    get { box.kit.keyMap }
    set { write { $0.keyMap = newValue } }
  }
}
