public import Sudoku

/// Rates puzzles like Sudoku Explainer, with exactly the techniques of its version 1.2.1.
///
/// The rule: try each technique in the order below and take the first step found, or the easiest
/// one if it is a chain. The rating of the puzzle is that of its hardest step.
/// ``ExplainerTechnique`` lists the ratings.
///
/// The order is almost that of the ratings, but not quite: a technique may find a step that is
/// rated higher than one of a later technique. The steps taken, and so the rating, depend on
/// following the order.
public struct Explainer: Sendable {
  /// Creates an explainer.
  public init() {}

  /// Returns Sudoku Explainer's rating of `givens`, which have exactly one solution.
  public func rating(of givens: Grid) -> ExplainerRating {
    var rating = ExplainerRating()
    solve(ExplainerPosition(givens: givens), rating: &rating) { _ in true }
    return rating
  }

  /// Returns Sudoku Explainer's rating of the rest of `position`, which has exactly one solution
  /// within its candidates. Used to rate a Sukaku.
  public func rating(of position: CandidateGrid) -> ExplainerRating {
    var rating = ExplainerRating()
    solve(ExplainerPosition(position), rating: &rating) { _ in true }
    return rating
  }

  /// Returns the rating of `givens`, or `nil` as soon as a step is rated above `limit` tenths or
  /// `isCancelled` returns `true`. It is called before each step. During the search for chains,
  /// which can take seconds, it is called for each candidate at their start.
  public func rating(
    of givens: Grid, upTo limit: Int, isCancelled: () -> Bool = { false }
  ) -> ExplainerRating? {
    rating(from: ExplainerPosition(givens: givens), upTo: limit, isCancelled)
  }

  /// Returns the rating of the rest of `position`, which has exactly one solution within its
  /// candidates, or `nil` as ``rating(of:upTo:isCancelled:)`` does.
  public func rating(
    of position: CandidateGrid, upTo limit: Int, isCancelled: () -> Bool
  ) -> ExplainerRating? {
    rating(from: ExplainerPosition(position), upTo: limit, isCancelled)
  }

  private func rating(
    from start: ExplainerPosition, upTo limit: Int, _ isCancelled: () -> Bool
  ) -> ExplainerRating? {
    var rating = ExplainerRating()
    var isWithin = !isCancelled()
    if isWithin {
      solve(start, rating: &rating, upTo: limit, isCancelled) { step in
        isWithin = step.rating <= limit && !isCancelled()
        return isWithin
      }
    }
    return isWithin && rating.rating <= limit && !isCancelled() ? rating : nil
  }

  /// Returns the rating of the rest of `position`, which has exactly one solution within its
  /// candidates, or `nil` soon after `isCancelled` returns `true`. It is called as in
  /// ``rating(of:upTo:isCancelled:)``.
  public func rating(
    of position: CandidateGrid, isCancelled: () -> Bool
  ) -> ExplainerRating? {
    var rating = ExplainerRating()
    solve(ExplainerPosition(position), rating: &rating, isCancelled) { _ in !isCancelled() }
    return isCancelled() ? nil : rating
  }

