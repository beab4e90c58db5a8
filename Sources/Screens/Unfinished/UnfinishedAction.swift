import Widgets

/// What the keys of the list of unfinished games do.
nonisolated enum UnfinishedAction: String, KeyAction {
  case back = "back"

  static let table = "unfinished"

  /// The keys of the list, besides those of every list.
  static func bindings(_ words: Words) -> [KeyBinding<UnfinishedAction>] {
    [KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back)]
  }
}
