public import Grading
public import Sudoku

/// A given to add to a puzzle, or one to leave out.
public struct GivenChange: Hashable, Sendable {
  /// The cell of the given.
  public let cell: Cell
  /// The digit to add there, or the one that is there.
  public let digit: Digit
  /// `true` to add the given, `false` to leave it out.
  public let isAddition: Bool

  /// Creates a change of one given.
  public init(cell: Cell, digit: Digit, isAddition: Bool) {
    (self.cell, self.digit, self.isAddition) = (cell, digit, isAddition)
  }

  /// Lists every given of `givens` to leave out, then every candidate of an empty cell to add, both
  /// in order.
  public static func all(of givens: Grid, adding candidates: TrueCandidates) -> [GivenChange] {
    let removals = Cell.all.compactMap { cell in
      givens[cell].map { GivenChange(cell: cell, digit: $0, isAddition: false) }
    }
    let additions = givens.emptyCells.flatMap { cell in
      candidates[cell].map { GivenChange(cell: cell, digit: $0, isAddition: true) }
    }
    return removals + additions
  }

  /// Returns `givens` with the change.
  public func applied(to givens: Grid) -> Grid {
    var changed = givens
    changed[cell] = isAddition ? digit : nil
    return changed
  }
}

extension GivenChange {
  /// The effect of a change on a puzzle.
  public struct Outcome: Hashable, Sendable {
    /// The number of solutions, up to ``countLimit``.
    public let solutions: SolutionCount
    /// The totals of HoDoKu's steps, if there is one solution and they were found in time.
    public let tally: Tally?
    /// HoDoKu's level, if ``tally`` is known.
    public let level: Level?
    /// Sudoku Explainer's rating in tenths, if there is one solution and it was found in time.
    public let rating: Int?

    /// The most solutions to count.
    public static let countLimit = 1000
  }

  /// Finds the outcome for `givens`, off the caller's actor. Grade and rating take at most `limit`
  /// together.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func findOutcome(
    on givens: Grid, within limit: Duration
  ) async throws(CancellationError) -> Outcome {
    try Stop.cancelled.check()
    let changed = applied(to: givens)
    let count = Solver.count(of: changed, limit: Outcome.countLimit + 1)
    guard count == 1 else {
      let solutions: SolutionCount =
        count > Outcome.countLimit ? .moreThan(Outcome.countLimit) : .exactly(count)
      return Outcome(solutions: solutions, tally: nil, level: nil, rating: nil)
    }
    let position = CandidateGrid(givens: changed)
    let stop = Stop.after(limit)
    let grade = Grader().grade(position, stop: stop)
    let rating = Explainer().rating(of: position, stop: stop)
    try Stop.cancelled.check()
    return Outcome(
      solutions: .exactly(1), tally: grade?.tally, level: grade?.level, rating: rating?.rating)
  }
}
