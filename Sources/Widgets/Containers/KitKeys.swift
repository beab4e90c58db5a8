extension KeyTable {
  /// The tables of the kit's own controls and of the focus, for those who check a key map or list what
  /// can have other keys. They do nothing.
  public static func ofKit(_ words: KitWords) -> [KeyTable] {
    [
      KeyTable("", ListAction.bindings(words.list)) { _ in },
      KeyTable("", ScrollAction.bindings(words, shown: .footer)) { _ in },
      KeyTable("", PagerAction.bindings(words.list)) { _ in },
      KeyTable(
        "", TabAction.barBindings(words.list) + TabAction.outerBindings(words.list)
      ) { _ in },
      KeyTable("", SplitAction.bindings(words.list)) { _ in },
      KeyTable("", id: "table", [KeyBinding([KeyPress("s")], (), "sort", id: "next")]) { _ in },
      FocusKeys.table { _ in },
    ]
  }
}
