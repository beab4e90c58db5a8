import Store
import Sudoku
import Widgets

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
  /// The games still to come, as open circles.
  var toCome = 0

  nonisolated struct Game: Hashable {
    let level: Level
    let seconds: Int
    /// `true` for the best one of a level, which stands out.
    var isBest = false
  }

  /// The most columns between games that leave no doubt about their order.
  private static let widestPitch = 12
  private static let steps = [1, 2, 5, 10, 15, 20, 30, 60, 120, 240, 480, 1440]

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(
      width: proposal.width >= ProposedSize.unlimited ? 40 : max(1, proposal.width),
      height: proposal.height >= ProposedSize.unlimited ? 8 : max(1, proposal.height))
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    let scale = Scale(games.map(\.seconds), rows: rect.height)
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
    let room = rect.width - margin - 2
    let shown = games.suffix(room)
    let count = shown.count + toCome
    let pitch =
      count > 1 ? min(Double(Self.widestPitch), Double(room - 1) / Double(count - 1)) : 0
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
    guard toCome > 0, let last = shown.last else { return }
    let y = rect.minY + scale.row(of: last.seconds)
    for index in shown.count..<count {
      painter.draw(isUnicode ? "○" : "o", at: Point(x: column(index), y: y), style: quiet)
    }
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
