import Widgets

/// What the keys of the calendar do.
nonisolated enum CalendarAction: String, KeyAction {
  case choose = "choose"
  case previousMonth = "previousMonth"
  case nextMonth = "nextMonth"
  case today = "today"
  case back = "back"

  static let table = "calendar"

  /// The keys of the calendar.
  static func bindings(_ words: Words) -> [KeyBinding<CalendarAction>] {
    [
      KeyBinding([], .choose, words.app.moveFocus, as: "↑↓←→"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("["), KeyPress(.pageUp)], .previousMonth, words.daily.previousMonth),
      KeyBinding([KeyPress("]"), KeyPress(.pageDown)], .nextMonth, words.daily.nextMonth),
      KeyBinding([KeyPress("t")], .today, words.daily.thisMonth),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }

  /// The usual key of an action, as it is shown.
  static func key(_ action: CalendarAction, _ words: Words) -> String {
    bindings(words).first { $0.action == action }?.keys.first?.name() ?? ""
  }
}
