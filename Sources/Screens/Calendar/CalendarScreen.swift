import Games
import Widgets

/// The daily puzzles, one month at a time: which are solved, and any past day to play.
struct CalendarScreen: View {
  @Environment(\.screenSize) private var size
  @State private var month: Month?
  @State private var day: Day?
  let suite: any CalendarHost

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
        Spacer()
        if size.width >= 60 { Text(words.daily.title).bold().foregroundStyle(.title) }
        Spacer()
        Text(streak).lineLimit(1).padding(.horizontal, 1)
      }
      Spacer()
      HStack(spacing: 2) {
        Button("\(CalendarAction.key(.previousMonth, words)) ‹") { go(to: shown.previous) }
          .buttonStyle(IconButtonStyle())
        Text(words.dates.month(year: shown.year, shown.number)).bold().lineLimit(1)
          .frame(minWidth: 16)
        Button("› \(CalendarAction.key(.nextMonth, words))", isEnabled: canGoOn) {
          go(to: shown.next)
        }
        .buttonStyle(IconButtonStyle())
      }
      if isTall { Text(" ") }
      MonthGrid(suite: suite, month: shown, today: suite.records.today, isLarge: isLarge, day: $day)
      Spacer()
      Text(line).multilineTextAlignment(.center).frame(height: size.width < 60 ? 2 : 1)
      CalendarLegend(words: words.daily)
      KeyHints()
    }
    .keyBindings(words.daily.calendar, CalendarAction.bindings(words), perform: perform)
  }

  private var words: Words { suite.words }
  private var isTall: Bool { size.height >= 24 }
  private var isLarge: Bool { size.width >= 100 && size.height >= 36 }
  private var shown: Month { month ?? Month(of: suite.records.today) }
  private var canGoOn: Bool { shown.firstDay < Month(of: suite.records.today).firstDay }

  private var streak: String {
    let streak = suite.records.streak
    return words.daily.streak(streak.current)
      + (streak.longest > streak.current && size.width >= 60
        ? " (\(words.daily.longest(streak.longest)))" : "")
  }

  /// The description of the focused day.
  private var line: String {
    guard let day, Month(of: day) == shown else { return " " }
    let level = words.name(of: DailyPuzzle(day).level)
    let progress = words.daily.text(suite.records.progress(of: day))
    return "\(words.text(of: day, today: suite.records.today)): \(level), \(progress)"
  }

  private func go(to month: Month) {
    guard month.firstDay <= suite.records.today else {
      suite.notify(words.daily.notYet)
      return
    }
    self.month = month
    day = Month(of: suite.records.today) == month ? suite.records.today : month.firstDay
  }

  private func perform(_ action: CalendarAction) {
    switch action {
    case .choose: break
    case .previousMonth: go(to: shown.previous)
    case .nextMonth: go(to: shown.next)
    case .today: go(to: Month(of: suite.records.today))
    case .back: suite.goBack()
    }
  }
}

/// The legend of the signs beside the days.
private struct CalendarLegend: View {
  let words: DailyWords

  var body: some View {
    let sign = DayButton.sign
    Text(
      "\(sign(.solved(.zero))) \(words.legend.solved)   \(sign(.begun)) \(words.legend.begun)   "
        + "\(sign(.missed)) \(words.legend.missed)"
    )
    .foregroundStyle(.secondary).lineLimit(1)
  }
}

/// The suite as the calendar sees it.
protocol CalendarHost: RecordsHost {
  /// Starts or resumes the puzzle of a day. Future days don't open.
  func play(day: Day)
}

/// The key actions of the calendar.
nonisolated enum CalendarAction: String, KeyAction {
  case choose = "choose"
  case previousMonth = "previousMonth"
  case nextMonth = "nextMonth"
  case today = "today"
  case back = "back"

  static let table = "calendar"

  static func bindings(_ words: Words) -> [KeyBinding<CalendarAction>] {
    [
      KeyBinding([], .choose, words.app.moveFocus, as: "↑↓←→"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("["), KeyPress(.pageUp)], .previousMonth, words.daily.previousMonth),
      KeyBinding([KeyPress("]"), KeyPress(.pageDown)], .nextMonth, words.daily.nextMonth),
      KeyBinding([KeyPress("t")], .today, words.dates.today),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }

  /// The default key of an action, as displayed.
  static func key(_ action: CalendarAction, _ words: Words) -> String {
    bindings(words).first { $0.action == action }?.keys.first?.name() ?? ""
  }
}
