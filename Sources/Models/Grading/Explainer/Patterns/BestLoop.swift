import Sudoku

/// The easiest unique loop found so far.
struct BestLoop {
  private(set) var step: ExplainerStep?
  private var type = 0

  /// Keeps the result of a loop of `type` if it is easier. `added` is the rating added for its set.
  mutating func offer(
    _ length: Int, _ type: Int, _ eliminations: [Candidate], added: Double = 0
  ) {
    guard !eliminations.isEmpty else { return }
    let difficulty = ExplainerPosition.difficulty(ofLoop: length) + added
    if let step, (step.difficulty, self.type) <= (difficulty, type) { return }
    self.type = type
    step = ExplainerStep(
      length == 4 ? .uniqueRectangle(type: type) : .uniqueLoop(length: length, type: type),
      difficulty, eliminations: eliminations.sorted())
  }
}
