import Games
import Widgets

/// The days of a month, in weeks from Monday.
///
/// ```
///   Mo    Tu    We    Th    Fr    Sa    Su
///                                        1 ✓
///   2 ✓   3 ·   4 ◐  …
/// ```
struct MonthGrid: View {
  @Environment(\.screenSize) private var size
  @Environment(\.isLinear) private var isLinear
  let suite: any ScreenHost
  let month: Month
  /// `true` if there is room for a time below each day.
  let isLarge: Bool
  let day: Binding<Day?>

  var body: some View {
    VGridLayout(
      columns: Array(repeating: GridItem(.fixed(width)), count: 7),
      horizontalSpacing: size.width < 60 ? 0 : 1, verticalSpacing: isLarge ? 1 : 0
    ) {
      ForEach(suite.words.dates.shortWeekdays, id: \.self) { name in
        Text(name).foregroundStyle(.secondary).lineLimit(1)
      }
      ForEach(0..<month.leadingDays, id: \.self) { _ in Text(" ") }
      ForEach(month.days, id: \.self) { date in
        button(date).focused(day, equals: date).defaultFocus(date == today)
      }
    }
  }

  private var width: Int { isLarge ? 12 : 5 }
  private var today: Day { suite.records.today }

  private func button(_ date: Day) -> some View {
    let progress = suite.records.progress(of: date)
    let (sign, role) = progress.look
    let number = "\(date.dayOfMonth < 10 ? " " : "")\(date.dayOfMonth)"
    return NumberButton(
      text: number + (isLinear ? "" : " ") + sign, role: role, isBold: date == today,
      isUnderlined: date == today, note: isLarge ? progress.time.map(NumberFormat.time) ?? "" : nil,
      width: width
    ) {
      if date > today { suite.notify(suite.words.daily.notYet) } else { suite.go(to: .day(date)) }
    }
  }
}

extension DailyProgress {
  /// The sign of a puzzle's state, or a blank if it is yet to be played, and the day's role.
  var look: (sign: String, role: StyleRole) {
    switch self {
    case .solved: ("✓", .success)
    case .begun: ("◐", .accent)
    case .open: (" ", .ground)
    case .missed: ("·", .ground)
    case .toCome: (" ", .buttonDisabled)
    }
  }

  fileprivate var time: Duration? { if case .solved(let time) = self { time } else { nil } }
}
