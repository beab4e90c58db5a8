import Grading
import Hints
import Sudoku

/// What a player looks for among steps: words, scores and ratings.
nonisolated struct StepSearch {
  /// Words that each occur in a name of the technique, or in the changes.
  private var words: [String] = []
  private var foldedWords: [String] = []
  /// The scores of one step, as HoDoKu counts them.
  private var scores: ClosedRange<Int>?
  /// Sudoku Explainer's ratings, in tenths.
  private var ratings: ClosedRange<Int>?
  /// The first range that can't be read, and why. Nothing is found then.
  private(set) var failure: (measure: Measure, error: Measure.RangeError)?

  private static let foldedNames = Dictionary(
    uniqueKeysWithValues: TechniqueID.allCases.map { ($0, $0.facts.names.map(\.foldedName)) })

  /// Reads words separated by blanks: "x-wing r1c2≠3 score 100-200 se 6.6-7.2". `<>` and `!=` stand
  /// for ≠, and ranges are those of ``Measure``, with or without a blank before them: "score≥100".
  /// Commas may stand between them. "score" without a range asks for nothing.
  init(_ text: String, _ words: Words) {
    let text = text.lowercased().replacing("<>", with: "≠").replacing("!=", with: "≠")
      .split(separator: " ").map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
      .joined(separator: " ")
    var rest = text.split(separator: " ")[...]
    while let word = rest.popFirst() {
      guard let (measure, start) = Self.range(in: word, words) else {
        self.words.append(String(word))
        continue
      }
      var range = start.isEmpty ? rest.popFirst() ?? "" : start
      if range.isEmpty {
        if measure == .rating { self.words.append(String(word)) }
        continue
      }
      while let next = rest.first, next.allSatisfy(Self.isOfRange) {
        range += " " + next
        rest.removeFirst()
      }
      take(String(range), of: measure)
    }
    foldedWords = self.words.map(\.foldedName)
  }

  private mutating func take(_ text: String, of measure: Measure) {
    do throws(Measure.RangeError) {
      let range = try measure.range(text)
      if measure == .score { scores = range } else { ratings = range }
    } catch {
      if failure == nil { failure = (measure, error) }
    }
  }

  /// Returns what `word` gives a range of, and the start of the range if there is no blank between:
  /// "400" in "score400", ">400" in "score>400".
  private static func range(
    in word: Substring, _ words: Words
  ) -> (measure: Measure, start: Substring)? {
    for (term, measure) in [(StepSearchTerm.score, Measure.score), (.rating, .rating)] {
      for keyword in term.keywords(words) where word.hasPrefix(keyword) {
        let start = word.dropFirst(keyword.count)
        if start.allSatisfy(isOfRange) { return (measure, start) }
      }
    }
    return nil
  }

  /// Returns `true` if `character` can be part of a range.
  private static func isOfRange(_ character: Character) -> Bool {
    character.isNumber || "-–+.,<>=≥≤".contains(character)
  }

  /// Returns `true` if `row` is of the kind.
  func admits(_ row: StepItem) -> Bool {
    guard meetsRanges(row) else { return false }
    guard !words.isEmpty else { return true }
    let text = "\(row.name) \(row.changes)".lowercased()
    let names = Self.foldedNames[row.step.deduction.technique] ?? []
    return zip(words, foldedWords).allSatisfy { word, folded in
      text.contains(word)
        || folded.contains(where: \.isLetter) && names.contains { $0.contains(folded) }
    }
  }

  /// Returns `true` if the score and the rating of `row` are in the ranges, whatever the words. A
  /// step that Sudoku Explainer can rate in several ways is of each of its ratings. One whose
  /// technique it doesn't know is of none.
  private func meetsRanges(_ row: StepItem) -> Bool {
    let deduction = row.step.deduction
    if failure != nil { return false }
    if let scores, !(deduction.score.map(scores.contains) ?? false) { return false }
    guard let ratings else { return true }
    return deduction.canBeRated(in: ratings)
  }

  /// The reason why nothing is found among `rows`, if that is due to a range: it can't be read, or
  /// none of the steps has such a number.
  func refusal(among rows: [StepItem], _ words: Words) -> String? {
    if let failure {
      return words.sentence(
        of: failure.error, failure.measure, called: Self.title(of: failure.measure, words))
    }
    let ranges: [(Measure, ClosedRange<Int>?)] = [(.rating, ratings), (.score, scores)]
    let parts = ranges.compactMap { measure, range in
      range.map { "\(Self.title(of: measure, words)) \(NumberFormat.range($0, of: measure))" }
    }
    guard !parts.isEmpty, !rows.contains(where: meetsRanges) else { return nil }
    return words.allSteps.noneInRange(parts.joined(separator: " · "))
  }

  private static func title(of measure: Measure, _ words: Words) -> String {
    measure == .rating ? words.collections.rating : words.collections.score
  }
}

nonisolated extension StepSearchTerm {
  /// The words before a range, in small letters. None if the text itself is looked for.
  func keywords(_ words: Words) -> [String] {
    switch self {
    case .technique, .change: []
    case .score: ["score", words.allSteps.score]
    case .rating: ["er", "se"]
    }
  }

  /// What can be typed, such as "score 150".
  func example(_ words: Words) -> String {
    switch self {
    case .technique: words.name(of: .xWing)
    case .change: "r1c2≠3"
    case .score: "\(words.allSteps.score) 150"
    case .rating: "\(words.collections.rating) 3.2+"
    }
  }

  /// All that can be typed, as the prompt of a field.
  static func prompt(_ words: Words) -> String {
    allCases.map { $0.example(words) }.joined(separator: ", ")
  }
}