  /// Returns the rating of the rest of `position`, which has exactly one solution within its
  /// candidates, off the caller's actor. `progress` is called before each step with its number, from
  /// 1, and the rating of the steps so far in tenths, 0 at first. The hardest puzzles take minutes.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func findRating(
    of position: CandidateGrid,
    progress: @Sendable (_ step: Int, _ least: Int) -> Void = { _, _ in }
  ) async throws(CancellationError) -> ExplainerRating {
    var rating = ExplainerRating()
    var (steps, least) = (1, 0)
    progress(steps, least)
    let isCancelled = { Task.isCancelled }
    solve(ExplainerPosition(position), rating: &rating, isCancelled) { step in
      (steps, least) = (steps + 1, max(least, step.rating))
      progress(steps, least)
      return !Task.isCancelled
    }
    if Task.isCancelled { throw CancellationError() }
    return rating
  }

  /// Returns the steps from `givens` towards the solution, as far as the techniques can go.
  public func steps(of givens: Grid) -> [ExplainerStep] {
    var rating = ExplainerRating()
    var steps: [ExplainerStep] = []
    solve(ExplainerPosition(givens: givens), rating: &rating) { step in
      steps.append(step)
      return true
    }
    return steps
  }

  /// Returns the steps from `givens` on, up to the first one rated above `limit` tenths or rejected
  /// by `goesOn`. `isCancelled` is called as in ``rating(of:upTo:isCancelled:)``.
  package func steps(
    of givens: Grid, upTo limit: Int, isCancelled: () -> Bool,
    while goesOn: (ExplainerStep) -> Bool
  ) -> (steps: [ExplainerStep], isSolved: Bool) {
    var rating = ExplainerRating()
    var steps: [ExplainerStep] = []
    var isWithin = true
    solve(ExplainerPosition(givens: givens), rating: &rating, upTo: limit, isCancelled) { step in
      isWithin = step.rating <= limit && goesOn(step)
      if isWithin { steps.append(step) }
      return isWithin
    }
    return (steps, isWithin && rating.rating != ExplainerRating.beyond && !isCancelled())
  }

  /// Returns Sudoku Explainer's step from `position`, or `nil` if it finds none.
  public func step(from position: CandidateGrid) -> ExplainerStep? {
    var trees: [ConsequenceTree] = []
    return Self.step(from: ExplainerPosition(position), &trees, { false })
  }

  /// Returns Sudoku Explainer's step from `position` by several chains, with its whole proof, or
  /// `nil` if there is none or `isCancelled` returns `true`. It is called for each candidate at
  /// the start of chains, of which the hardest take a tenth of a second.
  ///
  /// Sudoku Explainer tries patterns and single chains first. HoDoKu's techniques cover them, but
  /// for unique loops, graves of type 2 to 4 and aligned exclusion.
  public func proof(
    from position: CandidateGrid, isCancelled: () -> Bool = { false }
  ) -> Deduction? {
    let start = ExplainerPosition(position)
    var trees: [ConsequenceTree] = []
    for rules in ChainRules.all {
      let hint = start.chains(rules, &trees, isCancelled)
      if isCancelled() { return nil }
      if let hint {
        var writer = ProofWriter(start)
        return writer.deduction(hint)
      }
    }
    return nil
  }

  /// As ``proof(from:isCancelled:)``, but calls `check`, which can throw to stop.
  package func proof<Failure>(
    from position: CandidateGrid, check: () throws(Failure) -> Void
  ) throws(Failure) -> Deduction? {
    var failure: Failure?
    let proof = proof(from: position) {
      do throws(Failure) { try check() } catch { failure = error }
      return failure != nil
    }
    if let failure { throw failure }
    return proof
  }

  private func solve(
    _ start: ExplainerPosition, rating: inout ExplainerRating, upTo limit: Int = .max,
    _ isCancelled: () -> Bool = { false },
    _ goesOn: (ExplainerStep) -> Bool
  ) {
    var position = start
    var hardest: ExplainerDifficulty = 0.0
    var trees: [ConsequenceTree] = []
    while !position.open.isEmpty {
      guard let step = Self.step(from: position, &trees, upTo: limit, isCancelled) else {
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

  /// Returns Sudoku Explainer's step from `position`, or `nil` if it finds none or `isCancelled`
  /// ends the search. Doesn't look for what is rated above `limit` tenths in any case.
  private static func step(
    from position: ExplainerPosition, _ trees: inout [ConsequenceTree], upTo limit: Int = .max,
    _ isCancelled: () -> Bool
  ) -> ExplainerStep? {
    for (least, search) in patterns {
      if least > limit { return nil }
      if let step = search(position) { return step }
    }
    if leastOfChains > limit { return nil }
    for rules in ChainRules.all {
      let hint = position.chains(rules, &trees, isCancelled)
      if isCancelled() { return nil }
      if let hint { return hint.step }
    }
    return nil
  }

  /// The first searches, in order: patterns and the shortest chains. None finds a step rated below
  /// `least`, which rises from each to the next.
  private static let patterns:
    [(least: Int, search: @Sendable (ExplainerPosition) -> ExplainerStep?)] = [
      (10, { $0.hiddenSingle() }),
      (17, { $0.directLocking() }),
      (20, { $0.directHiddenSet(2) }),
      (23, { $0.nakedSingle() }),
      (25, { $0.directHiddenSet(3) }),
      (26, { first($0.locked) }),
      (30, { position in first { position.nakedSets(2, $0) } }),
      (32, { position in first { position.fish(2, $0) } }),
      (34, { position in first { position.hiddenSets(2, $0) } }),
      (36, { position in first { position.nakedSets(3, $0) } }),
      (38, { position in first { position.fish(3, $0) } }),
      (40, { position in first { position.hiddenSets(3, $0) } }),
      (42, { $0.wing(hasZ: false) }),
      (44, { $0.wing(hasZ: true) }),
      (45, { $0.uniqueLoop() }),
      (50, { position in first { position.nakedSets(4, $0) } }),
      (52, { position in first { position.fish(4, $0) } }),
      (54, { position in first { position.hiddenSets(4, $0) } }),
      (56, { $0.bivalueUniversalGrave() }),
      (62, { $0.alignedExclusion(2) }),
      (65, { $0.forcingChain() }),
      (75, { $0.alignedExclusion(3) }),
    ]

  /// The lowest rating of a step by several chains.
  private static let leastOfChains = 75

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
