import Scutes
import Store
import Sudoku

/// Games by the time they took, oldest left, each as the sign of its level. It draws what was
/// played and nothing between.
///
/// ```
///  20m ┈┈┈┈┈┈┈┈┈■┈┈┈┈┈┈┈
///       ▲   ▲       ◆
///  10m ┈┈┈▲┈┈┈┈●┈┈┈┈┈┈┈
///       ●
/// ```
struct GamesPlot: LeafView, Equatable {
  let games: [Game]
  /// The letter after the minutes of a label.
  let unit: String
  /// The games still to come, as open circles at the end of a dotted path.
  var toCome = 0
  /// The names of the games below their marks, which then have their times beside them.
  var ordinals: [String] = []

  nonisolated struct Game: Hashable {
    let level: Level
    let seconds: Int
    /// `true` for the best one of a level, which stands out.
    var isBest = false
  }

  /// The most columns between games that leave no doubt about their order.
  private static let widestPitch = 12
  /// The same for games with their times.
  private static let widestPitchWithTimes = 14
  private static let steps = [1, 2, 5, 10, 15, 20, 30, 60, 120, 240, 480, 1440]

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(
      width: proposal.width >= ProposedSize.unlimited ? 40 : max(1, proposal.width),
      height: proposal.height >= ProposedSize.unlimited ? 8 : max(1, proposal.height))
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    let scale = Scale(games.map(\.seconds), rows: rect.height - (ordinals.isEmpty ? 0 : 1))
    let labels = scale.ticks.map { "\($0)\(unit)" }
    let margin = (labels.map(\.columns).max() ?? 0) + 1
    guard rect.width > margin + 4 else { return }
    let (faint, quiet) = (environment.textStyle(.line), environment.textStyle(.secondary))
    for (tick, label) in zip(scale.ticks, labels) {
      let y = rect.minY + scale.row(of: 60 * tick)
      painter.write(
        label, at: Point(x: rect.minX + margin - 1 - label.columns, y: y), style: quiet)
      painter.horizontalLine(
        isUnicode ? "┈" : ".", from: Point(x: rect.minX + margin, y: y),
        columns: rect.width - margin, style: faint)
    }
    let room = rect.width - margin - (ordinals.isEmpty ? 2 : 6)
    guard room > 0 else { return }
    let shown = games.suffix(room)
    let count = shown.count + toCome
    let pitch =
      count > 1 ? min(widestPitch, Double(room - 1) / Double(count - 1)) : 0
    func column(_ index: Int) -> Int {
      rect.minX + margin + 1 + Int((Double(index) * pitch).rounded(.down))
    }
    for (index, game) in shown.enumerated() {
      var style = environment.textStyle(game.isBest ? .record : game.level.role)
      style.attributes.insert(.bold)
      painter.draw(
        game.level.sign(isUnicode: isUnicode),
        at: Point(x: column(index), y: rect.minY + scale.row(of: game.seconds)), style: style)
    }
    for (index, game) in shown.enumerated() where !ordinals.isEmpty {
      painter.write(
        " \(NumberFormat.time(.seconds(game.seconds))) ",
        at: Point(x: column(index) + 1, y: rect.minY + scale.row(of: game.seconds)),
        style: environment.textStyle(game.level.role))
    }
    let last = rect.minY + (shown.last.map { scale.row(of: $0.seconds) } ?? 0)
    for index in shown.count..<count where !shown.isEmpty {
      let start = index > shown.count ? column(index - 1) + 2 : column(index - 1) + 8
      painter.horizontalLine(
        isUnicode ? "·" : ".", from: Point(x: start, y: last),
        columns: max(0, column(index) - 1 - start), style: quiet)
      painter.write(" ", at: Point(x: column(index) - 1, y: last), style: quiet)
      painter.write(isUnicode ? "○ " : "o ", at: Point(x: column(index), y: last), style: quiet)
    }
    for (index, name) in ordinals.prefix(count).enumerated() {
      let y = index < shown.count ? rect.minY + scale.row(of: shown[index].seconds) : last
      painter.write(name, at: Point(x: column(index), y: y + 1), style: quiet)
    }
  }

  private var widestPitch: Double {
    Double(ordinals.isEmpty ? Self.widestPitch : Self.widestPitchWithTimes)
  }

  /// Minutes on rows, the longest time on top.
  private struct Scale {
    /// The labelled minutes.
    let ticks: [Int]
    private let low: Int
    private let high: Int
    private let rows: Int

    init(_ seconds: [Int], rows: Int) {
      let (least, most) = (seconds.min() ?? 0, seconds.max() ?? 60)
      let limit = max(1, rows / 3)
      func bounds(_ step: Int) -> (Int, Int) {
        let low = least / (60 * step) * step
        return (low, max((most + 60 * step - 1) / (60 * step) * step, low + step))
      }
      let step =
        GamesPlot.steps.first {
          let (low, high) = bounds($0)
          return (high - low) / $0 <= limit
        } ?? GamesPlot.steps[GamesPlot.steps.count - 1]
      (low, high) = bounds(step)
      ticks = stride(from: low, through: high, by: step).filter { $0 > 0 }
      self.rows = rows
    }

    /// The row of a time, from the top.
    func row(of seconds: Int) -> Int {
      let share = Double(seconds - 60 * low) / Double(60 * (high - low))
      return rows - 1 - Int((min(1, max(0, share)) * Double(rows - 1)).rounded())
    }
  }
}

nonisolated extension Level {
  /// The sign of the level in plots, different from the others' without colours too.
  func sign(isUnicode: Bool) -> Character {
    switch self {
    case .easy: isUnicode ? "●" : "o"
    case .medium: isUnicode ? "▲" : "^"
    case .hard: isUnicode ? "◆" : "+"
    case .expert: isUnicode ? "■" : "#"
    case .extreme: isUnicode ? "▼" : "*"
    }
  }
}
