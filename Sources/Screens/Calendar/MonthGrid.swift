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
  let suite: any CalendarHost
  let month: Month
  let today: Day
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
        DayButton(
          day: date, progress: suite.records.progress(of: date), isToday: date == today,
          isLarge: isLarge, width: width
        ) { choose(date) }
        .focused(day, equals: date)
        .defaultFocus(date == today)
      }
    }
  }

  private var width: Int { isLarge ? 12 : 5 }

  private func choose(_ date: Day) {
    if date > today {
      suite.notify(suite.words.daily.notYet)
    } else {
      suite.play(day: date)
    }
  }
}

/// A day of the calendar, with a sign for the state of its puzzle.
struct DayButton: View {
  @Environment(\.isLinear) private var isLinear
  let day: Day
  let progress: DailyProgress
  let isToday: Bool
  let isLarge: Bool
  let width: Int
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack {
        Text("\(number)\(isLinear ? "" : " ")\(Self.sign(progress))")
          .bold(isToday).underline(isToday).lineLimit(1)
        if isLarge { Text(time).lineLimit(1) }
      }
    }
    .buttonStyle(DayButtonStyle(progress: progress, width: width))
  }

  private var number: String { "\(day.dayOfMonth < 10 ? " " : "")\(day.dayOfMonth)" }

  private var time: String {
    if case .solved(let time) = progress { NumberFormat.time(time) } else { " " }
  }

  /// The sign of a puzzle's state, or a blank if it is yet to be played.
  static func sign(_ progress: DailyProgress) -> String {
    switch progress {
    case .solved: "✓"
    case .begun: "◐"
    case .open, .toCome: " "
    case .missed: "·"
    }
  }
}

private struct DayButtonStyle: ButtonStyle {
  let progress: DailyProgress
  let width: Int

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let isFocused = configuration.isFocused || configuration.isPressed
    return configuration.label
      .foregroundStyle(isFocused ? .buttonFocused : usual)
      .frame(minWidth: width, maxWidth: width)
      .background(isFocused ? .buttonFocused : .ground)
  }

  private var usual: StyleRole {
    switch progress {
    case .solved: .success
    case .begun: .accent
    case .open, .missed: .ground
    case .toCome: .buttonDisabled
    }
  }
}
