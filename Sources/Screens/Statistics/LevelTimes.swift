import Scutes
import Store
import Sudoku

/// The best and usual times, with a bar and two figures for each solved level.
struct LevelTimes: View {
  let words: Words
  let levels: [Level: LevelStatistics]
  /// Rows between the levels.
  let spacing: Int

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      HStack(spacing: 1) {
        (Text(words.statistics.bestTitle).foregroundStyle(.record)
          + Text(words.statistics.andUsual).foregroundStyle(.areaSolver))
          .bold().lineLimit(1)
        Spacer()
      }
      ForEach(solved, id: \.self) { level in
        HStack(spacing: 1) {
          Text(words.name(of: level)).lineLimit(1).frame(width: 8, alignment: .leading)
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
    Text(time.map(NumberFormat.time) ?? "–").foregroundStyle(role).lineLimit(1)
      .frame(width: 6, alignment: .trailing)
  }

  /// A time as a share of the longest usual one.
  private func part(_ time: Duration?) -> Double {
    let longest = levels.values.compactMap(\.medianTime).max() ?? .zero
    guard let time, longest > .zero else { return 0 }
    return min(1, time / longest)
  }
}

/// A heavy line for the best time, extended by a light one to the usual time.
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
