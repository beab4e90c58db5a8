import Widgets

/// What the keys of the trainer do besides those of the board.
nonisolated enum TrainerAction: String, KeyAction {
  case next = "next"
  case startAgain = "startAgain"
  case back = "back"

  static let table = "trainer"
}

extension TrainerAction {
  /// The keys of the list of techniques beside those of any list.
  static func listBindings(_ words: Words) -> [KeyBinding<TrainerAction>] {
    [
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back)
    ]
  }

  /// The keys beside those of the board.
  static func boardBindings(_ words: Words) -> [KeyBinding<TrainerAction>] {
    [
      KeyBinding([KeyPress("n")], .next, words.trainer.next.lowercased()),
      KeyBinding([KeyPress("R")], .startAgain, words.trainer.startAgain, shown: .help),
      KeyBinding([KeyPress("q")], .back, words.app.back),
    ]
  }
}
