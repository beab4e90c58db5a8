@testable import Generating

/// Drafts to try.
enum Drafts {
  /// Returns minimal drafts of random grids, the same ones each time.
  static func random(_ count: Int) -> [PuzzleDraft] {
    var random = SeededRandom(seed: 5)
    var dig = Dig()
    return (0..<count).map { _ in
      let full = FullGrid(using: &random)
      let order = random.shuffled(Symmetry.none.orbits)
      return PuzzleDraft(full: full, order: order, given: dig.run(full, order))
    }
  }
}
