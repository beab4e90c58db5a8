import Widgets

/// What the keys do while a hint is told.
nonisolated enum HintAction: String, CaseIterable, KeyAction {
  case more = "more"
  case apply = "apply"
  case previousPage = "previousPage"
  case nextPage = "nextPage"
  case source = "source"
  case close = "close"

  static let table = "hint"
}

extension HintAction {
  /// The keys of a hint. Those that do nothing, where all is told or nothing can be applied, are not
  /// shown.
  static func bindings(
    _ words: Words, next: HintLadder.Next = .rung(.place), canApply: Bool = true
  ) -> [KeyBinding<HintAction>] {
    [
      KeyBinding(
        [KeyPress("H"), KeyPress(.function(2))], .more,
        next == .page ? words.hints.nextPage : words.hints.more.lowercased(),
        shown: next == .nothing ? .hidden : .footer),
      KeyBinding(
        [KeyPress(.enter)], .apply, words.hints.apply.lowercased(),
        shown: canApply ? .footer : .hidden),
      KeyBinding([KeyPress(.escape)], .close, words.hints.close.lowercased()),
      KeyBinding(
        [KeyPress("[")], .previousPage, words.hints.turnPages, shown: .help, as: "[ ]"),
      KeyBinding([KeyPress("]")], .nextPage, words.hints.turnPages, shown: .hidden),
      KeyBinding([KeyPress("N")], .source, words.hints.switchSource),
    ]
  }

  /// The usual key of an action, as it is shown.
  static func key(_ action: HintAction, _ words: Words, isUnicode: Bool) -> String {
    let binding = bindings(words).first { $0.action == action }
    return binding?.keys.first?.name(isUnicode: isUnicode, names: words.kit.keyNames) ?? ""
  }
}
