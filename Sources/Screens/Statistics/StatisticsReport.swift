import Games
import Store
import Sudoku
import Widgets

/// A page of statistics: four large figures and the trend, plots of times and days, best and
/// typical times, milestones, and the other figures last. A wide screen centres it in two columns.
///
/// ```
///     51        12:48         12         68%
///   solved    best time   days in a row  without a slip
///  Minutes, the last 51 games   Days with a game solved
///  …                            …
///  Best and usual times         Milestones
/// ```
struct StatisticsReport: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.screenSize) private var size
  let words: Words
  let model: StatisticsModel
  let page: StatisticsPage
  let statistics: LevelStatistics

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: spacing) {
        LargeFigures(words: words, model: model, statistics: statistics)
        if let change { Text(change).foregroundStyle(.accent) }
        if isWide {
          columns {
            course
          } side: {
            days
          }
          columns {
            times
            milestones
            bars
          } side: {
            figures
          }
        } else {
          course
          times
          days
          milestones
          figures
          bars
        }
      }
      .padding(EdgeInsets(top: isWide ? 1 : 0))
      .frame(maxWidth: isWide ? Self.maxColumns : .infinity, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
  }

  /// The most columns. Stretching a plot further adds nothing.
  private static let maxColumns = 124

  private var isWide: Bool { size.width >= 72 }
  /// Rows between the parts.
  private var spacing: Int { size.height >= 46 ? 2 : 1 }
  /// Columns of the right one of two columns, at most those of a year of days.
  private var sideColumns: Int { min(57, (size.width - 6) * 2 / 5) }

  private func columns(
    @ViewBuilder _ main: () -> some View, @ViewBuilder side: () -> some View
  ) -> some View {
    HStack(alignment: .top, spacing: 4) {
      VStack(alignment: .leading, spacing: spacing, content: main).frame(maxWidth: .infinity)
      VStack(alignment: .leading, content: side)
        .frame(width: sideColumns, alignment: .leading)
    }
  }

  private var figures: some View {
    StatisticsFigures(words: words, statistics: statistics)
  }

  @ViewBuilder private var bars: some View {
    if page == .all {
      Plot(title: words.statistics.byLevel) { BarChart(levelBars) }
    } else {
      if !statistics.gamesByMinutes.isEmpty {
        Plot(title: words.statistics.distribution) { BarChart(timeBars) }
      }
      if statistics.recent.contains(where: { $0.errors > 0 }) {
        Plot(title: words.statistics.errorCourse) {
          Sparkline(statistics.recent.map { Double($0.errors) }, role: .plotNegative)
        }
      }
    }
  }

  @ViewBuilder private var course: some View {
    if statistics.recent.count > 1 {
      Plot(title: words.statistics.times(statistics.recent.count)) {
        LinePlot(
          statistics.recent.map { $0.elapsed / .seconds(1) }, figures: .time, role: .areaLearning
        )
        .frame(height: size.height >= 40 ? 10 : isWide ? 7 : 4)
      }
    }
  }

  private var days: some View {
    Plot(title: words.statistics.days) {
      PlayedDays(words: words.dates, counts: model.solvedByDay, today: model.today)
    }
  }

  private var times: some View {
    LevelTimes(words: words, levels: model.levels ?? [:])
  }

  @ViewBuilder private var milestones: some View {
    if page == .all {
      Plot(title: words.statistics.milestones) {
        ForEach(lines, id: \.self) { line in
          HStack(alignment: .top, spacing: 1) {
            Text(capabilities.isUnicode ? "★" : "*").foregroundStyle(.record)
            Text(line)
          }
        }
      }
    }
  }

  private var lines: [String] {
    let levels = model.levels ?? [:]
    let solved = levels.values.count { $0.bestScore != nil }
    var lines = [words.statistics.levelsSolved(solved: solved, all: Level.allCases.count)]
    if model.streak.longest > 1 {
      lines.append(words.statistics.longestStreak(model.streak.longest))
    }
    if model.finishedPacks > 0 {
      lines.append(
        words.statistics.packsFinished(finished: model.finishedPacks, all: PuzzlePack.all.count))
    }
    if !model.unaidedTechniques.isEmpty {
      let names = model.unaidedTechniques.prefix(6).map { words.name(of: $0) }
      lines.append(words.statistics.unaidedTechniques(names.joined(separator: ", ")))
    }
    return lines
  }

  /// The trend: the typical time of recent games compared with that of earlier ones.
  private var change: String? {
    let times = statistics.recent.map(\.elapsed)
    guard times.count >= 6, case .level = page else { return nil }
    let half = times.count / 2
    let (before, now) = (Self.median(of: times.prefix(half)), Self.median(of: times.suffix(half)))
    let said = { NumberFormat.shortTime($0) }
    if now < before * 9 / 10 {
      return words.statistics.gotFaster(before: said(before), now: said(now))
    }
    if now > before * 11 / 10 {
      return words.statistics.gotSlower(before: said(before), now: said(now))
    }
    return words.statistics.steady(said(now))
  }

  private static func median(of times: some Collection<Duration>) -> Duration {
    let sorted = times.sorted()
    return sorted.isEmpty ? .zero : sorted[sorted.count / 2]
  }

  private var levelBars: [BarChart.Bar] {
    Level.allCases.map { level in
      BarChart.Bar(words.name(of: level), model.levels?[level]?.solved ?? 0)
    }
  }

  private var timeBars: [BarChart.Bar] {
    statistics.timeBins(atMost: 6).map { bin in
      BarChart.Bar(words.statistics.minutes(from: bin.start, to: bin.end), bin.count)
    }
  }
}

