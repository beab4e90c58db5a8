import Sudoku

/// A pattern found in a position, its eliminations, and what of an earlier position stood in its
/// way: a chain that builds upon it needs those candidates to be gone.
struct PatternFinding {
  let technique: ExplainerTechnique
  let difficulty: ExplainerDifficulty
  /// In the order of ``HashOrder``.
  let eliminations: [Int]
  let obstacles: Obstacles

  var step: ExplainerStep {
    ExplainerStep(
      technique, difficulty,
      eliminations: eliminations.sorted().map { Candidate($0 / 9, $0 % 9) })
  }
}
