import Widgets

/// What the keys of the list of unfinished games do.
enum UnfinishedAction: Hashable {
  case back

  /// The keys of the list, besides those of every list.
  static func bindings(_ words: Words) -> [KeyBinding<UnfinishedAction>] {
    [KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back)]
  }
}
