import Games
import Scutes

/// The daily puzzles, one month at a time: which are solved, any past day to play, and the cups
/// that a month earns.
struct CalendarScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.keyLabels) private var keys
  @Environment(\.capabilities) private var capabilities
  @State private var month: Month?
  @State private var day: Day?
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("calendar", words.daily.calendar) {
      Command.focusMoves("↑↓←→", words)
      // The head of the page names their keys.
      Command("previousMonth", ["[", .pageUp], words.daily.previousMonth, shown: .help) {
        $0.go(to: $0.shown.previous)
      }
      Command("nextMonth", ["]", .pageDown], words.daily.nextMonth, shown: .help) {
        $0.go(to: $0.shown.next)
      }
      Command("today", ["t"], words.dates.today) { $0.go(to: $0.thisMonth) }
      Command.back(words)
    }
  }

  var body: some View {
    let cups = cups(of: shown)
    page("") {
      if plan.isSmall {
        turner
        Spacer()
        MonthGrid(suite: suite, plan: plan, cups: cups, day: $day)
        Spacer()
        Text(line).multilineTextAlignment(.center).frame(height: 2)
        Text(summary(cups)).foregroundStyle(.secondary).multilineTextAlignment(.center)
        Spacer()
      } else {
        if size.height > 26 { Spacer() }
        HStack(alignment: .top, spacing: 2) {
          MonthGrid(suite: suite, plan: plan, cups: cups, day: $day)
          VStack(alignment: .leading, spacing: 1) {
            CupPanel(cups: cups, words: words, columns: plan.panel, isLarge: plan.hasShelf)
            if plan.hasShelf {
              shelf
              Button(words.daily.playToday) { suite.go(to: .today) }
                .buttonStyle(RimButtonStyle(.areaGame, width: plan.panel))
            }
          }
        }
        Spacer()
        Text(line).lineLimit(1)
        if size.height > 23 {
          Text(words.daily.streakCounts).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    } trailing: {
      Text(streak).foregroundStyle(suite.records.streak.current > 0 ? .areaGame : .secondary)
        .lineLimit(1).padding(.horizontal, 1)
    }
    .overlay(alignment: .top) { if !plan.isSmall { turner } }
  }

  private var plan: CalendarPlan { CalendarPlan(size) }
  private var thisMonth: Month { Month(of: suite.records.today) }
  private var shown: Month { month ?? thisMonth }

  private var turner: some View {
    HStack(spacing: 2) {
      Button("\(key("previousMonth")) ‹") { go(to: shown.previous) }
      Text(words.dates.month(year: shown.year, shown.number)).bold().lineLimit(1)
        .frame(minWidth: 16)
      Button("› \(key("nextMonth"))", isEnabled: shown.firstDay < thisMonth.firstDay) {
        go(to: shown.next)
      }
    }
    .buttonStyle(IconButtonStyle())
  }

  /// The cups of the three months before, from the one with the first solved day.
  @ViewBuilder private var shelf: some View {
    let last = shown.previous
    let first = suite.records.finishedDays.keys.min().map { Month(of: $0).firstDay }
    let months = [last.previous.previous, last.previous, last]
      .filter { month in first.map { $0 <= month.firstDay } ?? false }
    if !months.isEmpty { shelf(of: months) }
  }

  private func shelf(of months: [Month]) -> some View {
    VStack {
      Text(words.daily.shelf).bold()
      HStack(spacing: 4) {
        ForEach(months, id: \.self) { month in
          let cups = cups(of: month)
          VStack {
            CupPicture(cup: cups.cup, isLarge: true)
            Text("\(words.dates.shortMonths[month.number - 1]) \(cups.solved)")
              .foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
    }
    .padding(.horizontal, 1)
    .frame(width: plan.panel - 2)
    .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    .background(.sheet)
  }

  private func cups(of month: Month) -> MonthlyCups {
    MonthlyCups(month, finished: Set(suite.records.finishedDays.keys))
  }

  private func key(_ id: String) -> String { keys.key(of: id, in: Self.commands(words)) }

  private var streak: String {
    let streak = suite.records.streak
    return words.daily.streak(streak.current)
      + (streak.longest > streak.current && size.width >= 60
        ? " (\(words.daily.longest(streak.longest)))" : "")
  }

  /// What the month has earned, on two lines.
  private func summary(_ cups: MonthlyCups) -> String {
    let days = cups.month.days.count
    return (cups.cup.map(words.daily.cup) ?? words.daily.noCup) + " · \(cups.solved)/\(days)\n"
      + (cups.next.map { words.daily.more($0.days, for: $0.cup) } ?? words.daily.allDays)
  }

  /// The description of the focused day.
  private var line: String {
    guard let day, Month(of: day) == shown else { return " " }
    let level = words.name(of: DailyPuzzle(day).level)
    let progress = words.text(of: suite.records.progress(of: day))
    let date =
      plan.isSmall ? words.text(ofShort: day) : words.text(of: day, today: suite.records.today)
    return "\(date): \(level), \(progress)"
  }

  private func go(to month: Month) {
    guard month.firstDay <= suite.records.today else { return suite.notify(words.daily.notYet) }
    self.month = month
    day = thisMonth == month ? suite.records.today : month.firstDay
  }
}

/// The layout of the calendar. A month has up to six weeks.
///
/// ```
/// 40x20   tiles of a row, the cup in a sentence below
/// 80x24   tiles of 6 columns on a pitch of 3 rows, the panel beside
/// 120x40  tiles of 9 columns on 5 rows
/// 160x50  tiles of 12 columns on 7 rows with the level, and the cups of earlier months
/// ```
nonisolated struct CalendarPlan {
  private let size: Size

  init(_ size: Size) {
    self.size = size
  }

  var isSmall: Bool { size.width < 80 || size.height < 23 }
  /// `true` with room for the cups of earlier months, and for the level of each day.
  var hasShelf: Bool { size.width >= 150 && size.height >= 48 }
  private var isMedium: Bool { size.width >= 116 && size.height >= 38 }

  /// Columns of a tile.
  var tile: Int { isSmall ? 5 : hasShelf ? 12 : isMedium ? 9 : 6 }
  /// Rows of text of a tile.
  var rows: Int { isSmall ? 1 : hasShelf ? 6 : isMedium ? 4 : 2 }
  /// Rows from the top of a tile to the top of the one below it.
  var pitch: Int { TileButton.pitch(rows: rows) }
  /// Columns of the panel.
  var panel: Int { hasShelf ? 44 : isMedium ? 32 : 20 }
}
