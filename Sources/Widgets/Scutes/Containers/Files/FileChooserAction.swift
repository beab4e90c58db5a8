// SPDX-License-Identifier: Apache-2.0

/// The keys of a file chooser in addition to those of its list.
nonisolated enum FileChooserAction: String, KeyAction {
  case parent = "parent"
  /// Opens the selected folder.
  case enter = "enter"
  case hidden = "hidden"
  case find = "find"

  static let table = "fileChooser"

  static func bindings(_ words: KitWords) -> [KeyBinding<FileChooserAction>] {
    [
      KeyBinding([KeyPress(.left), KeyPress(.backspace)], .parent, words.files.parent),
      KeyBinding([KeyPress(.right)], .enter, words.list.open, shown: .help),
      KeyBinding([KeyPress(".")], .hidden, words.files.hidden, shown: .help),
      KeyBinding([], .find, words.files.find, as: "a-z"),
    ]
  }
}
