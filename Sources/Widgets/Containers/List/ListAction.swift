/// What keys do to a list.
nonisolated enum ListAction: Hashable, KeyAction {
  /// Goes to the next row, or scrolls by a line where no row can be selected.
  case move(Way)
  case pageUp
  case pageDown
  case first
  case last
  /// Selects further rows, up to the next.
  case extend(Way)
  case select
  case selectAll
  case open
  case actions
  case find
  case delete
  /// Takes the row with it.
  case carry(Way)

  enum Way: String {
    case up = "up"
    case down = "down"

    var step: Int { self == .up ? -1 : 1 }
    var move: RowMove { self == .up ? .back : .forward }
  }

  /// The move of the cursor that it is, if it is one.
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

  /// How far it scrolls a list whose rows cannot be selected.
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

  /// What the place is called in key maps.
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

  /// The keys, before any map; without those that type where typing finds a row at once.
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
