public import Sudoku

/// The way from a position to its solution, step by step as ``Grader`` goes, as far as it was
/// walked.
///
/// ```
/// place      0        1        2
/// position   ●──step──●──step──●──▶ …
/// ```
///
/// Hard steps take a while, so the path is walked a few steps at a time: whoever walks it shows what
/// there is so far, and may stop.
public struct SolvingPath: Sendable {
  /// The only grid that the position leads to.
  public let solution: Grid
  /// The steps walked so far, in order.
  public private(set) var steps: [Deduction] = []
  /// The position before each step, and the one after the last; one more than there are steps.
  public private(set) var positions: [CandidateGrid]
  /// What the steps come to; for a path that is not complete, what it comes to at least.
  public private(set) var tally = Tally()

  /// A path from `position`, which has no solution but `solution`; no step of it is walked yet.
  public init(from position: CandidateGrid, to solution: Grid) {
    self.solution = solution
    positions = [position]
  }

  /// Whether it has come to the solution.
  public var isComplete: Bool { end.isSolved }

  /// Looks for the next steps until `duration` has passed, off the caller's actor: one step at
  /// least, none at the end of the path.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled: between two techniques.
  @concurrent
  public func findNextSteps(
    for duration: Duration, grader: Grader = Grader()
  ) async throws(CancellationError) -> [Deduction] {
    let deadline = ContinuousClock.now + duration
    var path = self
    repeat {
      guard !path.isComplete else { break }
      let step = try grader.step(from: path.end) { () throws(CancellationError) in
        if Task.isCancelled { throw CancellationError() }
      }
      path.walk(step ?? Deduction.triedOut(in: path.end, solution: solution))
    } while ContinuousClock.now < deadline
    return Array(path.steps.dropFirst(steps.count))
  }

  /// Walks `steps`, which were found at the end of the path.
  public mutating func walk(_ steps: [Deduction]) {
    for step in steps { walk(step) }
  }

  private mutating func walk(_ step: Deduction) {
    var next = end
    next.apply(step)
    steps.append(step)
    positions.append(next)
    tally.count(step.technique)
  }

  private var end: CandidateGrid { positions[positions.count - 1] }
}

extension Deduction {
  /// A digit of `solution`, in a cell with as few candidates as any.
  package static func triedOut(in position: CandidateGrid, solution: Grid) -> Deduction {
    let cell = position.open.min { position[$0].count < position[$1].count } ?? Cell(0)
    let placement = Candidate(cell, solution[cell] ?? Digit.all[0])
    return Deduction(.bruteForce, placements: [placement], .guess(placement))
  }
}
