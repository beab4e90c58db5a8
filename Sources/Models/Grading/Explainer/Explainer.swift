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

  /// Returns Sudoku Explainer's rating of the rest of `position`, which has exactly one solution
  /// within its candidates. `nil` as soon as a step is rated above `limit` tenths, `goesOn` rejects
  /// one, or `stop` is due. It is checked before each step and, during the search for chains, which
  /// can take seconds, for each candidate at their start.
  public func rating(
    of position: CandidateGrid, upTo limit: Int = .max, stop: Stop = .never,
    while goesOn: (ExplainerStep) -> Bool = { _ in true }
  ) -> ExplainerRating? {
    var position = ExplainerPosition(position)
    var rating = ExplainerRating()
    var hardest: ExplainerDifficulty = 0.0
    var trees: [ConsequenceTree] = []
    while !position.open.isEmpty, !stop.isDue {
      guard let step = Self.step(from: position, &trees, upTo: limit, stop) else {
        (rating.rating, rating.hardest) = (ExplainerRating.beyond, nil)
        break
      }
      guard step.rating <= limit, goesOn(step) else { return nil }
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
    return rating.rating <= limit && !stop.isDue ? rating : nil
  }

  /// Returns the ``rating(of:upTo:stop:while:)`` off the caller's actor. `progress` is called
  /// before each step with its number, from 1, and the rating of the steps so far in tenths, 0 at
  /// first. The hardest puzzles take minutes.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func findRating(
    of position: CandidateGrid,
    progress: @Sendable (_ step: Int, _ least: Int) -> Void = { _, _ in }
  ) async throws(CancellationError) -> ExplainerRating {
    var (number, least) = (1, 0)
    progress(number, least)
    let rating = rating(of: position, stop: .cancelled) { step in
      (number, least) = (number + 1, max(least, step.rating))
      progress(number, least)
      return true
    }
    guard let rating else { throw CancellationError() }
    return rating
  }

  /// Returns Sudoku Explainer's step from `position` by several chains, with its whole proof, or
  /// `nil` if there is none or `stop` is due. It is checked for each candidate at the start of
  /// chains, of which the hardest take a tenth of a second.
  ///
  /// Sudoku Explainer tries patterns and single chains first. HoDoKu's techniques cover them, but
  /// for unique loops, graves of type 2 to 4 and aligned exclusion.
  public func proof(from position: CandidateGrid, stop: Stop = .never) -> Deduction? {
    let start = ExplainerPosition(position)
    var trees: [ConsequenceTree] = []
    guard let hint = start.chains(&trees, stop)?.best else { return nil }
    var writer = ProofWriter(start)
    return writer.deduction(hint)
  }

  /// Returns Sudoku Explainer's step from `position`, or `nil` if it finds none or `stop` is due.
  /// Doesn't look for what is rated above `limit` tenths in any case.
  private static func step(
    from position: ExplainerPosition, _ trees: inout [ConsequenceTree], upTo limit: Int,
    _ stop: Stop
  ) -> ExplainerStep? {
    for (least, search) in patterns {
      if least > limit { return nil }
      if let step = search(position) { return step }
    }
    return leastOfChains > limit ? nil : position.chains(&trees, stop)?.best?.step
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

/// Sudoku Explainer's steps by several chains in a position: those of the easiest kind that finds
/// any, the easiest one for each candidate that they eliminate.
///
/// The search takes up to a few seconds, and each step is written down on its own, so they come one
/// at a time.
public struct ExplainerChains: Sendable {
  private let position: ExplainerPosition
  /// Those that aren't written down yet, easiest first. `nil` before the search.
  private var hints: ArraySlice<ChainHint>?

  /// Creates the list for `position`, which has a solution. Nothing is searched yet.
  public init(in position: CandidateGrid) { self.position = ExplainerPosition(position) }

  /// Returns the next step, or `nil` if there is none left or `stop` is due. It is checked for each
  /// candidate at the start of chains.
  public mutating func next(stop: Stop = .never) -> Deduction? {
    var trees: [ConsequenceTree] = []
    var hints =
      self.hints ?? (position.chains(&trees, forEachCandidate: true, stop)?.sorted ?? [])[...]
    guard !stop.isDue else { return nil }
    defer { self.hints = hints }
    while let hint = hints.popFirst() {
      var writer = ProofWriter(position)
      if let step = writer.deduction(hint) { return step }
    }
    return nil
  }
}
