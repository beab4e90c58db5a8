public import Sudoku

/// Solves puzzles as a person would, with the easiest technique first, and grades the difficulty.
///
/// The rule is HoDoKu's (version 2.3): try each technique in turn and take the first step found.
/// ``Tally`` adds up the steps.
public struct Grader: Sendable {
  private let techniques: [any Technique]

  /// Creates a grader that uses `techniques`, easiest first.
  public init(techniques: [any Technique] = TechniqueCatalog.grading) {
    self.techniques = techniques
  }

  /// A grader that finds no step where HoDoKu would guess. For explanations, not for grades.
  public static let withoutGuesses = Grader(techniques: TechniqueCatalog.explaining)

  /// A grader of HoDoKu's techniques alone that finds no step where HoDoKu would guess.
  public static let ofHoDoKu = Grader(techniques: TechniqueCatalog.ofHoDoKu)

  /// Returns the grade of `givens`, which have exactly one solution.
  public func grade(_ givens: Grid) -> Grade {
    grade(CandidateGrid(givens: givens))
  }

  /// Returns the grade of the rest of a position.
  public func grade(_ position: CandidateGrid) -> Grade {
    let (tally, steps, isSolved) = walk(position) { _, _ in true }
    return Grade(tally: tally, steps: steps, isSolved: isSolved)
  }

  /// Returns the grade of `givens`, which have exactly one solution, or `nil` as soon as the score
  /// is too high for `highest` or a step is of a higher level.
  package func grade(_ givens: Grid, upTo highest: Level) -> Grade? {
    grade(CandidateGrid(givens: givens)) { $0.level <= highest }
  }

  /// Returns the grade of `givens`, which have exactly one solution, or `nil` if the techniques don't
  /// lead to it or its level is above `highest`. Stops as soon as that is certain: a step is of a
  /// higher level, or the score is too high even if a full house or a naked single fills each cell.
  package func solvedGrade(_ givens: Grid, upTo highest: Level) -> Grade? {
    let limit = highest.scoreLimit ?? .max
    let (tally, steps, isSolved) = walk(CandidateGrid(givens: givens)) { tally, open in
      tally.level <= highest && tally.score + Self.leastScore * open <= limit
    }
    guard isSolved, tally.level <= highest else { return nil }
    return Grade(tally: tally, steps: steps, isSolved: true)
  }

  /// The lowest score of a step that fills a cell. Every such step fills just one.
  private static let leastScore = [TechniqueID.fullHouse, .nakedSingle, .hiddenSingle]
    .reduce(Int.max) { min($0, $1.facts.score) }

  /// Returns the grade of the rest of `position`, or `nil` as soon as `goesOn` returns `false` for
  /// the totals of the steps so far.
  public func grade(_ position: CandidateGrid, while goesOn: (Tally) -> Bool) -> Grade? {
    let (tally, steps, isSolved) = walk(position) { tally, _ in goesOn(tally) }
    guard goesOn(tally) else { return nil }
    return Grade(tally: tally, steps: steps, isSolved: isSolved)
  }

  /// Solves from `position` on, as long as `goesOn` returns `true` for the steps so far and the
  /// number of open cells.
  private func walk(
    _ position: CandidateGrid, while goesOn: (Tally, _ open: Int) -> Bool
  ) -> (tally: Tally, steps: [Deduction], isSolved: Bool) {
    var (position, tally, steps) = (position, Tally(), [Deduction]())
    while !position.isSolved, goesOn(tally, position.open.count), let step = step(from: position) {
      position.apply(step)
      steps.append(step)
      tally.count(step.technique)
    }
    return (tally, steps, position.isSolved)
  }

  /// Returns the next step from `position`, or `nil` if no technique finds one.
  public func step(from position: CandidateGrid) -> Deduction? { step(from: position) {} }

  /// Returns the next step from `position`, or `nil` if no technique finds one. Calls `check`
  /// before each technique, which can throw to stop.
  package func step<Failure>(
    from position: CandidateGrid, check: () throws(Failure) -> Void
  ) throws(Failure) -> Deduction? {
    var findings = Findings()
    for technique in techniques {
      try check()
      if let step = findings.first(by: technique, in: position) { return step }
    }
    return nil
  }
}

extension Puzzle {
  /// The hardest technique in the grade of the puzzle, or `nil` if singles are enough. Also `nil`
  /// for extreme puzzles, whose grades take long. Computed each time, which may take a few tenths
  /// of a second.
  public var hardestTechnique: TechniqueID? {
    guard level > .easy, level < .extreme else { return nil }
    let hardest = Grader().grade(givens).tally.hardest
    return hardest.flatMap { $0.level > .easy ? $0.id : nil }
  }
}
