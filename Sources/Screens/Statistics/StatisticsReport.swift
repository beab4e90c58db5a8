import Games
import Hints
import Scutes
import Store
import Sudoku

/// A page of statistics: what has changed in a sentence, four numbers, every game by its time, and
/// below it times, goals, techniques and days. The other figures come last.
///
/// ```
///  Your Hard games are 3 minutes faster than before.
///     50         4:10         18          68%
///   solved    best, Easy   days in a row  clean games
///  Every game, by time          Days you played
///  …                            …
///  Best and usual time          Next
/// ```
struct StatisticsReport: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let words: Words
  let model: StatisticsModel
  let page: StatisticsPage
  let statistics: LevelStatistics
  /// The key that practises a technique.
  let practiseKey: String
  /// The page that has the focus.
  let focused: Binding<StatisticsPage?>

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        if let change {
          change.lineLimit(2)
            .padding(EdgeInsets(leading: 1, bottom: isLarge ? 1 : 0, trailing: 1))
        }
        NumberCards(words: words, model: model, page: page, statistics: statistics)
        if isLarge {
          HStack(spacing: 3) {
            games(rows: plotRows)
            VStack(alignment: .leading, spacing: 1) {
              times
              goals
            }
            .card(rows: plotRows)
            .frame(width: 50)
          }
          HStack(spacing: 3) {
            techniques(rows: Self.lowRows)
            days(rows: Self.lowRows).frame(width: daysColumns)
            if isHuge, !hasYear { turtle }
          }
        } else if isWide {
          HStack(spacing: 2) {
            games(rows: plotRows)
            days(rows: plotRows).frame(width: daysColumns)
          }
          HStack(alignment: .top, spacing: 2) {
            times.padding(.horizontal, 1)
            goals.padding(.horizontal, 1).frame(width: 36)
          }
          techniques(rows: nil)
        } else {
          games(rows: plotRows)
          times.padding(.horizontal, 1)
          goals.padding(EdgeInsets(top: 1, leading: 1, trailing: 1))
          days(rows: nil)
          techniques(rows: nil)
        }
        rest
      }
      .padding(EdgeInsets(top: size.height >= 30 ? 1 : 0))
      .frame(maxWidth: isLarge ? maxColumns : .infinity, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .focused(focused, equals: page)
  }

  /// The most columns. Stretching a plot further adds nothing.
  private var maxColumns: Int { hasYear ? 188 : 150 }
  /// Rows of the lower cards on a large screen.
  private static let lowRows = 12
  /// Columns of the days played: a year, half of one, or a few months.
  private var daysColumns: Int { hasYear ? 113 : isHuge ? 60 : isLarge ? 42 : 28 }
  private var isHuge: Bool { size.width >= 150 && size.height >= 36 }
  private var hasYear: Bool { size.width >= 192 && size.height >= 36 }

  private var isWide: Bool { size.width >= 72 }
  private var isLarge: Bool { size.width >= 112 && size.height >= 36 }
  private var plotRows: Int { isLarge ? min(21, max(13, size.height - 26)) : isWide ? 10 : 9 }

  // MARK: The sentence

  /// What has changed in the last games, or the usual time.
  private var change: Text? {
    guard let change = model.change(on: page) else { return usual }
    let names = words.statistics
    let level = words.name(of: change.level)
    if change.isFaster {
      let parts = names.faster(
        level, by: gain(change.gain), fewerMistakes: change.hasFewerMistakes)
      return Text(parts.0) + Text(parts.1).bold().foregroundStyle(.areaLearning) + Text(parts.2)
    }
    if change.isSlower {
      return Text(
        names.gotSlower(
          level, before: NumberFormat.time(change.before),
          now: NumberFormat.time(change.now)))
    }
    return Text(names.steady(level, NumberFormat.time(change.now)))
  }

  /// The usual time of the level that is played most, once that says something.
  private var usual: Text? {
    let levels: [Level] = if case .level(let level) = page { [level] } else { Level.allCases }
    let solved = { model.levels?[$0]?.solved ?? 0 }
    guard let level = levels.max(by: { solved($0) < solved($1) }),
      solved(level) > FirstGames.limit, let time = model.levels?[level]?.medianTime
    else { return nil }
    return Text(
      words.statistics.steady(words.name(of: level), NumberFormat.time(time)))
  }

  private func gain(_ time: Duration) -> String {
    let seconds = Int(time.components.seconds)
    return seconds < 90
      ? words.statistics.seconds(seconds) : words.statistics.minutes((seconds + 30) / 60)
  }

  // MARK: Cards

  private func games(rows: Int) -> some View {
    let games = model.games(on: page)
    return VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(page == .all ? words.statistics.everyGame : words.statistics.times(of: pageName))
          .bold().lineLimit(1)
        Spacer()
        Text(span).foregroundStyle(.secondary).lineLimit(1)
      }
      GamesPlot(games: games, unit: words.statistics.minuteSign)
        .frame(height: max(4, rows - 4))
      Legend(
        words: words,
        levels: Level.allCases.filter { level in games.contains { $0.level == level } })
    }
    .card(rows: rows)
  }

  private var pageName: String {
    if case .level(let level) = page { words.name(of: level) } else { "" }
  }

  /// The months of the games: "Aug – Nov".
  private var span: String {
    let days = [statistics.recent.first, statistics.recent.last].compactMap(\.self)
      .map { model.day(of: $0) }
    guard let first = days.first, let last = days.last, first != last else { return "" }
    return "\(words.text(ofShort: first)) – \(words.text(ofShort: last))"
  }

  private func days(rows: Int?) -> some View {
    VStack(alignment: .leading) {
      Text(words.statistics.days).bold().lineLimit(1)
      PlayedDays(
        words: words.dates, counts: model.solvedByDay, today: model.today,
        columns: daysColumns - 2)
    }
    .card(rows: rows)
  }

  private var times: some View {
    LevelTimes(words: words, levels: model.levels ?? [:], spacing: plotRows >= 21 ? 1 : 0)
  }

  private var goals: some View {
    GoalList(words: words, goals: model.goals(on: page), showsBars: isLarge)
  }

  @ViewBuilder private func techniques(rows: Int?) -> some View {
    let shares = model.techniques(on: page)
    if shares.isEmpty {
      if rows != nil { Spacer() }
    } else {
      VStack(alignment: .leading) {
        Text(words.statistics.techniques).bold().lineLimit(1)
        ForEach(shares.prefix(6)) { share in
          let name = Text(fitting: wordings(of: share.id) { $0 }).lineLimit(1)
          if !isWide { name }
          HStack(spacing: 1) {
            if isWide {
              name.frame(width: isHuge && !hasYear ? 32 : 36, alignment: .leading)
            }
            ThinBar(share: share.share, role: role(of: share.share))
            Text(words.statistics.part(share.alone, of: share.all)).foregroundStyle(.secondary)
              .lineLimit(1).frame(width: 9, alignment: .trailing)
          }
        }
        if let weakest = model.toPractise(on: page) {
          HStack(spacing: 1) {
            Text(practiseKey).bold().foregroundStyle(.key)
            Text(fitting: wordings(of: weakest, words.statistics.practise)).lineLimit(2)
          }
          .padding(EdgeInsets(top: rows == nil ? 0 : 1))
        }
      }
      .card(rows: rows)
    }
  }

  /// What `text` says of a technique, and of its name in short.
  private func wordings(of technique: TechniqueID, _ text: (String) -> String) -> [String] {
    let name = words.name(of: technique)
    return [text(name), text(words.shortened(name))]
  }

  private func role(of share: Double) -> StyleRole {
    share >= 0.67 ? .areaLearning : share >= 0.34 ? .record : .areaGame
  }

  /// The turtle counts along.
  private var turtle: some View {
    VStack {
      Spacer()
      Text(words.statistics.said(statistics.solved)).lineLimit(2).multilineTextAlignment(.center)
      Turtle(scale: .large)
      ShoreLine()
    }
    .frame(width: hasYear ? 40 : 28, height: Self.lowRows - 1)
  }

  // MARK: The rest

  /// The other figures, and what else there is to say of a page.
  @ViewBuilder private var rest: some View {
    let columns = isHuge ? 3 : isLarge ? 2 : 1
    let figures = StatisticsFigures(words: words, statistics: statistics, columns: columns)
    // A title, and half a row above and below.
    let rows = max(figures.rows, moreRows) + 3
    if isWide {
      HStack(spacing: isLarge ? 3 : 2) {
        titled(words.statistics.figures, figures).card(rows: rows)
        if moreRows > 0 { more.card(rows: rows).frame(width: isLarge ? 46 : 42) }
        if hasYear { turtle }
      }
    } else {
      titled(words.statistics.figures, figures).card(rows: nil)
      if moreRows > 0 { more.card(rows: nil) }
    }
  }

  private func titled(_ title: String, _ content: some View) -> some View {
    VStack(alignment: .leading) {
      Text(title).bold().lineLimit(1)
      content
    }
  }

  /// How long games took, or milestones.
  @ViewBuilder private var more: some View {
    if page == .all {
      titled(
        words.statistics.milestones,
        ForEach(lines, id: \.self) { line in
          HStack(alignment: .top, spacing: 1) {
            Text(capabilities.isUnicode ? "★" : "*").foregroundStyle(.record)
            Text(line).lineLimit(1)
          }
        })
    } else {
      titled(words.statistics.distribution, BarChart(timeBars))
    }
  }

  private var moreRows: Int {
    page == .all ? lines.count : statistics.solved >= 5 ? timeBars.count : 0
  }

  private var lines: [String] {
    let levels = model.levels ?? [:]
    var lines = [
      words.statistics.levelsSolved(
        solved: levels.values.count { $0.bestScore != nil }, all: Level.allCases.count)
    ]
    if model.dailyStreak.longest > 1 {
      lines.append(words.statistics.longestStreak(model.dailyStreak.longest))
    }
    if model.finishedPacks > 0 {
      lines.append(
        words.statistics.packsFinished(finished: model.finishedPacks, all: PuzzlePack.all.count))
    }
    return lines
  }

  private var timeBars: [BarChart.Bar] {
    statistics.timeBins(atMost: 6).map { bin in
      BarChart.Bar(words.statistics.minutes(from: bin.start, to: bin.end), bin.count)
    }
  }
}

/// The levels and their signs.
private struct Legend: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let words: Words
  let levels: [Level]

  var body: some View {
    HStack(spacing: size.width >= 72 ? 3 : 2) {
      ForEach(levels, id: \.self) { level in
        HStack(spacing: 1) {
          Text(String(level.sign(isUnicode: capabilities.isUnicode))).bold().foregroundStyle(
            level.role)
          Text(words.name(of: level)).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
}

extension View {
  /// Puts a part of the statistics on a card of `rows` rows, or of as many as it needs. The first
  /// and the last are half a row of the card's ground each.
  func card(rows: Int?, margin: Int = 1) -> some View {
    VStack {
      CardEdge(role: .sheet).frame(height: 1)
      padding(.horizontal, margin)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .frame(height: rows.map { $0 - 2 }, alignment: .topLeading)
        .background(.sheet)
      CardEdge(role: .sheet, isBelow: true).frame(height: 1)
    }
  }
}

extension Words {
  /// "21 Nov".
  func text(ofShort day: Day) -> String {
    dates.shortDate(month: day.month, day: day.dayOfMonth)
  }
}
