public import Sudoku

/// Rates puzzles as Sudoku Explainer does, with exactly the techniques of its version 1.2.1.
///
/// The rule: look for a step with each technique in turn, in the order below, take the first one
/// found, and of the chains the easiest one. The rating of the puzzle is that of its hardest step.
/// What each costs is told in ``ExplainerTechnique``.
///
/// The order is nearly that of the ratings, but not quite, and a technique may find a step that
/// costs more than one of a later technique: which steps are taken, and so the rating, depends on
/// keeping to it.
public struct Explainer: Sendable {
  /// Rates puzzles.
  public init() {}

  /// What Sudoku Explainer says about `givens`, which have exactly one solution.
  public func rating(of givens: Grid) -> ExplainerRating {
    var rating = ExplainerRating()
    solve(ExplainerPosition(givens: givens), rating: &rating) { _ in true }
    return rating
  }

  /// What it says about the rest of `position`, which has exactly one solution within its candidates:
  /// so a Sukaku is rated.
  public func rating(of position: CandidateGrid) -> ExplainerRating {
    var rating = ExplainerRating()
    solve(ExplainerPosition(position), rating: &rating) { _ in true }
    return rating
  }

  /// The rating of `givens`; nil as soon as a step is rated above `limit` tenths, or
  /// `isCancelled` says so. It is asked before each step, and while chains are looked for, which can
  /// take seconds, before each candidate that they start from.
  public func rating(
    of givens: Grid, upTo limit: Int, isCancelled: () -> Bool = { false }
  ) -> ExplainerRating? {
    var rating = ExplainerRating()
    var isWithin = !isCancelled()
    if isWithin {
      solve(ExplainerPosition(givens: givens), rating: &rating, isCancelled) { step in
        isWithin = step.rating <= limit && !isCancelled()
        return isWithin
      }
    }
    return isWithin && rating.rating <= limit && !isCancelled() ? rating : nil
  }

  /// The rating of the rest of `position`, which has exactly one solution within its candidates, off
  /// the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func findRating(
    of position: CandidateGrid
  ) async throws(CancellationError) -> ExplainerRating {
    var rating = ExplainerRating()
    solve(
      ExplainerPosition(position), rating: &rating, { Task.isCancelled },
      { _ in !Task.isCancelled })
    if Task.isCancelled { throw CancellationError() }
    return rating
  }

  /// The steps from `givens` to the solution, in order, as far as the techniques carry.
  public func steps(of givens: Grid) -> [ExplainerStep] {
    var rating = ExplainerRating()
    var steps: [ExplainerStep] = []
    solve(ExplainerPosition(givens: givens), rating: &rating) { step in
      steps.append(step)
      return true
    }
    return steps
  }

  /// The step that Sudoku Explainer takes from `position`; nil where it finds none.
  public func step(from position: CandidateGrid) -> ExplainerStep? {
    var trees: [ConsequenceTree] = []
    return Self.step(from: ExplainerPosition(position), &trees, { false })
  }

  private func solve(
    _ start: ExplainerPosition, rating: inout ExplainerRating,
    _ isCancelled: () -> Bool = { false },
    _ goesOn: (ExplainerStep) -> Bool
  ) {
    var position = start
    var hardest: ExplainerDifficulty = 0.0
    var trees: [ConsequenceTree] = []
    while !position.open.isEmpty {
      guard let step = Self.step(from: position, &trees, isCancelled) else {
        rating.rating = ExplainerRating.beyond
        rating.hardest = nil
        return
      }
      guard goesOn(step) else { return }
      position.apply(step)
      if hardest < step.difficulty {
        hardest = step.difficulty
        rating.hardest = step.technique
      }
      rating.rating = hardest.tenths
      if rating.firstStep == 0 { rating.firstStep = hardest.tenths }
      if rating.firstPlacement == 0 && step.placement != nil {
        rating.firstPlacement = hardest.tenths
      }
    }
  }

  /// The step that Sudoku Explainer takes from `position`; nil where it finds none, and where
  /// `isCancelled` ends the search.
  private static func step(
    from position: ExplainerPosition, _ trees: inout [ConsequenceTree], _ isCancelled: () -> Bool
  ) -> ExplainerStep? {
    for search in patterns {
      if let step = search(position) { return step }
    }
    for rules in chains {
      let step = position.chains(rules, &trees, isCancelled)
      if isCancelled() { return nil }
      if let step { return step }
    }
    return nil
  }

  /// How steps are looked for, one after the other: patterns, and the shortest chains.
  private static let patterns: [@Sendable (ExplainerPosition) -> ExplainerStep?] = [
    { $0.hiddenSingle() },
    { $0.directLocking() },
    { $0.directHiddenSet(2) },
    { $0.nakedSingle() },
    { $0.directHiddenSet(3) },
    { first($0.locked) },
    { position in first { position.nakedSets(2, $0) } },
    { position in first { position.fish(2, $0) } },
    { position in first { position.hiddenSets(2, $0) } },
    { position in first { position.nakedSets(3, $0) } },
    { position in first { position.fish(3, $0) } },
    { position in first { position.hiddenSets(3, $0) } },
    { $0.wing(hasZ: false) },
    { $0.wing(hasZ: true) },
    { $0.uniqueLoop() },
    { position in first { position.nakedSets(4, $0) } },
    { position in first { position.fish(4, $0) } },
    { position in first { position.hiddenSets(4, $0) } },
    { $0.bivalueUniversalGrave() },
    { $0.alignedExclusion(2) },
    { $0.forcingChain() },
    { $0.alignedExclusion(3) },
  ]

  /// How they are looked for after that: several chains at once.
  private static let chains: [ChainRules] =
    [.nishio, .multiple] + (0...3).map { .dynamic(level: $0) }
    + (0...3).map { .dynamic(level: 4, innerLevel: $0) }

  private static func first(
    _ search: ((PatternFinding) -> Bool) -> Void
  ) -> ExplainerStep? {
    var step: ExplainerStep?
    search { finding in
      step = finding.step
      return true
    }
    return step
  }
}
