/// The key actions of a list.
nonisolated enum ListAction: Hashable, KeyAction {
  /// Moves to the next row, or scrolls by one line if rows can't be selected.
  case move(Way)
  case pageUp
  case pageDown
  case first
  case last
  /// Extends the selection to the next row.
  case extend(Way)
  case select
  case selectAll
  case open
  case actions
  case find
  case delete
  /// Moves the row itself.
  case carry(Way)

  enum Way: String {
    case up = "up"
    case down = "down"

    var step: Int { self == .up ? -1 : 1 }
    var move: RowMove { self == .up ? .back : .forward }
  }

  /// The cursor move for this action, if there is one.
  var move: RowMove? {
    switch self {
    case .move(let way): way.move
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
    case .move(let way): .cells(way.step)
    case .pageUp: .pages(-1)
    case .pageDown, .select: .pages(1)
    case .first: .first
    case .last: .last
    default: nil
    }
  }

  /// The name of the table in key maps.
  static let table = "list"

  var name: String {
    switch self {
    case .move(let way): "move." + way.rawValue
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .first: "first"
    case .last: "last"
    case .extend(let way): "extend." + way.rawValue
    case .select: "select"
    case .selectAll: "selectAll"
    case .open: "open"
    case .actions: "actions"
    case .find: "find"
    case .delete: "delete"
    case .carry(let way): "carry." + way.rawValue
    }
  }

  /// The default keys. Leaves out those that type, if typing finds a row at once.
  static func bindings(_ words: ListWords, findsAtOnce: Bool = false) -> [KeyBinding<ListAction>] {
    func keys(_ key: KeyPress.Key, _ letter: Character) -> [KeyPress] {
      findsAtOnce ? [KeyPress(key)] : [KeyPress(key), KeyPress(letter)]
    }
    return [
      KeyBinding(keys(.up, "k"), .move(.up), words.move, speakingForNext: true),
      KeyBinding(keys(.down, "j"), .move(.down), words.move, shown: .hidden),
      KeyBinding([KeyPress(.enter)], .open, words.open),
      KeyBinding([KeyPress(" ")], .select, words.select),
      KeyBinding(
        [KeyPress(.right), KeyPress(.function(10), modifiers: .shift)], .actions, words.actions),
      KeyBinding([KeyPress("/")], .find, words.find),
      KeyBinding([KeyPress(.delete), KeyPress(.backspace)], .delete, words.delete),
      KeyBinding(
        [KeyPress(.up, modifiers: .alt)], .carry(.up), words.moveRow, speakingForNext: true),
      KeyBinding(
        [KeyPress(.down, modifiers: .alt)], .carry(.down), words.moveRow, shown: .hidden),
      KeyBinding([KeyPress(.up, modifiers: .shift)], .extend(.up), "", shown: .hidden),
      KeyBinding([KeyPress(.down, modifiers: .shift)], .extend(.down), "", shown: .hidden),
      KeyBinding([KeyPress("a", modifiers: .control)], .selectAll, "", shown: .hidden),
      KeyBinding([KeyPress(.pageUp)], .pageUp, "", shown: .hidden),
      KeyBinding([KeyPress(.pageDown)], .pageDown, "", shown: .hidden),
      KeyBinding([KeyPress(.home)], .first, "", shown: .hidden),
      KeyBinding([KeyPress(.end)], .last, "", shown: .hidden),
    ]
  }
}
