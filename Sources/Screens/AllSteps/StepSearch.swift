import Grading
import Hints
import Sudoku

/// What a player looks for among steps: words, scores and ratings.
nonisolated struct StepSearch {
  /// Words that each occur in the technique's name or the changes.
  private var words: [String] = []
  /// The scores of one step, as HoDoKu counts them.
  private var scores: ClosedRange<Int>?
  /// Sudoku Explainer's ratings, in tenths.
  private var ratings: ClosedRange<Int>?

  /// Reads words separated by blanks: "x-wing r1c2≠3 score 100-200 se 6.6-7.2". `<>` and `!=` stand
  /// for ≠, and ranges are those of ``Measure``. "score" without a range asks for nothing.
  init(_ text: String, _ words: Words) {
    let text = text.lowercased().replacing("<>", with: "≠").replacing("!=", with: "≠")
    var rest = text.split(separator: " ")[...]
    while let word = rest.popFirst() {
      guard
        let term = StepSearchTerm.allCases.first(where: {
          $0.keywords(words).contains(String(word))
        })
      else {
        self.words.append(String(word))
        continue
      }
      guard let range = rest.first, range.contains(where: \.isNumber) else {
        if term != .score || !rest.isEmpty { self.words.append(String(word)) }
        continue
      }
      rest.removeFirst()
      if term == .score {
        scores = try? Measure.score.range(String(range))
      } else {
        ratings = try? Measure.rating.range(String(range))
      }
    }
  }

  /// Returns `true` if `row` is of the kind. A technique that Sudoku Explainer rates by the case, or
  /// by the length of a chain, is of each of its ratings; one that it doesn't know is of none.
  func admits(_ row: StepItem) -> Bool {
    let facts = row.step.deduction.technique.facts
    if let scores, !scores.contains(facts.score) { return false }
    if let ratings {
      guard let own = facts.explainerRating, own.lowest <= ratings.upperBound,
        own.highest.map({ $0 >= ratings.lowerBound }) ?? true
      else { return false }
    }
    let text = "\(row.name) \(row.changes)".lowercased()
    return words.allSatisfy { text.contains($0) }
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
