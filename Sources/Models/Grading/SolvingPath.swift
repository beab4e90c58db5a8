public import Sudoku

/// The steps from a position to its solution, found by ``Grader``, or by ``Explainer`` where it
/// finds none, and computed on demand.
///
/// ```
/// place      0        1        2
/// position   ●──step──●──step──●──▶ …
/// ```
///
/// Hard steps take a while, so the path is computed a few steps at a time. The caller can show the
/// steps so far, and stop.
public struct SolvingPath: Sendable {
  /// The only solution of the position.
  public let solution: Grid
  /// The steps found so far.
  public private(set) var steps: [Deduction] = []
  /// The position before each step, and the one after the last. One more than ``steps``.
  public private(set) var positions: [CandidateGrid]
  /// The totals of the steps. If the path isn't complete, the minimum totals.
  public private(set) var tally = Tally()

  /// Creates a path from `position`, whose only solution is `solution`, without any steps.
  public init(from position: CandidateGrid, to solution: Grid) {
    self.solution = solution
    positions = [position]
  }

  /// `true` if the path has reached the solution.
  public var isComplete: Bool { end.isSolved }

  /// Looks for the next steps until `duration` has passed, off the caller's actor. Returns at least
  /// one, or none at the end of the path.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled, between two techniques.
  @concurrent
  public func findNextSteps(
    for duration: Duration, grader: Grader = .withoutGuesses
  ) async throws(CancellationError) -> [Deduction] {
    let (time, finder) = (Stop.after(duration), StepFinder(grader))
    var path = self
    repeat {
      guard !path.isComplete else { break }
      let step = finder.step(from: path.end, to: solution, stop: .cancelled)
      try Stop.cancelled.check()
      path.walk(step)
    } while !time.isDue
    return Array(path.steps.dropFirst(steps.count))
  }

  /// `true` if some of the steps are ``Explainer``'s, or of a technique that puzzles aren't graded
  /// with. HoDoKu would guess there, so the totals of the path are not the grade.
  public var hasProofs: Bool {
    steps.contains { $0.explainer != nil || !$0.technique.facts.isInGrading }
  }

  /// Returns the totals of the steps that HoDoKu takes from the same position, off the caller's
  /// actor: they make up the grade.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled, between two techniques.
  @concurrent
  public func findGrade() async throws(CancellationError) -> Tally {
    guard hasProofs || !isComplete else { return tally }
    var path = SolvingPath(from: positions[0], to: solution)
    while !path.isComplete {
      path.walk(try await path.findNextSteps(for: .seconds(1), grader: Grader()))
    }
    return path.tally
  }

  /// Returns the path that takes `step` instead of the step at `place`, without what follows it.
  /// `nil` if there is no such place, or if the step contradicts the solution.
  public func branch(at place: Int, by step: Deduction) -> SolvingPath? {
    guard positions.indices.contains(place),
      step.placements.allSatisfy({ solution[$0.cell] == $0.digit }),
      step.eliminations.allSatisfy({ solution[$0.cell] != $0.digit })
    else { return nil }
    var branch = SolvingPath(from: positions[0], to: solution)
    branch.walk(steps.prefix(place) + [step])
    return branch
  }

  /// Appends `steps`, which were found at the end of the path.
  public mutating func walk(_ steps: some Sequence<Deduction>) {
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

/// Finds the next step of a solution: by techniques, or else by Sudoku Explainer's chains, or else
/// a guess.
public struct StepFinder: Sendable {
  private let search: @Sendable (CandidateGrid, Stop) -> Deduction?
  private let usesChains: Bool

  /// Creates a finder whose steps by techniques are those that `search` finds.
  package init(_ search: @escaping @Sendable (CandidateGrid, Stop) -> Deduction?) {
    self.search = search
    usesChains = true
  }

  /// Creates a finder that uses the techniques of `grader`, in its order, and then chains if
  /// wanted.
  public init(_ grader: Grader, thenChains usesChains: Bool = true) {
    search = { grader.step(from: $0, stop: $1) }
    self.usesChains = usesChains
  }

  /// Returns the next step from `position`, or `nil` if only a guess is left or `stop` is due.
  public func deduction(from position: CandidateGrid, stop: Stop = .never) -> Deduction? {
    if let step = search(position, stop) { return step }
    return usesChains && !stop.isDue ? Explainer().proof(from: position, stop: stop) : nil
  }

  /// Returns the next step from `position`, which may be a guess: a digit of `solution` in a cell
  /// with the fewest candidates. The result is meaningless once `stop` is due.
  public func step(
    from position: CandidateGrid, to solution: Grid, stop: Stop = .never
  ) -> Deduction {
    if let step = deduction(from: position, stop: stop) { return step }
    let cell = position.open.min { position[$0].count < position[$1].count } ?? Cell(0)
    let placement = Candidate(cell, solution[cell] ?? Digit.all[0])
    return Deduction(.bruteForce, placements: [placement], GuessPattern(placement))
  }
}
