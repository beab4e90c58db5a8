import Widgets

/// The keys of a board whose puzzle is solved or was given up: what can be done next comes first.
@MainActor extension GameBoardAction {
  /// The keys of a finished board. Those that it does not need for itself still move the cursor, or
  /// say why nothing can be changed.
  static func finishedBindings(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    let own = [
      KeyBinding(
        [KeyPress("s"), KeyPress(.enter)], GameBoardAction.score, words.board.result.lowercased()),
      KeyBinding([KeyPress("r")], .replay, words.score.replay.lowercased()),
      KeyBinding([KeyPress("n")], .next, words.board.nextPuzzle.lowercased()),
      KeyBinding([KeyPress("y")], .copyPuzzle, words.share.copyPuzzle, shown: .help),
      KeyBinding([KeyPress("Y")], .copyState, words.share.copyState, shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .end, words.app.back),
    ]
    let taken = Set(own.flatMap(\.keys))
    let others = bindings(words).compactMap { binding in
      taken.isDisjoint(with: binding.keys)
        ? KeyBinding(binding.keys, binding.action, binding.title, shown: .hidden) : nil
    }
    return own + others
  }
}
