// SPDX-License-Identifier: Apache-2.0

/// The key actions of a list.
nonisolated enum ListAction: String, KeyAction {
  /// Moves to the next row, or scrolls by one line if rows can't be selected.
  case up = "move.up"
  case down = "move.down"
  case pageUp = "pageUp"
  case pageDown = "pageDown"
  case first = "first"
  case last = "last"
  /// Extends the selection to the next row.
  case extendUp = "extend.up"
  case extendDown = "extend.down"
  case select = "select"
  case selectAll = "selectAll"
  case open = "open"
  case actions = "actions"
  case find = "find"
  case delete = "delete"
  /// Moves the row itself.
  case carryUp = "carry.up"
  case carryDown = "carry.down"
  /// Opens a row of an outline, or goes to the first below.
  case unfold = "unfold"
  /// Closes a row of an outline, or goes to the one above.
  case fold = "fold"
  case unfoldAll = "unfoldAll"

  /// The cursor move for this action, if there is one.
  var move: RowMove? {
    switch self {
    case .up: .back
    case .down: .forward
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .first: .first
    case .last: .last
    default: nil
    }
  }

  /// The distance it scrolls a list without selection.
  var scrolling: Viewport.Step? {
    switch self {
    case .up: .cells(-1)
    case .down: .cells(1)
    case .pageUp: .pages(-1)
    case .pageDown, .select: .pages(1)
    case .first: .first
    case .last: .last
    default: nil
    }
  }

  /// The name of the table in key maps.
  static let table = "list"

  /// The default keys. Leaves out those that type, if typing finds a row at once. Those of outlines
  /// come first.
  static func bindings(
    _ words: ListWords, findsAtOnce: Bool = false, isOutline: Bool = false
  ) -> [KeyBinding<ListAction>] {
    func keys(_ key: KeyPress.Key, _ letter: Character) -> [KeyPress] {
      findsAtOnce ? [KeyPress(key)] : [KeyPress(key), KeyPress(letter)]
    }
    let menu = KeyPress(.function(10), modifiers: .shift)
    return (isOutline ? folding(words) : []) + [
      KeyBinding(keys(.up, "k"), .up, words.move, speakingForNext: true),
      KeyBinding(keys(.down, "j"), .down, words.move, shown: .hidden),
      KeyBinding([KeyPress(.enter)], .open, words.open),
      KeyBinding([KeyPress(" ")], .select, words.select),
      KeyBinding(
        isOutline ? [menu] : [KeyPress(.right), menu], .actions, words.actions),
      KeyBinding([KeyPress("/")], .find, words.find),
      KeyBinding([KeyPress(.delete), KeyPress(.backspace)], .delete, words.delete),
      KeyBinding(
        [KeyPress(.up, modifiers: .alt)], .carryUp, words.moveRow, speakingForNext: true),
      KeyBinding(
        [KeyPress(.down, modifiers: .alt)], .carryDown, words.moveRow, shown: .hidden),
      KeyBinding([KeyPress(.up, modifiers: .shift)], .extendUp, "", shown: .hidden),
      KeyBinding([KeyPress(.down, modifiers: .shift)], .extendDown, "", shown: .hidden),
      KeyBinding([KeyPress("a", modifiers: .control)], .selectAll, "", shown: .hidden),
      KeyBinding([KeyPress(.pageUp)], .pageUp, "", shown: .hidden),
      KeyBinding([KeyPress(.pageDown)], .pageDown, "", shown: .hidden),
      KeyBinding([KeyPress(.home)], .first, "", shown: .hidden),
      KeyBinding([KeyPress(.end)], .last, "", shown: .hidden),
    ]
  }

  private static func folding(_ words: ListWords) -> [KeyBinding<ListAction>] {
    [
      KeyBinding([KeyPress(.right)], .unfold, words.fold, speakingForNext: true),
      KeyBinding([KeyPress(.left)], .fold, words.fold, shown: .hidden),
      KeyBinding([KeyPress("*")], .unfoldAll, words.unfoldAll, shown: .help),
    ]
  }
}
