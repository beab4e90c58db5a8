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
  public func grade(_ givens: Grid) -> Grade { grade(CandidateGrid(givens: givens)) }

  /// Returns the grade of the rest of a position.
  public func grade(_ position: CandidateGrid) -> Grade { walk(position, .never) { _, _ in true } }

  /// Returns the grade of the rest of `position`, or `nil` as soon as `goesOn` returns `false` for
  /// the totals of the steps so far, or `stop` is due.
  public func grade(
    _ position: CandidateGrid, stop: Stop = .never, while goesOn: (Tally) -> Bool = { _ in true }
  ) -> Grade? {
    let grade = walk(position, stop) { tally, _ in goesOn(tally) }
    return goesOn(grade.tally) && !stop.isDue ? grade : nil
  }

  /// Returns the grade of `givens`, which have exactly one solution, or `nil` if the techniques
  /// don't lead to it or its level is above `highest`. Stops as soon as that is certain: a step is
  /// of a higher level, or the score is too high even if a full house or a naked single fills each
  /// cell.
  package func solvedGrade(_ givens: Grid, upTo highest: Level) -> Grade? {
    let limit = highest.scoreLimit ?? .max
    let grade = walk(CandidateGrid(givens: givens), .never) { tally, open in
      tally.level <= highest && tally.score + Self.leastScore * open <= limit
    }
    return grade.isSolved && grade.level <= highest ? grade : nil
  }

  /// The lowest score of a step that fills a cell. Every such step fills just one.
  private static let leastScore = [TechniqueID.fullHouse, .nakedSingle, .hiddenSingle]
    .reduce(Int.max) { min($0, $1.facts.score) }

  /// Solves from `position`, as long as `goesOn` returns `true` for the steps so far and the number
  /// of open cells, and until `stop` is due.
  private func walk(
    _ position: CandidateGrid, _ stop: Stop, while goesOn: (Tally, _ open: Int) -> Bool
  ) -> Grade {
    var (position, tally, steps) = (position, Tally(), [Deduction]())
    while !position.isSolved, goesOn(tally, position.open.count),
      let step = step(from: position, stop: stop)
    {
      position.apply(step)
      steps.append(step)
      tally.count(step.technique)
    }
    return Grade(tally: tally, steps: steps, isSolved: position.isSolved)
  }

  /// Returns the next step from `position`, or `nil` if no technique finds one or `stop` is due. It
  /// is checked before each technique.
  public func step(from position: CandidateGrid, stop: Stop = .never) -> Deduction? {
    var findings = Findings()
    for technique in techniques {
      if stop.isDue { return nil }
      if let step = findings.first(by: technique, in: position) { return step }
    }
    return nil
  }
}

/// The difficulty of a puzzle for a person, with the steps of its solution.
public struct Grade: Hashable, Sendable {
  /// The totals of the steps.
  public let tally: Tally
  /// The steps in order, as far as the techniques can go.
  public let steps: [Deduction]
  /// `true` if the steps lead to the solution.
  public let isSolved: Bool

  /// The level of the steps, or ``Level/extreme`` if they don't solve the puzzle.
  public var level: Level { isSolved ? tally.level : .extreme }
  /// The sum of the scores of the steps.
  public var score: Int { tally.score }
}

extension Puzzle {
  /// Grades `givens`, whose only solution is `solution`.
  public init(grading givens: Grid, solution: Grid) {
    let grade = Grader().grade(givens)
    self.init(givens: givens, solution: solution, level: grade.level, rating: grade.score)
  }

  /// The number of uses of each technique in the grade of the puzzle, without brute force. Computed
  /// each time, which may take a few tenths of a second.
  public var techniqueUses: [TechniqueID: Int] {
    Grader().grade(givens).tally.uses.filter { $0.key != .bruteForce }
  }

  /// The hardest technique in the grade of the puzzle, or `nil` if singles are enough.
  public var hardestTechnique: TechniqueID? {
    level > .easy ? Self.hardest(of: techniqueUses.keys) : nil
  }

  /// Returns the hardest of `techniques`, or `nil` if they are all singles.
  public static func hardest(of techniques: some Sequence<TechniqueID>) -> TechniqueID? {
    techniques.map(\.facts).max().flatMap { $0.level > .easy ? $0.id : nil }
  }
}
