import Store
import Widgets

/// A figure with its title.
struct StatisticsFigure: Identifiable {
  let title: String
  let value: String
  var role = StyleRole.ground

  var id: String { title }
}

/// The figures of a level, one per line, close to their labels.
struct StatisticsFigures: View {
  let words: Words
  let statistics: LevelStatistics

  var body: some View {
    let figures = figures
    let titles = figures.map(\.title.columns).max() ?? 0
    let values = figures.map(\.value.columns).max() ?? 0
    VStack {
      ForEach(figures) { figure in
        HStack(spacing: 1) {
          Text(figure.title).foregroundStyle(.secondary).lineLimit(1)
          Spacer()
          Text(figure.value).lineLimit(1)
        }
      }
    }
    .frame(maxWidth: titles + 3 + values)
  }

  private var figures: [StatisticsFigure] {
    let names = words.statistics
    return [
      StatisticsFigure(title: names.played, value: number(statistics.played)),
      StatisticsFigure(title: names.solved, value: number(statistics.solved)),
      StatisticsFigure(title: names.winRate, value: percent(statistics.winRate)),
      StatisticsFigure(title: names.unfinished, value: number(statistics.unfinished)),
      StatisticsFigure(title: names.givenUp, value: number(statistics.givenUp)),
      StatisticsFigure(title: names.bestTime, value: time(statistics.bestTime)),
      StatisticsFigure(title: names.meanTime, value: time(statistics.meanTime)),
      StatisticsFigure(title: names.medianTime, value: time(statistics.medianTime)),
      StatisticsFigure(title: names.bestScore, value: number(statistics.bestScore)),
      StatisticsFigure(title: names.meanScore, value: number(statistics.meanScore)),
      StatisticsFigure(title: names.errorsPerGame, value: mean(statistics.errors)),
      StatisticsFigure(title: names.helpPerGame, value: mean(statistics.hints)),
      StatisticsFigure(title: names.flawless, value: number(statistics.flawless)),
    ].filter { $0.title != names.medianTime || statistics.medianTime != nil }
  }

  private func number(_ number: Int?) -> String {
    number.map { words.grouped($0) } ?? "–"
  }

  private func time(_ time: Duration?) -> String { time.map(NumberFormat.shortTime) ?? "–" }

  private func percent(_ part: Double?) -> String {
    part.map { "\(Int(($0 * 100).rounded())) %" } ?? "–"
  }

  private func mean(_ sum: Int) -> String {
    guard statistics.solved > 0 else { return "–" }
    return NumberFormat.tenths((sum * 10 + statistics.solved / 2) / statistics.solved)
  }
}
