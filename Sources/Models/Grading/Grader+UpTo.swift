package import Sudoku

extension Grader {
  /// The grade of `givens`, which have exactly one solution; nil as soon as the score is too high for
  /// `highest`, or a step is of a higher level.
  ///
  /// Where the techniques do not suffice, the grade of what they do.
  package func grade(_ givens: Grid, upTo highest: Level) -> Grade? {
    var position = CandidateGrid(givens: givens)
    var steps: [Deduction] = []
    var (score, hardest) = (0, Level.easy)
    while !position.isSolved {
      guard let step = step(from: position),
        let facts = TechniqueCatalog.facts(of: step.technique)
      else { return Grade(level: .extreme, score: score, steps: steps, isSolved: false) }
      position.apply(step)
      steps.append(step)
      score += facts.score
      hardest = max(hardest, facts.level)
      if hardest > highest || score > highest.scoreLimit ?? .max { return nil }
    }
    let level = Level.allCases.first { $0 >= hardest && score <= $0.scoreLimit ?? .max }
    return Grade(level: level ?? .extreme, score: score, steps: steps, isSolved: true)
  }
}
