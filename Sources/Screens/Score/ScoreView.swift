import Models
import Widgets

/// What the score of a game is made of, line by line; at the end also what to do next.
struct ScoreView: View {
  @Environment(\.dismiss) private var dismiss
  let suite: Suite
  let model: GameBoardModel

  var body: some View {
    VStack(spacing: 1) {
      Text(isOver ? words.solved : words.soFar).bold()
        .foregroundStyle(isOver ? .success : .secondary)
      VStack {
        ForEach(lines.indices) { index in lines[index] }
      }
      .frame(maxWidth: 36)
      if isOver {
        if model.result?.isRanked == false { Text(words.unranked).foregroundStyle(.secondary) }
        HStack(spacing: 2) {
          Button(words.newPuzzle) { next() }
          Button(words.levels) { leave() }
        }
      }
    }
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
  }

  private var words: ScoreWords { suite.words.score }

  private var sheet: ScoreSheet { model.score }

  private var isOver: Bool { model.game.isComplete }

  private var lines: [ScoreLine] {
    sheet.lines.compactMap { ScoreLine($0, words: suite.words) }
  }

  private func next() {
    let level = model.game.puzzle.level
    dismiss()
    suite.end()
    suite.want(.level(level))
  }

  private func leave() {
    dismiss()
    suite.end()
  }
}

/// One line of a score: what it is for, and what it brings.
private struct ScoreLine: View, Equatable {
  let title: String
  let value: String
  var isTotal = false

  var body: some View {
    VStack {
      if isTotal { Divider() }
      HStack {
        Text(title).bold(isTotal).foregroundStyle(isTotal ? .title : .sheet).lineLimit(1)
        Spacer(minLength: 1)
        Text(value).bold(isTotal).foregroundStyle(isTotal ? .title : .sheet)
      }
    }
  }
}

extension ScoreLine {
  /// The line in words; nil for one that would say nothing.
  init?(_ line: ScoreSheet.Line, words: Words) {
    let number = { NumberFormat.grouped($0, separator: words.groupingSeparator) }
    switch line {
    case .level(let level, let points):
      self.init(title: "\(words.score.level) \(words.name(of: level))", value: number(points))
    case .rating(_, let points):
      self.init(title: words.score.rating, value: "+ \(number(points))")
    case .time(let duration, _, let points):
      self.init(
        title: words.score.time(NumberFormat.time(duration)),
        value: "+ \(number(Int(points.rounded())))")
    case .untimed:
      self.init(title: words.score.untimed, value: "+ 0")
    case .errors(let count, let factor):
      self.init(title: words.score.errors(count), value: "× \(NumberFormat.factor(factor))")
    case .help(let kind, let count, let factor):
      self.init(
        title: words.score.help(words.score.kinds(kind), count),
        value: "× \(NumberFormat.factor(factor))")
    case .allHelp(let factor):
      guard factor < 1 else { return nil }
      self.init(title: words.score.allHelp, value: "× \(NumberFormat.factor(factor))")
    case .total(let points):
      self.init(title: words.score.total, value: number(points), isTotal: true)
    }
  }
}
