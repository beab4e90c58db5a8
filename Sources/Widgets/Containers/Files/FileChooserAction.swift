/// What the keys of a file chooser do besides those of its list.
nonisolated enum FileChooserAction: Hashable {
  case parent
  /// Opens the folder of the chosen row.
  case enter
  case hidden
  case find

  /// The keys.
  static func bindings(_ words: KitWords) -> [KeyBinding<FileChooserAction>] {
    [
      KeyBinding([KeyPress(.left), KeyPress(.backspace)], .parent, words.files.parent),
      KeyBinding([KeyPress(.right)], .enter, words.list.open, shown: .help),
      KeyBinding([KeyPress(".")], .hidden, words.files.hidden, shown: .help),
      KeyBinding([], .find, words.files.find, as: "a-z"),
    ]
  }
}
