import Widgets

/// The key actions on the paths to a solution, besides those of every list.
nonisolated enum PathsAction: String, KeyAction {
  case choose = "choose"
  /// Shows the steps of the selected path.
  case show = "show"
  /// Compares the others with the selected path.
  case compare = "compare"
  case rename = "rename"
  case delete = "delete"
  case undo = "undo"
  case copy = "copy"
  case exportSteps = "export"
  /// Leaves the name as it is.
  case cancelName = "cancelName"

  static let table = "paths"

  static func bindings(_ words: Words) -> [KeyBinding<PathsAction>] {
    let paths = words.paths
    return [
      KeyBinding([], .choose, words.app.move, shown: .help, as: "↑↓"),
      KeyBinding([], .show, paths.show, shown: .help, as: "⏎"),
      KeyBinding([KeyPress("c")], .compare, paths.compare),
      KeyBinding([KeyPress("n")], .rename, paths.rename),
      KeyBinding([KeyPress("x"), KeyPress(.delete)], .delete, paths.delete),
      KeyBinding([KeyPress("u")], .undo, words.board.undo.lowercased(), shown: .help),
      KeyBinding([KeyPress("y")], .copy, words.share.copy.lowercased(), shown: .help),
      KeyBinding([KeyPress("e")], .exportSteps, words.export.title.lowercased()),
    ]
  }

  /// The keys while a name is typed.
  static func namingBindings(_ words: Words) -> [KeyBinding<PathsAction>] {
    [KeyBinding([KeyPress(.escape)], .cancelName, words.paths.cancelName)]
  }
}
