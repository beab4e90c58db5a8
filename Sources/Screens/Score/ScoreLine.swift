import Games
import Scutes

/// A line of the score: its label and value, with an explanation below.
struct ScoreLine: View, Equatable {
  let title: String
  let value: String
  let rule: String?
  var isTotal = false

  /// Rows of the total: a rule, the number, and the calculation.
  static let totalRows = 3

  /// Rows of the line in `columns` columns.
  func rows(in columns: Int) -> Int {
    1 + TextWrapping.lineCount(of: [rule].compactMap(\.self), width: columns - 2, mode: .word)
  }

  var body: some View {
    VStack(alignment: .leading) {
      if isTotal { Divider() }
      HStack {
        Text(title).bold(isTotal).foregroundStyle(isTotal ? .title : .sheet).lineLimit(1)
        Spacer(minLength: 1)
        Text(value).bold(isTotal).foregroundStyle(isTotal ? .title : .sheet)
      }
      if let rule {
        Text(rule).foregroundStyle(.secondary).lineLimit(isTotal ? 1 : nil)
          .padding(EdgeInsets(leading: 2))
      }
    }
  }
}

extension ScoreLine {
  /// The lines of a sheet, from the level to the total. With `hidingErrors`, there may be more
  /// errors than the sheet knows of.
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
        percent: ScoreSheet.percentPerError, most: ScoreSheet.maxErrorPercent))
  }

  private init(_ line: ScoreSheet.Line, of sheet: ScoreSheet, words: Words) {
    let score = words.score
    let number = { words.grouped($0) }
    let off = { $0 == 0 ? score.free : words.hints.price($0) }
    switch line {
    case .level(let level, let points):
      self.init(
        title: "\(score.level) \(words.name(of: level))", value: number(points),
        rule: score.levelRule)
    case .rating(_, let points):
      self.init(
        title: score.hodoku, value: "+ \(number(points))",
        rule: score.hodokuRule(number(ScoreSheet.maxRatingPoints)))
    case .time(let duration, let points):
      self.init(
        title: score.time(NumberFormat.time(duration)),
        value: "+ \(number(Int(points.rounded())))",
        rule: score.timeRule(
          full: NumberFormat.time(sheet.fastest), end: NumberFormat.time(sheet.slowest)))
    case .untimed:
      self.init(title: score.untimed, value: "+ 0", rule: score.untimedRule)
    case .errors(let count, let percent):
      self.init(
        title: score.errors(count), value: count == 0 ? "" : off(percent),
        rule: score.errorRule(percent: ScoreSheet.percentPerError, most: ScoreSheet.maxErrorPercent)
      )
    case .help(let kind, let count, let percent):
      self.init(
        title: score.help(kind: score.kinds(kind), count: count), value: off(percent),
        rule: kind.rule(score))
    case .allHelp(let percent):
      self.init(
        title: score.allHelp, value: "= " + off(percent),
        rule: score.allHelpRule(ScoreSheet.maxHelpPercent))
    case .total(let points):
      self.init(
        title: score.title, value: number(points), rule: sheet.formula(words), isTotal: true)
    }
  }
}

extension ScoreSheet {
  /// `true` if a total for all help is more informative than the lines of its kinds.
  fileprivate var sumsUpHelp: Bool {
    let used = Help.allCases.filter { count(of: $0) > 0 }
    return used.count > 1 || used.contains { percent(of: $0) > helpPercent }
  }

  /// The calculation of the total: "(1,204 + 226) × 0.92 × 0.90". Factors of 1 are left out.
  fileprivate func formula(_ words: Words) -> String {
    let number = { words.grouped($0) }
    let sum = "\(number(base)) + \(number(Int(timeBonus.rounded())))"
    let factors = [errorFactor, helpFactor].filter { $0 != 1 }.map(NumberFormat.factor)
    return factors.isEmpty ? sum : (["(\(sum))"] + factors).joined(separator: " × ")
  }
}

extension ScoreSheet.Help {
  /// The cost and the count, or `nil` for free help, whose value says so.
  fileprivate func rule(_ words: ScoreWords) -> String? {
    switch self {
    case .nudge: nil
    case .automaticCandidates: words.helpOnceRule(percent)
    case .technique, .explanation, .placement, .check: words.helpRule(percent)
    }
  }
}
