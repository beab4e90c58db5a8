import Widgets

/// What the keys do while a puzzle is made.
enum MakingAction: Hashable {
  case cancel

  /// The keys while a puzzle is made.
  static func bindings(_ words: Words) -> [KeyBinding<MakingAction>] {
    [KeyBinding([KeyPress("q"), KeyPress(.escape)], .cancel, words.levels.cancel.lowercased())]
  }
}
