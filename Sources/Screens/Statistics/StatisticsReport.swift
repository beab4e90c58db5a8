import Models
import Widgets

/// A page of statistics: the figures, and plots beside them, or below where there is little room.
struct StatisticsReport: View {
  @Environment(\.screenSize) private var size
  let words: Words
  let model: StatisticsModel
  let page: StatisticsPage
  let statistics: LevelStatistics

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: size.width >= 72 && size.height < 26 ? 0 : 1) {
        if size.width >= 72 {
          HStack(alignment: .top, spacing: 4) {
            figures.frame(width: 28)
            plots.frame(maxWidth: .infinity)
          }
        } else {
          figures
          plots
        }
        if page == .all { days }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var figures: some View {
    StatisticsFigures(words: words, statistics: statistics).frame(maxWidth: .infinity)
  }

  @ViewBuilder private var plots: some View {
    VStack(alignment: .leading, spacing: 1) {
      if statistics.recent.count > 1 {
        Plot(title: words.statistics.times(statistics.recent.count)) {
          LinePlot(statistics.recent.map { $0.elapsed / .seconds(60) }, decimals: 1)
            .frame(height: size.height >= 40 ? 12 : size.height >= 26 ? 5 : 4)
        }
      }
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
  }

  private var levelBars: [BarChart.Bar] {
    Level.allCases.map { level in
      BarChart.Bar(words.name(of: level), model.levels?[level]?.solved ?? 0)
    }
  }

  private var timeBars: [BarChart.Bar] {
    statistics.timeBins(atMost: 6).map { bin in
      BarChart.Bar(words.statistics.minutes(bin.start, bin.end), bin.count)
    }
  }

  private var days: some View {
    Plot(title: words.statistics.days) {
      PlayedDays(words: words.dates, counts: model.solvedByDay, today: model.today)
    }
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
