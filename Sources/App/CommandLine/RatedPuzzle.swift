import Models

/// A puzzle with its grades, as `rate` prints it.
struct RatedPuzzle: Encodable {
  let puzzle: String
  let level: Level
  let score: Int
  /// Sudoku Explainer's rating, such as 7.2.
  let rating: Double
  /// Its ratings up to the first digit and of the first step.
  let firstPlacement: Double
  let firstStep: Double
  let hardest: String
  /// What the rating's hardest step uses.
  let ratedBy: String?
  let steps: [Step]?
  /// Only where it is asked for.
  let solution: String?

  /// One step of the solution.
  struct Step: Encodable {
    let technique: String
    let score: Int
    let places: [String]
    let removes: [String]
  }

  /// Grades `givens`, which have exactly one solution.
  init(_ givens: Grid, withSteps: Bool, solution: Grid? = nil) {
    self.solution = solution?.description
    let grade = Grader().grade(givens)
    let explained = Explainer().rating(of: givens)
    puzzle = givens.description
    level = grade.level
    score = grade.score
    rating = Double(explained.rating) / 10
    firstPlacement = Double(explained.firstPlacement) / 10
    firstStep = Double(explained.firstStep) / 10
    ratedBy = explained.hardest?.name
    let facts = grade.steps.compactMap { TechniqueCatalog.facts(of: $0.technique) }
    hardest = facts.max { ($0.level, $0.score) < ($1.level, $1.score) }?.name ?? "Full House"
    steps = withSteps ? grade.steps.map(Step.init) : nil
  }

  /// A line, and one for each step.
  var lines: [String] {
    let summary = "\(puzzle),\(level.rawValue),\(score),\(rating),\(hardest)"
    let path = (steps ?? []).enumerated().map { number, step in
      "  \(number + 1). \(step.technique) (\(step.score)): \(step.conclusion)"
    }
    return [summary] + path
  }
}

extension RatedPuzzle.Step {
  init(_ deduction: Deduction) {
    let facts = TechniqueCatalog.facts(of: deduction.technique)
    technique = facts?.name ?? deduction.technique.rawValue
    score = facts?.score ?? 0
    places = deduction.placements.map(\.description)
    removes = deduction.eliminations.sorted().map { "\($0.cell)<>\($0.digit)" }
  }

  /// What follows: "r1c2=5", or "r3c4<>7 r3c5<>7".
  var conclusion: String { (places + removes).joined(separator: " ") }
}
