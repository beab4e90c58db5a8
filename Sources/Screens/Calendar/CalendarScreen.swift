import Games
import Widgets

/// The daily puzzles, one month at a time: which are solved, and any past day to play.
struct CalendarScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.keyLabels) private var keys
  @State private var month: Month?
  @State private var day: Day?
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("calendar", words.daily.calendar) {
      Command.focusMoves("↑↓←→", words)
      Command("previousMonth", ["[", .pageUp], words.daily.previousMonth) {
        $0.go(to: $0.shown.previous)
      }
      Command("nextMonth", ["]", .pageDown], words.daily.nextMonth) { $0.go(to: $0.shown.next) }
      Command("today", ["t"], words.dates.today) { $0.go(to: $0.thisMonth) }
      Command.back(words)
    }
  }

  var body: some View {
    page(size.width >= 60 ? words.daily.title : "") {
      Spacer()
      HStack(spacing: 2) {
        Button("\(key("previousMonth")) ‹") { go(to: shown.previous) }
        Text(words.dates.month(year: shown.year, shown.number)).bold().lineLimit(1)
          .frame(minWidth: 16)
        Button("› \(key("nextMonth"))", isEnabled: shown.firstDay < thisMonth.firstDay) {
          go(to: shown.next)
        }
      }
      .buttonStyle(IconButtonStyle())
      if size.height >= 24 { Text(" ") }
      MonthGrid(suite: suite, month: shown, isLarge: isLarge, day: $day)
      Spacer()
      Text(line).multilineTextAlignment(.center).frame(height: size.width < 60 ? 2 : 1)
      SignLegend(signs: [
        (DailyProgress.solved(.zero).look.sign, words.app.solved),
        (DailyProgress.begun.look.sign, words.app.begun),
        (DailyProgress.missed.look.sign, words.daily.missed),
      ])
    } trailing: {
      Text(streak).lineLimit(1).padding(.horizontal, 1)
    }
  }

  private var isLarge: Bool { size.width >= 100 && size.height >= 36 }
  private var thisMonth: Month { Month(of: suite.records.today) }
  private var shown: Month { month ?? thisMonth }

  private func key(_ id: String) -> String { keys.key(of: id, in: Self.commands(words)) }

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
    let progress = words.text(of: suite.records.progress(of: day))
    return "\(words.text(of: day, today: suite.records.today)): \(level), \(progress)"
  }

  private func go(to month: Month) {
    guard month.firstDay <= suite.records.today else { return suite.notify(words.daily.notYet) }
    self.month = month
    day = thisMonth == month ? suite.records.today : month.firstDay
  }
}
