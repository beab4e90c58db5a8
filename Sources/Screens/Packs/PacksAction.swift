import Widgets

/// What the keys of the packs do.
nonisolated enum PacksAction: String, KeyAction {
  case choose = "choose"
  case next = "next"
  case back = "back"

  static let table = "packs"

  /// The keys of the packs, and of the puzzles of one, which stand in a grid.
  static func bindings(_ words: Words, isGrid: Bool = false) -> [KeyBinding<PacksAction>] {
    [
      KeyBinding([], .choose, words.app.moveFocus, as: isGrid ? "↑↓←→" : "↑↓"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("n")], .next, words.packs.playNext),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
