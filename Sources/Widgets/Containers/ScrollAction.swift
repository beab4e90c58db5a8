/// The key actions of a scroll view.
nonisolated enum ScrollAction: KeyAction {
  /// Scrolls by a line or a column.
  case move(Way)
  case pageUp
  case pageDown
  case first
  case last

  enum Way: String {
    case up = "up"
    case down = "down"
    case left = "left"
    case right = "right"
  }

  /// The axis that it requires, or `nil` for either.
  var axis: Axis.Set? {
    switch self {
    case .move(.up), .move(.down): .vertical
    case .move(.left), .move(.right): .horizontal
    default: nil
    }
  }

  /// The step along its axis.
  var step: Viewport.Step {
    switch self {
    case .move(.up), .move(.left): .cells(-1)
    case .move(.down), .move(.right): .cells(1)
    case .pageUp: .pages(-1)
    case .pageDown: .pages(1)
    case .first: .first
    case .last: .last
    }
  }

  /// Whether it works while a view within has the focus.
  var worksFromWithin: Bool {
    if case .move = self { false } else { true }
  }

  /// The name of the table in key maps.
  static let table = "scroll"

  var name: String {
    switch self {
    case .move(let way): "move." + way.rawValue
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .first: "first"
    case .last: "last"
    }
  }

  /// The keys; `visibility` is that of the arrows.
  ///
  /// Pages are in the help only: whoever sees a bar tries them, and a narrow footer has room for a
  /// way back instead.
  static func bindings(
    _ words: KitWords, shown visibility: KeyVisibility
  ) -> [KeyBinding<ScrollAction>] {
    [
      KeyBinding(
        [KeyPress(.up), KeyPress("k")], .move(.up), words.scroll, shown: visibility,
        speakingForNext: true),
      KeyBinding([KeyPress(.down), KeyPress("j")], .move(.down), words.scroll, shown: .hidden),
      KeyBinding(
        [KeyPress(.left), KeyPress("h")], .move(.left), words.scroll, shown: visibility,
        speakingForNext: true),
      KeyBinding([KeyPress(.right), KeyPress("l")], .move(.right), words.scroll, shown: .hidden),
      KeyBinding([KeyPress(.pageUp)], .pageUp, words.page, shown: .help, speakingForNext: true),
      KeyBinding([KeyPress(.pageDown), KeyPress(" ")], .pageDown, words.page, shown: .hidden),
      KeyBinding([KeyPress(.home)], .first, "", shown: .hidden),
      KeyBinding([KeyPress(.end)], .last, "", shown: .hidden),
    ]
  }
}
