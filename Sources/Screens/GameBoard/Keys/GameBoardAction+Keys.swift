import Widgets

@MainActor extension GameBoardAction {
  /// The usual key of an action, as it is shown.
  static func key(
    of action: GameBoardAction, _ words: Words, isUnicode: Bool, keyMap: KeyMap = KeyMap()
  ) -> String {
    let binding = (bindings(words) + finishedBindings(words)).first { $0.action == action }
    let own = binding?.id.flatMap { keyMap["\(table).\($0)"] }
    return (own ?? binding?.keys)?.first?
      .name(isUnicode: isUnicode, names: words.kit.keyNames) ?? ""
  }
}

extension GameBoardModel {
  /// The usual key of an action, as it is shown, by the keys that the player prefers.
  func key(of action: GameBoardAction) -> String {
    GameBoardAction.key(
      of: action, words, isUnicode: outside.preferences.isUnicode,
      keyMap: outside.preferences.keyMap)
  }

  /// What to do to go on with a game that is paused.
  var pausedHint: String { words.board.pausedHint(key(of: .pause)) }
}
