import Widgets

/// What the keys do while a puzzle is made.
nonisolated enum MakingAction: String, KeyAction {
  case cancel = "cancel"

  static let table = "making"

  /// The keys while a puzzle is made.
  static func bindings(_ words: Words) -> [KeyBinding<MakingAction>] {
    [KeyBinding([KeyPress("q"), KeyPress(.escape)], .cancel, words.levels.cancel.lowercased())]
  }
}
