import Games
import Scutes

/// The days of a month as tiles, in weeks from Monday. Beside each week that ends in the month
/// stands how much of it is solved, or its cup.
///
/// ```
///   Mo    Tu    We    Th    Fr    Sa    Su
///                                        1       6/7
///                                     open     ━━━━─
///   2 ✓   3 ✓   4     …
///  5:14  7:51  open
/// ```
struct MonthGrid: View {
  let suite: any ScreenHost
  let plan: CalendarPlan
  let cups: MonthlyCups
  let day: Binding<Day?>

  var body: some View {
    let best = suite.records.finishedDays.filter { Month(of: $0.key) == month }.fastest
    return HStack(alignment: .top, spacing: plan.isSmall ? 1 : Self.gap) {
      VGridLayout(
        columns: Array(repeating: GridItem(.fixed(plan.tile)), count: 7),
        horizontalSpacing: plan.isSmall ? 0 : 1
      ) {
        ForEach(suite.words.dates.shortWeekdays, id: \.self) { name in
          Text(name).foregroundStyle(.secondary).lineLimit(1).frame(width: plan.tile)
        }
        ForEach(0..<month.leadingDays, id: \.self) { _ in Text(" ") }
        ForEach(month.days, id: \.self) { date in
          tile(date, isBest: date == best).focused(day, equals: date).defaultFocus(date == today)
        }
      }
      VStack {
        Text(" ")
        ForEach(cups.weeks, id: \.self) { week in
          WeekSign(week: week, isSmall: plan.isSmall)
            .frame(width: plan.isSmall ? 3 : Self.sign, height: plan.pitch)
        }
      }
    }
    .overlay(alignment: Alignment(horizontal: .trailing, vertical: .bottom)) { shore }
  }

  /// Columns before the signs of the weeks, and columns of these.
  private static let gap = 3
  private static let sign = 5

  /// The turtle on the shore, after the last days if they leave it room.
  @ViewBuilder private var shore: some View {
    let last = (month.leadingDays + month.days.count) % 7
    if plan.hasShelf, 1...3 ~= last {
      VStack {
        Turtle(scale: .large)
        ShoreLine().frame(width: (7 - last) * (plan.tile + 1) + Self.gap + Self.sign - 1)
      }
    }
  }

  private var month: Month { cups.month }
  private var today: Day { suite.records.today }
  private var words: DailyWords { suite.words.daily }

  private func tile(_ date: Day, isBest: Bool) -> some View {
    let progress = suite.records.progress(of: date)
    let level = suite.words.name(of: DailyPuzzle(date).level)
    let (state, line) = look(of: progress)
    return TileButton(
      facts: TileFacts(
        number: date.dayOfMonth, state: state,
        lines: plan.hasShelf && progress != .toCome ? [level, line] : [line],
        isSpecial: state == .solved ? isBest : date == today,
        isBold: date == today || state == .solved,
        isQuiet: progress == .missed),
      width: plan.tile, rows: plan.rows,
      spoken: "\(suite.words.text(of: date, today: today)): \(level), "
        + suite.words.text(of: progress)
    ) {
      if date > today { suite.notify(words.notYet) } else { suite.go(to: .day(date)) }
    }
  }

  private func look(of progress: DailyProgress) -> (TileState, String) {
    switch progress {
    case .solved(let time): (.solved, NumberFormat.time(time))
    case .begun: (.begun, words.begunDay)
    case .open: (.open, words.play)
    case .missed: (.open, words.openDay)
    case .toCome: (.later, "")
    }
  }
}

/// How much of a week is solved, or its cup.
private struct WeekSign: View {
  @Environment(\.isLinear) private var isLinear
  let week: MonthlyCups.Week
  let isSmall: Bool

  var body: some View {
    if week.isFull, !isSmall, !isLinear {
      CupPicture(cup: .gold)
    } else if isSmall {
      Text("\(week.solved)/7").foregroundStyle(week.isFull ? .record : .secondary)
    } else {
      VStack {
        Text("\(week.solved)/7").foregroundStyle(.secondary)
        ThinBar(share: Double(week.solved) / 7)
      }
      // Below the half row above the days.
      .padding(EdgeInsets(top: 1))
    }
  }
}
