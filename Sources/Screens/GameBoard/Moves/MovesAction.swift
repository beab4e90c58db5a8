import Widgets

/// The key actions on the moves of a game, besides those of every list.
nonisolated enum MovesAction: String, KeyAction {
  case choose = "choose"
  /// Goes to the selected move, or unfolds the selected moves.
  case go = "go"
  case previousBranch = "previousBranch"
  case nextBranch = "nextBranch"
  case nextCheckpoint = "nextCheckpoint"
  /// Names the checkpoint at the selected move, or sets one.
  case name = "name"
  case unfold = "unfold"
  case fold = "fold"
  /// Leaves the name as it is.
  case cancelName = "cancelName"

  static let table = "moves"

  static func bindings(_ words: Words) -> [KeyBinding<MovesAction>] {
    let moves = words.moves
    return [
      KeyBinding([], .choose, words.app.move, shown: .help, as: "↑↓"),
      KeyBinding([], .go, moves.go, shown: .help, as: "⏎"),
      KeyBinding([KeyPress("["), KeyPress(.left)], .previousBranch, moves.branch, as: "[ ]"),
      KeyBinding([KeyPress("]"), KeyPress(.right)], .nextBranch, moves.branch, shown: .hidden),
      KeyBinding([KeyPress("n"), KeyPress("B")], .name, moves.nameCheckpoint),
      KeyBinding([KeyPress("'")], .nextCheckpoint, moves.nextCheckpoint, shown: .help),
      KeyBinding([KeyPress(">")], .unfold, words.hints.foldReasons, shown: .help, as: "< >"),
      KeyBinding([KeyPress("<")], .fold, words.hints.foldReasons, shown: .hidden),
    ]
  }

  /// The keys while a name is typed.
  static func namingBindings(_ words: Words) -> [KeyBinding<MovesAction>] {
    [KeyBinding([KeyPress(.escape)], .cancelName, words.moves.cancelName)]
  }
}
