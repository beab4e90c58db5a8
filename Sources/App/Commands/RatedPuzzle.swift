import Formats
import Grading
import Hints
import Sudoku

/// A puzzle with its grades, as `rate` prints it.
struct RatedPuzzle: Encodable {
  /// The digits as they stand: those of the puzzle, and those placed since.
  let puzzle: String
  let level: Level
  let score: Int
  /// Sudoku Explainer's rating, such as 7.2, if it was asked for and found in time.
  let rating: Double?
  /// Its ratings up to the first digit and of the first step.
  let firstPlacement: Double?
  let firstStep: Double?
  let hardest: String
  /// What the rating's hardest step uses.
  let ratedBy: String?
  let steps: [Step]?
  /// Only present on request.
  let solution: String?

  /// One step of the solution.
  struct Step: Encodable {
    let technique: TechniqueID
    /// The technique and its place: "Hidden Pair in row 3".
    let title: String
    let score: Int
    let cells: [String]
    let places: [String]
    let removes: [String]
  }

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
    puzzle = entry.grid.description
    level = grade.level
    score = grade.score
    rating = explained.map { Double($0.rating) / 10 }
    firstPlacement = explained.map { Double($0.firstPlacement) / 10 }
    firstStep = explained.map { Double($0.firstStep) / 10 }
    ratedBy = explained?.hardest?.name
    hardest = grade.tally.hardest?.name ?? "none"
    steps = withSteps ? Self.steps(of: grade, from: start) : nil
  }

  private static func steps(of grade: Grade, from start: CandidateGrid) -> [Step] {
    var position = start
    return grade.steps.map { step in
      defer { position.apply(step) }
      return Step(step, in: position)
    }
  }

  /// A summary line, followed by one line per step.
  var lines: [String] {
    let rating = rating.map { "\($0)" } ?? ""
    let summary = "\(puzzle),\(level.rawValue),\(score),\(rating),\(hardest)"
    let path = (steps ?? []).enumerated().map { number, step in
      let place = String(repeating: " ", count: 4 - String(number + 1).count) + "\(number + 1)"
      return "\(place). \(step.title) (\(step.score)): \(step.conclusion)"
    }
    return [summary] + path
  }
}

extension RatedPuzzle.Step {
  init(_ deduction: Deduction, in position: CandidateGrid) {
    technique = deduction.technique
    title = deduction.explanation(in: .english, of: position).title
    score = deduction.technique.facts.score
    cells = deduction.pattern.cells.map(\.description)
    places = deduction.placements.map(\.description)
    removes = deduction.eliminations.sorted().map { "\($0.cell)<>\($0.digit)" }
  }

  /// The outcome: "r1c2=5", or "r3c4<>7 r3c5<>7".
  var conclusion: String { (places + removes).joined(separator: " ") }
}
