import Games
import Scutes
import Store
import Sudoku

/// The page of a player's first games: the time to beat, the week, the games so far, and what to
/// aim for. It has no rates and no averages, which mean nothing yet.
///
/// ```
///  8:41   Your first game     This week
///         Easy                M  T  W  T  F  S  S
///         no mistakes                     ✓
///  Time per Easy puzzle
///   10m ┈┈●┈┈┈○┈┈┈○┈┈┈  Two more games …
///  Next
///  ○ An Easy under 8 min      41 s to go
/// ```
struct FirstGames: View {
  @Environment(\.screenSize) private var size
  let words: Words
  let model: StatisticsModel
  let page: StatisticsPage
  let statistics: LevelStatistics
  /// The page that has the focus.
  let focused: Binding<StatisticsPage?>
  /// The key that starts a game of a level.
  let key: (Level) -> String

  /// The most games for which this page is shown.
  static let limit = 2

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: spacing) {
        if isWide {
          let rows = isLarge ? 9 : 7
          HStack(spacing: 2) {
            first.card(rows: rows)
            week.padding(.vertical, (rows - 7) / 2).card(rows: rows).frame(width: 38)
          }
        } else {
          first.card(rows: nil)
          week.card(rows: nil)
        }
        times.card(rows: nil)
        HStack(alignment: .bottom) {
          GoalList(words: words, goals: model.goals(on: page), showsBars: false, key: key)
            .frame(maxWidth: 46).padding(.horizontal, 1)
          if isWide {
            Spacer()
            VStack {
              Turtle(scale: isLarge ? .large : .regular)
              ShoreLine().frame(width: isLarge ? 44 : 30)
            }
          }
        }
      }
      .padding(EdgeInsets(top: size.height >= 26 ? 1 : 0))
      .frame(maxWidth: isLarge ? 140 : 100)
      .frame(maxWidth: .infinity)
    }
    .focused(focused, equals: page)
  }

  private var isWide: Bool { size.width >= 72 }
  private var isLarge: Bool { size.width >= 112 && size.height >= 36 }
  /// Rows between the cards.
  private var spacing: Int { isLarge ? min(4, (size.height - 34) / 3) : 0 }
  private var plotRows: Int { isLarge ? min(12, size.height - 30) : isWide ? 6 : 4 }
  /// The fastest game, one without help if there is any.
  private var best: GameResult? {
    statistics.recent.min { one, other in
      (one.hints > 0 ? 1 : 0, one.elapsed) < (other.hints > 0 ? 1 : 0, other.elapsed)
    }
  }

  /// The time to beat.
  @ViewBuilder private var first: some View {
    if let best {
      HStack(alignment: .top, spacing: 4) {
        VStack(alignment: .leading) {
          BigText(
            NumberFormat.time(best.elapsed), largest: isLarge ? .large : .small, role: .record
          )
          .frame(height: isLarge ? 5 : 3)
          Text(best.hints > 0 ? words.statistics.timeWithHelp : words.statistics.toBeat)
            .foregroundStyle(.secondary).lineLimit(1)
        }
        VStack(alignment: .leading) {
          Text(
            statistics.recent.count > 1
              ? words.statistics.bestSoFar
              : model.statistics(of: .all)?.solved == 1
                ? words.statistics.firstOfAll
                : words.statistics.firstGame(words.name(of: best.puzzle.level))
          )
          .bold().lineLimit(1)
          Text(" ")
          Text(words.name(of: best.puzzle.level)).bold()
            .foregroundStyle(best.puzzle.level.role).lineLimit(1)
          Text(words.statistics.mistakes(best.errors)).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  private var week: some View {
    VStack(alignment: .leading) {
      Text(words.statistics.thisWeek).bold().lineLimit(1)
      WeekTiles(words: words, counts: model.solvedByDay, today: model.today)
      Text(sentence).lineLimit(2)
    }
  }

  private var sentence: String {
    let streak = model.playedStreak
    return streak.includesToday
      ? words.statistics.rowWithToday(streak.current)
      : words.statistics.rowBeforeToday(streak.current)
  }

  private var times: some View {
    let games = model.games(on: page)
    let toCome = Self.limit + 1 - games.count
    let name = best.map { words.name(of: $0.puzzle.level) } ?? ""
    return VStack(alignment: .leading) {
      Text(words.statistics.times(of: name)).bold().lineLimit(1)
      if isWide {
        HStack(spacing: 3) {
          plot(games, toCome).frame(width: isLarge ? 76 : 40)
          Text(words.statistics.toCome(toCome)).foregroundStyle(.secondary)
        }
      } else {
        plot(games, toCome)
        Text(words.statistics.toCome(toCome)).foregroundStyle(.secondary)
      }
    }
  }

  private func plot(_ games: [GamesPlot.Game], _ toCome: Int) -> some View {
    GamesPlot(
      games: games, unit: words.statistics.minuteSign, toCome: toCome,
      ordinals: words.statistics.firstThree
    )
    .frame(height: plotRows)
  }
}

/// The days of the week, with those lit on which a game was solved.
private struct WeekTiles: View {
  @Environment(\.capabilities) private var capabilities
  let words: Words
  let counts: [Day: Int]
  let today: Day

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<7, id: \.self) { index in
        let day = today.adding(days: index + 1 - today.weekday)
        let isPlayed = (counts[day] ?? 0) > 0
        VStack {
          Text(String(words.dates.weekdays[index].prefix(1))).bold(day == today)
          Text(isPlayed ? capabilities.isUnicode ? "✓" : "x" : " ").bold()
        }
        .frame(width: 4)
        .foregroundStyle(role(isPlayed, day))
        .background(role(isPlayed, day))
      }
    }
  }

  private func role(_ isPlayed: Bool, _ day: Day) -> StyleRole {
    isPlayed ? .tileSolved : day > today ? .tileLater : .tileOpen
  }
}
