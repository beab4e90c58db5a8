// SPDX-License-Identifier: Apache-2.0

/// The editing keys of a text field: the common ones, and those of Emacs and shells.
nonisolated enum TextFieldAction: Hashable, EditingKeys {
  case submit
  /// Shows another suggestion: the next one (1) or the previous one (-1).
  case suggest(Int)
  case move(TextMotion, selecting: Bool)
  case delete(TextMotion)
  case selectAll
  case undo
  case redo

  /// The bindings of the editing keys. Ctrl-Z is left to the terminal.
  static func bindings(_ words: KitWords.Controls) -> [KeyBinding<TextFieldAction>] {
    explained(words) + moving + selecting + deleting
  }

  /// The keys of `suggestion`, if there is one.
  static func suggesting(
    _ suggestion: TextSuggestion?, _ words: KitWords.Controls
  ) -> [KeyBinding<TextFieldAction>] {
    guard let suggestion else { return [] }
    let take = KeyBinding(
      [KeyPress(.right)], TextFieldAction.move(.right, selecting: false), words.complete)
    guard suggestion.count > 1 else { return [take] }
    return [
      take,
      KeyBinding(
        [KeyPress(.down)], .suggest(1), words.otherSuggestion, speakingForNext: true),
      KeyBinding([KeyPress(.up)], .suggest(-1), words.otherSuggestion, shown: .hidden),
    ]
  }

  /// The bindings shown in the help, one on each line.
  private static func explained(_ words: KitWords.Controls) -> [KeyBinding<TextFieldAction>] {
    func line(
      _ keys: KeyPress..., to action: TextFieldAction, _ title: String, isFirst: Bool = true
    ) -> KeyBinding<TextFieldAction> {
      KeyBinding(
        keys, action, title, shown: isFirst ? .help : .hidden, speakingForNext: isFirst)
    }
    return [
      line(
        control(.left), alt(.left), alt("b"), to: .move(.wordLeft, selecting: false),
        words.moveByWord),
      line(
        control(.right), alt(.right), alt("f"), to: .move(.wordRight, selecting: false),
        words.moveByWord, isFirst: false),
      line(alt("a"), to: .selectAll, words.selectAll),
      line(
        control("w"), control(.backspace), alt(.backspace), to: .delete(.wordLeft),
        words.deleteWord),
      line(control("u"), to: .delete(.start), words.deleteToEnds),
      line(control("k"), to: .delete(.end), words.deleteToEnds, isFirst: false),
      line(control("_"), alt("z"), to: .undo, words.undo),
      line(control("y"), alt("Z"), to: .redo, words.redo),
    ]
  }

  private static let moving: [KeyBinding<TextFieldAction>] = [
    hidden(KeyPress(.left), control("b"), to: .move(.left, selecting: false)),
    hidden(KeyPress(.right), control("f"), to: .move(.right, selecting: false)),
    hidden(KeyPress(.home), control("a"), to: .move(.start, selecting: false)),
    hidden(KeyPress(.end), control("e"), to: .move(.end, selecting: false)),
  ]

  private static let selecting: [KeyBinding<TextFieldAction>] = [
    hidden(shift(.left), to: .move(.left, selecting: true)),
    hidden(shift(.right), to: .move(.right, selecting: true)),
    hidden(shift(.home), to: .move(.start, selecting: true)),
    hidden(shift(.end), to: .move(.end, selecting: true)),
    hidden(
      shift(.left, .control), shift(.left, .alt), to: .move(.wordLeft, selecting: true)),
    hidden(
      shift(.right, .control), shift(.right, .alt), to: .move(.wordRight, selecting: true)),
  ]

  private static let deleting: [KeyBinding<TextFieldAction>] = [
    hidden(KeyPress(.backspace), shift(.backspace), to: .delete(.left)),
    hidden(KeyPress(.delete), control("d"), to: .delete(.right)),
    hidden(control(.delete), alt("d"), to: .delete(.wordRight)),
  ]

  /// The same action without revealing word boundaries.
  var withoutWords: TextFieldAction {
    switch self {
    case .move(.wordLeft, let selecting): .move(.start, selecting: selecting)
    case .move(.wordRight, let selecting): .move(.end, selecting: selecting)
    case .delete(.wordLeft): .delete(.start)
    case .delete(.wordRight): .delete(.end)
    default: self
    }
  }
}
