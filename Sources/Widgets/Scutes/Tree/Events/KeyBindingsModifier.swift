// SPDX-License-Identifier: Apache-2.0

/// Handles keys for its content.
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

  /// The modifier's table with the user's key map applied.
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
  /// Performs the commands of `table` on `target` by their keys while the focus is on or within
  /// this view. Keys from the environment's `keyMap` take precedence. The keys of a disabled view
  /// are inactive and hidden. With `everywhere`, they also work beneath a sheet.
  public func commands<Target>(
    _ table: CommandTable<Target>, on target: Target, everywhere: Bool = false
  ) -> some View {
    modifier(KeyBindingsModifier(table: table.keys(on: target, everywhere: everywhere)))
  }

  /// Handles the keys of `bindings` while the focus is on or within this view. `title` is their
  /// heading in footers and help.
  ///
  /// `id` is the first part of the action names in key maps, for actions that aren't a
  /// ``KeyAction``. Keys from the environment's `keyMap` take precedence. The keys of a disabled
  /// view are inactive and hidden.
  ///
  /// With `worksEverywhere`, the keys also work beneath a sheet, unless the sheet uses them itself.
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
  /// Replaces keys in the key tables within this view.
  public var keyMap: KeyMap {
    get { box.kit.keyMap }
    set { write { $0.keyMap = newValue } }
  }

  /// The keys of actions as the screen names them.
  public var keyLabels: KeyLabels {
    KeyLabels(keyMap: keyMap, names: kitWords.keyNames, isUnicode: capabilities.isUnicode)
  }
}
