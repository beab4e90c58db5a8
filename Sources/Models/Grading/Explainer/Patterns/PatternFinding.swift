import Sudoku

/// A pattern found in a position, its eliminations, and its obstacles in an earlier position: a
/// chain that uses it relies on those candidates being eliminated.
struct PatternFinding {
  let technique: ExplainerTechnique
  let difficulty: ExplainerDifficulty
  /// The eliminated candidates, in the order of ``HashOrder``.
  let eliminations: [Int]
  let obstacles: Obstacles

  var step: ExplainerStep {
    ExplainerStep(
      technique, difficulty,
      eliminations: eliminations.sorted().map { Candidate($0 / 9, $0 % 9) })
  }
}
