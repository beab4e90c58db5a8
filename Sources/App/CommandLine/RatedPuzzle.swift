import Formats
import Grading
import Hints
import Sudoku


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
    let technique: TechniqueID
    /// The technique and its place: "Hidden Pair in row 3".
    let title: String
    let score: Int
    let cells: [String]
    let places: [String]
    let removes: [String]
  }

  /// Grades `givens`, which have exactly one solution.
  init(_ givens: Grid, withSteps: Bool, solution: Grid? = nil) {
    self.init(
      givens, CandidateGrid(givens: givens), Explainer().rating(of: givens), withSteps, solution)
  }

  /// Grades what `entry` asks for, which has exactly one solution.
  init(_ entry: PuzzleEntry, withSteps: Bool) {
    guard entry.isNarrowed else {
      self.init(entry.givens, withSteps: withSteps)
      return
    }
    let position = entry.position
    self.init(entry.givens, position, Explainer().rating(of: position), withSteps, nil)
  }

  private init(
    _ givens: Grid, _ position: CandidateGrid, _ explained: ExplainerRating, _ withSteps: Bool,
    _ solution: Grid?
  ) {
    let grade = Grader().grade(position)
    self.solution = solution?.description
    puzzle = givens.description
    level = grade.level
    score = grade.score
    rating = Double(explained.rating) / 10
    firstPlacement = Double(explained.firstPlacement) / 10
    firstStep = Double(explained.firstStep) / 10
    ratedBy = explained.hardest?.name
    hardest = Self.hardest(of: grade)
    steps = withSteps ? Self.steps(of: grade, from: position) : nil
  }

  /// The name of the technique of the highest level, the highest score, the last in the catalogue.
  private static func hardest(of grade: Grade) -> String {
    let used = Set(grade.steps.map(\.technique))
    let facts = TechniqueCatalog.grading.flatMap(\.kinds).filter { used.contains($0.id) }
    return facts.enumerated().max {
      ($0.element.level, $0.element.score, $0.offset)
        < ($1.element.level, $1.element.score, $1.offset)
    }?.element.name ?? "none"
  }

  private static func steps(of grade: Grade, from start: CandidateGrid) -> [Step] {
    var position = start
    return grade.steps.map { step in
      defer { position.apply(step) }
      return Step(step, in: position)
    }
  }

  /// A line, and one for each step.
  var lines: [String] {
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
    score = TechniqueCatalog.facts(of: deduction.technique)?.score ?? 0
    cells = deduction.cells.map(\.description)
    places = deduction.placements.map(\.description)
    removes = deduction.eliminations.sorted().map { "\($0.cell)<>\($0.digit)" }
  }

  /// What follows: "r1c2=5", or "r3c4<>7 r3c5<>7".
  var conclusion: String { (places + removes).joined(separator: " ") }
}
