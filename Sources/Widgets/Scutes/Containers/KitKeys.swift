// SPDX-License-Identifier: Apache-2.0

extension KeyTable {
  /// The tables of the built-in controls and of the focus, for checking a key map or listing keys
  /// that can be changed. Their actions do nothing.
  public static func ofKit(_ words: KitWords) -> [KeyTable] {
    [
      KeyTable("", ListAction.bindings(words.list, isOutline: true)) { _ in },
      KeyTable("", ScrollAction.bindings(words, shown: .footer)) { _ in },
      KeyTable("", PagerAction.bindings(words.list)) { _ in },
      KeyTable(
        "", TabAction.barBindings(words.list) + TabAction.outerBindings(words.list)
      ) { _ in },
      KeyTable("", SplitAction.bindings(words.list)) { _ in },
      KeyTable("", id: "table", [KeyBinding([KeyPress("s")], (), "sort", id: "next")]) { _ in },
      KeyTable("", EditorAction.bindings(words.controls)) { _ in },
      FocusKeys.table { _ in },
    ]
  }
}
