// SPDX-License-Identifier: Apache-2.0

/// A move of the insertion point in a text of many lines. The names are those in key maps.
nonisolated enum EditorMotion: String, Hashable, Sendable, CaseIterable {
  case left = "left"
  case right = "right"
  case up = "up"
  case down = "down"
  case wordLeft = "wordLeft"
  case wordRight = "wordRight"
  case lineStart = "lineStart"
  case lineEnd = "lineEnd"
  case pageUp = "pageUp"
  case pageDown = "pageDown"
  case textStart = "textStart"
  case textEnd = "textEnd"
}

/// The key actions of a text editor.
nonisolated enum EditorAction: Hashable, KeyAction, EditingKeys {
  case move(EditorMotion)
  case select(EditorMotion)
  case delete(EditorMotion)
  case newLine
  case tab
  case selectAll
  case undo
  case redo
  case cut
  case copy
  case paste
  case find
  case findNext
  case findPrevious

  static let table = "editor"

  var name: String {
    switch self {
    case .move(let motion): "move." + motion.rawValue
    case .select(let motion): "select." + motion.rawValue
    case .delete(let motion): "delete." + motion.rawValue
    case .newLine: "newLine"
    case .tab: "tab"
    case .selectAll: "selectAll"
    case .undo: "undo"
    case .redo: "redo"
    case .cut: "cut"
    case .copy: "copy"
    case .paste: "paste"
    case .find: "find"
    case .findNext: "findNext"
    case .findPrevious: "findPrevious"
    }
  }

  /// `true` if it changes the text.
  var changesText: Bool {
    switch self {
    case .delete, .newLine, .tab, .undo, .redo, .cut, .paste: true
    default: false
    }
  }

  // MARK: Keys

  /// The default keys: those of a text field, and the same by lines. Ctrl-Z is left to the terminal,
  /// and so is Ctrl-C while nothing is selected.
  static func bindings(_ words: KitWords.Controls) -> [KeyBinding<EditorAction>] {
    explained(words) + moving + selecting + deleting
  }

  /// The bindings shown in the help.
  private static func explained(_ words: KitWords.Controls) -> [KeyBinding<EditorAction>] {
    func line(
      _ keys: KeyPress..., to action: EditorAction, _ title: String, isFirst: Bool = true
    ) -> KeyBinding<EditorAction> {
      KeyBinding(keys, action, title, shown: isFirst ? .help : .hidden, speakingForNext: isFirst)
    }
    return [
      line(alt("s"), to: .find, words.find),
      line(KeyPress(.function(3)), to: .findNext, words.nextMatch),
      line(shift(.function(3)), to: .findPrevious, words.nextMatch, isFirst: false),
      line(control("x"), to: .cut, words.cutCopyPaste),
      line(control("c"), alt("w"), to: .copy, words.cutCopyPaste, isFirst: false),
      line(control("v"), to: .paste, words.cutCopyPaste, isFirst: false),
      line(control("_"), alt("z"), to: .undo, words.undo),
      line(control("y"), alt("Z"), to: .redo, words.redo),
      line(alt("a"), to: .selectAll, words.selectAll),
      line(control(.left), alt(.left), alt("b"), to: .move(.wordLeft), words.moveByWord),
      line(
        control(.right), alt(.right), alt("f"), to: .move(.wordRight), words.moveByWord,
        isFirst: false),
      line(control(.home), alt("<"), to: .move(.textStart), words.moveToEnds),
      line(control(.end), alt(">"), to: .move(.textEnd), words.moveToEnds, isFirst: false),
      line(
        control("w"), control(.backspace), alt(.backspace), to: .delete(.wordLeft),
        words.deleteWord),
      line(control("u"), to: .delete(.lineStart), words.deleteToEnds),
      line(control("k"), to: .delete(.lineEnd), words.deleteToEnds, isFirst: false),
    ]
  }

  private static let moving: [KeyBinding<EditorAction>] = [
    hidden(KeyPress(.left), control("b"), to: .move(.left)),
    hidden(KeyPress(.right), control("f"), to: .move(.right)),
    hidden(KeyPress(.up), control("p"), to: .move(.up)),
    hidden(KeyPress(.down), control("n"), to: .move(.down)),
    hidden(KeyPress(.home), control("a"), to: .move(.lineStart)),
    hidden(KeyPress(.end), control("e"), to: .move(.lineEnd)),
    hidden(KeyPress(.pageUp), to: .move(.pageUp)),
    hidden(KeyPress(.pageDown), to: .move(.pageDown)),
  ]

  private static let selecting: [KeyBinding<EditorAction>] = [
    hidden(shift(.left), to: .select(.left)),
    hidden(shift(.right), to: .select(.right)),
    hidden(shift(.up), to: .select(.up)),
    hidden(shift(.down), to: .select(.down)),
    hidden(shift(.home), to: .select(.lineStart)),
    hidden(shift(.end), to: .select(.lineEnd)),
    hidden(shift(.pageUp), to: .select(.pageUp)),
    hidden(shift(.pageDown), to: .select(.pageDown)),
    hidden(shift(.left, .control), shift(.left, .alt), to: .select(.wordLeft)),
    hidden(shift(.right, .control), shift(.right, .alt), to: .select(.wordRight)),
    hidden(shift(.home, .control), to: .select(.textStart)),
    hidden(shift(.end, .control), to: .select(.textEnd)),
  ]

  private static let deleting: [KeyBinding<EditorAction>] = [
    hidden(KeyPress(.enter), shift(.enter), to: .newLine),
    hidden(KeyPress(.tab), to: .tab),
    hidden(KeyPress(.backspace), shift(.backspace), to: .delete(.left)),
    hidden(KeyPress(.delete), control("d"), to: .delete(.right)),
    hidden(control(.delete), alt("d"), to: .delete(.wordRight)),
  ]
}
