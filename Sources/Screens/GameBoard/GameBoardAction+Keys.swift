import Widgets

extension GameBoardAction {
  /// The usual key of an action, as it is shown.
  static func key(of action: GameBoardAction, _ words: Words, isUnicode: Bool) -> String {
    let binding = bindings(words).first { $0.action == action }
    return binding?.keys.first?.name(isUnicode: isUnicode, names: words.kit.keyNames) ?? ""
  }
}
