public import Sudoku

/// The way from a position to its solution, step by step as ``Grader`` goes, as far as it was
/// walked.
///
/// ```
/// place      0        1        2
/// position   ●──step──●──step──●──▶ …
/// ```
///
/// Hard steps take a while, so the path is walked one step at a time: whoever walks it shows what
/// there is so far, and may stop.
public struct SolvingPath: Sendable {
  /// The only grid that the position leads to.
  public let solution: Grid
  /// The steps walked so far, in order.
  public private(set) var steps: [Deduction] = []
  /// The position before each step, and the one after the last; one more than there are steps.
  public private(set) var positions: [CandidateGrid]
  /// The sum of the scores of the steps.
  public private(set) var score = 0
  /// The technique of the highest level and, among those, score, the first such; nil where there is
  /// no step.
  public private(set) var hardest: TechniqueFacts?

  /// A path from `position`, which has no solution but `solution`; no step of it is walked yet.
  public init(from position: CandidateGrid, to solution: Grid) {
    self.solution = solution
    positions = [position]
  }

  /// Whether it has come to the solution.
  public var isComplete: Bool { end.isSolved }

  /// The level of the hardest step, or more where the score is too high for it. Of a path that is not
  /// complete, what it comes to at least.
  public var level: Level {
    let hardest = hardest?.level ?? .easy
    return Level.allCases.first { $0 >= hardest && score <= $0.scoreLimit ?? .max } ?? .extreme
  }

  /// How often each technique was used.
  public var uses: [TechniqueID: Int] {
    steps.reduce(into: [:]) { $0[$1.technique, default: 0] += 1 }
  }

  /// Looks for the step after the last one, off the caller's actor; nil at the end.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled: between two techniques.
  @concurrent
  public func findNextStep(
    grader: Grader = Grader()
  ) async throws(CancellationError) -> Deduction? {
    guard !isComplete else { return nil }
    let step = try grader.step(from: end) { () throws(CancellationError) in
      if Task.isCancelled { throw CancellationError() }
    }
    return step ?? Deduction.triedOut(in: end, solution: solution)
  }

  /// Walks `step`, which was found at the end of the path.
  public mutating func walk(_ step: Deduction) {
    var next = end
    next.apply(step)
    steps.append(step)
    positions.append(next)
    guard let facts = TechniqueCatalog.facts(of: step.technique) else { return }
    score += facts.score
    guard let known = hardest, (known.level, known.score) >= (facts.level, facts.score) else {
      hardest = facts
      return
    }
  }

  private var end: CandidateGrid { positions[positions.count - 1] }
}

extension Deduction {
  /// A digit of `solution`, in a cell with as few candidates as any.
  package static func triedOut(in position: CandidateGrid, solution: Grid) -> Deduction {
    let cell = position.open.min { position[$0].count < position[$1].count } ?? Cell(0)
    let placements = solution[cell].map { [Candidate(cell, $0)] } ?? []
    return Deduction(.bruteForce, placements: placements, cells: [cell], candidates: placements)
  }
}
