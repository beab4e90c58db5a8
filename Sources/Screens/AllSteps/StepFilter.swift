import Grading
import Hints
import Sudoku

/// The conditions that steps meet to be shown.
nonisolated struct StepFilter: Hashable {
  var technique: TechniqueID?
  /// A digit that the step places or eliminates.
  var digit: Digit?
  /// A cell that the step changes.
  var cell: Cell?
  /// The text of a ``StepSearch``.
  var text = ""

  /// `true` if there are no conditions.
  var isEmpty: Bool { self == StepFilter() }

  /// Returns `true` if `row` meets all conditions but those of the text.
  func admits(_ row: StepItem) -> Bool {
    let deduction = row.step.deduction
    let changed = deduction.placements + deduction.eliminations
    return technique.map { $0 == deduction.technique } ?? true
      && digit.map { digit in changed.contains { $0.digit == digit } } ?? true
      && cell.map { cell in changed.contains { $0.cell == cell } } ?? true
  }
}

/// What a player looks for among steps: words, scores and ratings.
nonisolated struct StepSearch {
  /// Words that each occur in the technique's name or the changes.
  private var words: [String] = []
  /// The scores of one step, as HoDoKu counts them.
  private var scores: ClosedRange<Int>?
  /// Sudoku Explainer's ratings, in tenths.
  private var ratings: ClosedRange<Int>?

  /// Reads words separated by blanks: "x-wing r1c2≠3 score 100-200 se 6.6-7.2". `<>` and `!=` stand
  /// for ≠, and ranges are those of ``RatingRange``. "score" without a range asks for nothing.
  init(_ text: String, _ words: Words) {
    let text = text.lowercased().replacing("<>", with: "≠").replacing("!=", with: "≠")
    var rest = text.split(separator: " ")[...]
    while let word = rest.popFirst() {
      let isScore = word == "score" || word == words.allSteps.score
      guard isScore || ["se", "er"].contains(word) else {
        self.words.append(String(word))
        continue
      }
      guard let range = rest.first, range.contains(where: \.isNumber) else {
        if !isScore || !rest.isEmpty { self.words.append(String(word)) }
        continue
      }
      rest.removeFirst()
      if isScore {
        scores = ClosedRange(text: String(range), within: 0...100_000)
      } else {
        ratings = RatingRange(String(range))?.tenths
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
