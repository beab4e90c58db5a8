import Hints
import Widgets

/// The key actions while a hint is open.
nonisolated enum HintAction: String, CaseIterable, KeyAction {
  case more = "more"
  case apply = "apply"
  case previousPage = "previousPage"
  case nextPage = "nextPage"
  case unfold = "unfold"
  case fold = "fold"
  case source = "source"
  case close = "close"

  static let table = "hint"
}

extension HintAction {
  /// The keys of a hint. Those with no effect at the moment are hidden.
  static func bindings(
    _ words: Words, next: HintLadder.Next = .rung(.place), canApply: Bool = true,
    hasPages: Bool = false, canUnfold: Bool = true, canFold: Bool = true
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
        [KeyPress("[")], .previousPage, words.hints.turnPages,
        shown: hasPages ? .footer : .help, as: "[ ]"),
      KeyBinding([KeyPress("]")], .nextPage, words.hints.turnPages, shown: .hidden),
    ] + KeyBinding.folding(words, .unfold, .fold, canUnfold: canUnfold, canFold: canFold) + [
      KeyBinding([KeyPress("N")], .source, words.hints.switchSource)
    ]
  }
}

extension KeyBinding {
  /// The keys that unfold and fold reasons level by level. Those with no effect at the moment are
  /// hidden.
  nonisolated static func folding(
    _ words: Words, _ unfold: Action, _ fold: Action, canUnfold: Bool, canFold: Bool
  ) -> [KeyBinding] {
    let hints = words.hints
    let both = canUnfold && canFold
    return [
      KeyBinding(
        [KeyPress(">")], unfold, both ? hints.foldReasons : hints.unfold.lowercased(),
        shown: canUnfold ? .footer : .hidden, as: both ? "< >" : nil),
      KeyBinding(
        [KeyPress("<")], fold, both ? hints.foldReasons : hints.fold.lowercased(),
        shown: canFold && !both ? .footer : .hidden),
    ]
  }
}
