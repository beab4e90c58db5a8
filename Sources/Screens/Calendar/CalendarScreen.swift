import Games
import Widgets

/// The puzzles of the days, a month at a time: what was solved, and any past day to be played.
struct CalendarScreen: View {
  @Environment(\.screenSize) private var size
  @State private var month: Month?
  @State private var day: Day?
  let suite: Suite

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.router.pop() }.buttonStyle(IconButtonStyle())
        Spacer()
        if size.width >= 60 { Text(words.daily.title).bold().foregroundStyle(.title) }
        Spacer()
        Text(streak).lineLimit(1).padding(.horizontal, 1)
      }
      Spacer()
      HStack(spacing: 2) {
        Button("\(CalendarAction.key(.previousMonth, words)) ‹") { go(to: shown.previous) }
          .buttonStyle(IconButtonStyle())
        Text(words.dates.month(shown.year, shown.number)).bold().lineLimit(1)
          .frame(minWidth: 16)
        Button("› \(CalendarAction.key(.nextMonth, words))", isEnabled: canGoOn) {
          go(to: shown.next)
        }
        .buttonStyle(IconButtonStyle())
      }
      if isTall { Text(" ") }
      MonthGrid(suite: suite, month: shown, today: suite.today, isLarge: isLarge, day: $day)
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
  private var shown: Month { month ?? Month(of: suite.today) }
  private var canGoOn: Bool { shown.firstDay < Month(of: suite.today).firstDay }

  private var streak: String {
    let streak = suite.streak
    return words.daily.streak(streak.current)
      + (streak.longest > streak.current && size.width >= 60
        ? " (\(words.daily.longest(streak.longest)))" : "")
  }

  /// What there is to say of the day that has the focus.
  private var line: String {
    guard let day, Month(of: day) == shown else { return " " }
    let level = words.name(of: DailyPuzzle(day).level)
    let progress = words.daily.text(suite.progress(of: day))
    return "\(words.text(of: day, today: suite.today)): \(level), \(progress)"
  }

  private func go(to month: Month) {
    guard month.firstDay <= suite.today else {
      suite.notice = words.daily.notYet
      return
    }
    self.month = month
    day = Month(of: suite.today) == month ? suite.today : month.firstDay
  }

  private func perform(_ action: CalendarAction) {
    switch action {
    case .choose: break
    case .previousMonth: go(to: shown.previous)
    case .nextMonth: go(to: shown.next)
    case .today: go(to: Month(of: suite.today))
    case .back: suite.router.pop()
    }
  }
}

/// What the signs beside the days mean.
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
