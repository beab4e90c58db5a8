import Models
import Widgets

/// One line of a score: what it is for and what it brings, and below it what that means.
struct ScoreLine: View, Equatable {
  let title: String
  let value: String
  let rule: String
  var isTotal = false

  var body: some View {
    VStack(alignment: .leading) {
      if isTotal { Divider() }
      HStack {
        Text(title).bold(isTotal).foregroundStyle(isTotal ? .title : .sheet).lineLimit(1)
        Spacer(minLength: 1)
        Text(value).bold(isTotal).foregroundStyle(isTotal ? .title : .sheet)
      }
      Text(rule).foregroundStyle(.secondary).padding(EdgeInsets(leading: 2))
    }
  }
}

extension ScoreLine {
  /// The lines of a sheet, from the level to the total. With `hidingErrors` there may be more errors
  /// than the sheet knows of.
  static func lines(
    of sheet: ScoreSheet, words: Words, hidingErrors: Bool = false
  ) -> [ScoreLine] {
    sheet.lines.compactMap { line in
      if case .allHelp = line, !sheet.sumsUpHelp { return nil }
      if case .errors(let known, _) = line, hidingErrors {
        return hiddenErrors(known: known, words: words)
      }
      return ScoreLine(line, of: sheet, words: words)
    }
  }

  private static func hiddenErrors(known: Int, words: Words) -> ScoreLine {
    ScoreLine(
      title: known > 0 ? "\(words.board.errors) \(known)+?" : words.board.errors,
      value: words.score.notShown,
      rule: words.score.errorRule(
        ScoreSheet.percentOff(ScoreSheet.factorPerError),
        ScoreSheet.percentOff(ScoreSheet.leastFactor)))
  }

  private init(_ line: ScoreSheet.Line, of sheet: ScoreSheet, words: Words) {
    let score = words.score
    let number = { NumberFormat.grouped($0, separator: words.groupingSeparator) }
    let times = { "× \(NumberFormat.factor($0))" }
    let most = ScoreSheet.percentOff(ScoreSheet.leastFactor)
    switch line {
    case .level(let level, let points):
      self.init(
        title: "\(score.level) \(words.name(of: level))", value: number(points),
        rule: score.levelRule)
    case .rating(_, let points):
      self.init(
        title: score.rating, value: "+ \(number(points))",
        rule: score.ratingRule(number(ScoreSheet.mostRatingPoints)))
    case .time(let duration, let par, let points):
      self.init(
        title: score.time(NumberFormat.time(duration)),
        value: "+ \(number(Int(points.rounded())))",
        rule: score.timeRule(NumberFormat.time(par), NumberFormat.time(par * 2)))
    case .untimed:
      self.init(title: score.untimed, value: "+ 0", rule: score.untimedRule)
    case .errors(let count, let factor):
      self.init(
        title: score.errors(count), value: times(factor),
        rule: score.errorRule(ScoreSheet.percentOff(ScoreSheet.factorPerError), most))
    case .help(let kind, let count, let factor):
      self.init(
        title: score.help(score.kinds(kind), count), value: times(factor),
        rule: kind == .automaticCandidates
          ? score.helpOnceRule(kind.percent) : score.helpRule(kind.percent))
    case .allHelp(let factor):
      self.init(title: score.allHelp, value: "= " + times(factor), rule: score.allHelpRule(most))
    case .total(let points):
      self.init(
        title: score.total, value: number(points), rule: sheet.formula(words), isTotal: true)
    }
  }
}

extension ScoreSheet {
  /// Whether a line for all help says more than the lines of its kinds.
  fileprivate var sumsUpHelp: Bool {
    let used = Help.allCases.filter { count(of: $0) > 0 }
    return used.count > 1 || used.contains { factor(of: $0) < hintFactor }
  }

  /// How the total is worked out: "(1,204 + 226) × 0.92 × 0.90".
  fileprivate func formula(_ words: Words) -> String {
    let number = { NumberFormat.grouped($0, separator: words.groupingSeparator) }
    return "(\(number(base)) + \(number(Int(timeBonus.rounded()))))"
      + " × \(NumberFormat.factor(errorFactor)) × \(NumberFormat.factor(hintFactor))"
  }
}