/// The four most important figures, in large digits if they fit.
private struct LargeFigures: View {
  @Environment(\.screenSize) private var size
  let words: Words
  let model: StatisticsModel
  let statistics: LevelStatistics

  var body: some View {
    if size.width >= 72 {
      HStack {
        ForEach(figures) { figure in
          Spacer()
          VStack {
            BigText(figure.value, largest: .small, role: figure.role)
            Text(figure.title).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        Spacer()
      }
    } else {
      VStack(alignment: .leading) {
        ForEach(figures) { figure in
          HStack(spacing: 1) {
            Text(figure.value).bold().foregroundStyle(figure.role).lineLimit(1)
              .frame(width: 8, alignment: .trailing)
            Text(figure.title).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
    }
  }

  private var figures: [StatisticsFigure] {
    let names = words.statistics
    let clean =
      statistics.solved > 0
      ? "\((statistics.flawless * 100 + statistics.solved / 2) / statistics.solved)" : "-"
    let bestTime = statistics.bestTime.map(NumberFormat.shortTime) ?? "-"
    return [
      StatisticsFigure(
        title: names.solved.lowercased(), value: "\(statistics.solved)", role: .areaLearning),
      StatisticsFigure(title: names.bestTime.lowercased(), value: bestTime, role: .record),
      StatisticsFigure(
        title: names.daysInARow, value: "\(model.streak.current)", role: .areaGame),
      StatisticsFigure(title: "% \(names.noMistakes)", value: clean, role: .areaSolver),
    ]
  }
}

/// The best and typical times, with a bar and two figures for each solved level.
private struct LevelTimes: View {
  let words: Words
  let levels: [Level: LevelStatistics]

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(words.statistics.bestAndUsual).bold().foregroundStyle(.secondary).lineLimit(1)
        Spacer()
        Text(words.statistics.best).foregroundStyle(.record).frame(width: 8, alignment: .trailing)
        Text(words.statistics.usual).foregroundStyle(.areaSolver)
          .frame(width: 8, alignment: .trailing)
      }
      ForEach(solved, id: \.self) { level in
        HStack(spacing: 1) {
          Text(words.name(of: level)).lineLimit(1).frame(width: 10, alignment: .leading)
          TimeBar(
            best: part(levels[level]?.bestTime), usual: part(levels[level]?.medianTime)
          )
          .frame(maxWidth: .infinity)
          figure(levels[level]?.bestTime, .record)
          figure(levels[level]?.medianTime, .areaSolver)
        }
      }
      if !others.isEmpty {
        Text(words.statistics.notTried(others.map { words.name(of: $0) }.joined(separator: ", ")))
          .foregroundStyle(.secondary)
      }
    }
  }

  private var solved: [Level] { Level.allCases.filter { (levels[$0]?.solved ?? 0) > 0 } }
  private var others: [Level] { Level.allCases.filter { (levels[$0]?.played ?? 0) == 0 } }

  private func figure(_ time: Duration?, _ role: StyleRole) -> some View {
    Text(time.map(NumberFormat.shortTime) ?? "–").foregroundStyle(role).lineLimit(1)
      .frame(width: 8, alignment: .trailing)
  }

  /// A time as a share of the longest typical one.
  private func part(_ time: Duration?) -> Double {
    let longest = levels.values.compactMap(\.medianTime).max() ?? .zero
    guard let time, longest > .zero else { return 0 }
    return min(1, time / longest)
  }
}

/// A heavy line for the best time, extended by a light one to the typical time.
private struct TimeBar: LeafView, Equatable {
  let best: Double
  let usual: Double

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width >= ProposedSize.unlimited ? 20 : max(0, proposal.width), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    let columns = { (part: Double) in Int((part * Double(rect.width)).rounded()) }
    painter.horizontalLine(
      isUnicode ? "─" : "-", from: rect.origin, columns: columns(usual),
      style: environment.textStyle(.areaSolver))
    painter.horizontalLine(
      isUnicode ? "━" : "=", from: rect.origin, columns: columns(best),
      style: environment.textStyle(.record))
  }
}

/// A plot under its title.
private struct Plot<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).bold().foregroundStyle(.secondary).lineLimit(1)
      content()
    }
  }
}
