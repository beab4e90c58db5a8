/// A position to practise a technique on: it is the easiest one that leads on from there.
public struct Drill: Hashable, Sendable {
  /// What is practised.
  public let technique: TechniqueID
  /// The puzzle that the position is from.
  public let puzzle: Puzzle
  /// Digits and candidates, all that is easier being done.
  public let position: CandidateGrid
  /// All that the technique concludes from the position; at least one.
  public let deductions: [Deduction]

  /// The position of a number: the same everywhere, each looking different. Nil where the technique
  /// can not be practised, or the task is cancelled.
  ///
  /// A puzzle that is known to need the technique is solved up to there, and then transformed.
  @concurrent
  public static func make(_ technique: TechniqueID, seed: UInt64) async -> Drill? {
    let puzzles = DrillBook.puzzles(for: technique)
    var random = SeededRandom(seed: seed)
    guard !puzzles.isEmpty, let finder = TechniqueCatalog.technique(technique) else { return nil }
    let givens = puzzles[random.below(puzzles.count)]
    guard let found = try? position(of: technique, in: givens),
      let solution = Solver.uniqueSolution(of: givens)
    else { return nil }
    let transform = GridTransform.random(using: &random)
    let position = transform(found)
    let facts = finder.facts
    return Drill(
      technique: technique,
      puzzle: Puzzle(
        givens: transform(givens), solution: transform(solution), level: facts.level,
        rating: facts.score),
      position: position,
      deductions: finder.all(in: position).filter { $0.technique == technique })
  }

  /// Where `technique` is the next step on the way to the solution of `givens`.
  private static func position(
    of technique: TechniqueID, in givens: Grid
  ) throws(CancellationError) -> CandidateGrid? {
    let grader = Grader(techniques: TechniqueCatalog.upTo(technique))
    var position = CandidateGrid(givens: givens)
    while let step = try grader.step(from: position, check: checkCancellation) {
      if step.technique == technique { return position }
      position.apply(step)
    }
    return nil
  }

  private static func checkCancellation() throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }

  /// A game that begins at the position, with its candidates noted.
  public func game(id: Int64) -> Game {
    Game(id: id, puzzle: puzzle, origin: .training(technique.rawValue), from: position)
  }
}
