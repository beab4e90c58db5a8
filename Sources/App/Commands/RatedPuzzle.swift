import Formats
import Grading
import Hints
import Sudoku

/// A puzzle with its grades, as `rate` prints it.
struct RatedPuzzle: Encodable, Sendable {
  /// The digits as they stand: those of the puzzle, and those placed since.
  let puzzle: String
  /// The whole position if the digits don't say all.
  let position: String?
  let level: Level
  let score: Int
  /// Sudoku Explainer's rating, such as 7.2, if it was asked for and found in time.
  let rating: Double?
  /// Its ratings up to the first digit and of the first step.
  let firstPlacement: Double?
  let firstStep: Double?
  /// The hardest technique of the grade, or `nil` if nothing is left to do.
  let hardest: TechniqueRecord?
  /// The technique of the rating's hardest step.
  let ratedBy: ExplainerRecord?
  let steps: [StepRecord]?
  /// Only present on request.
  let solution: String?

  /// Grades what is left of `entry` as it stands, which has exactly one solution. It is rated by
  /// Sudoku Explainer unless `rating` says otherwise.
  init(
    _ entry: PuzzleEntry, withSteps: Bool, solution: Grid? = nil,
    rating rate: (CandidateGrid) -> ExplainerRating? = { Explainer().rating(of: $0) }
  ) {
    let start = entry.start
    let grade = Grader().grade(start)
    let explained = rate(start)
    self.solution = solution?.description
    (puzzle, position) = (entry.grid.description, entry.reducedLine)
    level = grade.level
    score = grade.score
    rating = explained.map { Double($0.rating) / 10 }
    firstPlacement = explained.map { Double($0.firstPlacement) / 10 }
    firstStep = explained.map { Double($0.firstStep) / 10 }
    ratedBy = (explained?.hardest).map(ExplainerRecord.init)
    hardest = grade.tally.hardest.map(TechniqueRecord.init)
    steps = withSteps ? Self.steps(of: grade, from: start) : nil
  }

  private static func steps(of grade: Grade, from start: CandidateGrid) -> [StepRecord] {
    var position = start
    return grade.steps.map { step in
      defer { position.apply(step) }
      return StepRecord(step, in: position)
    }
  }

  /// The usual name of the hardest technique, or "none".
  var nameOfHardest: String { hardest?.name ?? "none" }

  /// A summary line, followed by one line per step.
  var lines: [String] {
    let rating = rating.map { "\($0)" } ?? ""
    let summary = "\(position ?? puzzle),\(level.rawValue),\(score),\(rating),\(nameOfHardest)"
    let path = (steps ?? []).enumerated().map { number, step in
      let place = String(repeating: " ", count: 4 - String(number + 1).count) + "\(number + 1)"
      return "\(place). \(step.line)"
    }
    return [summary] + path
  }
}
