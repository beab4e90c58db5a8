import Sudoku

/// A step by chains, with all that decides whether it is the one to take.
struct ChainHint {
  let technique: ExplainerTechnique
  let rank: Rank
  /// As nine times the cell and the digit, in the order of ``HashOrder``.
  var eliminations: [Int]
  /// The candidate that is settled.
  var placement: Int?
  /// The candidates that had to go before the chains held. Only filled for a chain within a chain.
  var obstacles: [Int] = []
  /// The statements of the chains. Only filled for a chain within a chain.
  var content: [UInt16] = []

  /// The easiest hint comes first: by rating, by length, by kind, and by when it was found.
  struct Rank: Comparable {
    let difficulty: ExplainerDifficulty
    /// How many statements the chains have.
    let length: Int
    let kind: Int
    let time: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.difficulty, lhs.length, lhs.kind, lhs.time)
        < (rhs.difficulty, rhs.length, rhs.kind, rhs.time)
    }
  }

  var step: ExplainerStep {
    ExplainerStep(
      technique, rank.difficulty,
      eliminations: eliminations.sorted().map { Candidate($0 / 9, $0 % 9) },
      placement: placement.map { Candidate($0 / 9, $0 % 9) })
  }
}
