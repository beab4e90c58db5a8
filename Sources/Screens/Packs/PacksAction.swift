import Widgets

/// What the keys of the packs do.
enum PacksAction: Hashable {
  case choose
  case next
  case back

  /// The keys of the packs.
  static func bindings(_ words: Words) -> [KeyBinding<PacksAction>] {
    [
      KeyBinding([], .choose, words.app.moveFocus, as: "↑↓"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("n")], .next, words.packs.playNext),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
