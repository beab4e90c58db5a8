import Scutes
import Store

/// A figure with its title.
struct StatisticsFigure: Identifiable {
  let title: String
  let value: String

  var id: String { title }
}

/// The figures of a level in columns, close to their labels.
struct StatisticsFigures: View {
  let words: Words
  let statistics: LevelStatistics
  let columns: Int

  /// The rows that it takes.
  var rows: Int { (figures.count + columns - 1) / columns }

  var body: some View {
    let (figures, rows) = (figures, rows)
    return HStack(alignment: .top, spacing: 3) {
      ForEach(Array(stride(from: 0, to: figures.count, by: max(1, rows))), id: \.self) { start in
        column(Array(figures[start..<min(start + rows, figures.count)]))
      }
    }
  }

  private func column(_ figures: [StatisticsFigure]) -> some View {
    let titles = figures.map(\.title.columns).max() ?? 0
    let values = figures.map(\.value.columns).max() ?? 0
    return VStack {
      ForEach(figures) { figure in
        HStack(spacing: 1) {
          Text(figure.title).foregroundStyle(.secondary).lineLimit(1)
          Spacer()
          Text(figure.value).lineLimit(1)
        }
      }
    }
    .frame(maxWidth: titles + 2 + values)
  }

  private var figures: [StatisticsFigure] {
    let names = words.statistics
    // A figure of nothing says nothing.
    return [
      (names.played, number(statistics.played)), (names.solved, number(statistics.solved)),
      (names.winRate, statistics.givenUp > 0 ? percent(statistics.winRate) : nil),
      (names.unfinished, number(statistics.unfinished)),
      (names.givenUp, number(statistics.givenUp)),
      (names.bestTime, time(statistics.bestTime)), (names.meanTime, time(statistics.meanTime)),
      (names.medianTime, time(statistics.medianTime)),
      (names.bestScore, number(statistics.bestScore)),
      (names.meanScore, number(statistics.meanScore)),
      (names.errorsPerGame, mean(statistics.errors)), (names.helpPerGame, mean(statistics.hints)),
      (names.flawless, number(statistics.flawless)),
    ].compactMap { title, value in value.map { StatisticsFigure(title: title, value: $0) } }
  }

  private func number(_ number: Int?) -> String? {
    number.flatMap { $0 == 0 ? nil : words.grouped($0) }
  }

  private func time(_ time: Duration?) -> String? { time.map(NumberFormat.time) }

  private func percent(_ part: Double?) -> String? {
    part.map { "\(Int(($0 * 100).rounded())) %" }
  }

  private func mean(_ sum: Int) -> String? {
    guard statistics.solved > 0, sum > 0 else { return nil }
    return NumberFormat.tenths((sum * 10 + statistics.solved / 2) / statistics.solved)
  }
}
