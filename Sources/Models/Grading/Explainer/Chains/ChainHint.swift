import Sudoku

/// A step by chains, with everything that decides whether to take it.
struct ChainHint {
  let technique: ExplainerTechnique
  let rank: Rank
  /// The eliminated candidates, as nine times the cell plus the digit, in the order of
  /// ``HashOrder``.
  var eliminations: [Int]
  /// The candidate that is placed.
  var placement: Int?
  /// The candidates that had to be eliminated before the chains held. Only set for chains within
  /// chains.
  var obstacles: [Int] = []
  /// The statements of the chains. Only set for chains within chains.
  var content: [UInt16] = []
  /// The ends from which the chains are found again, to write them down.
  var origin: Origin?

  /// The beginning and the end of chains. Indirect, because searches keep hundreds of hints.
  indirect enum Origin {
    /// A single path, last statement first. A cycle starts and ends with the same statement.
    case way([ChainStatement])
    /// A tree for each assumption, up to a common end, or to a contradiction if that is `nil`. The
    /// assumptions have the house or the cell of `cause` in common.
    case trees(
      [ChainStatement], end: ChainStatement?, ExplainerTechnique.ForcingKind, ChainCause,
      ChainRules)
  }

  /// The order of hints, easiest first: by rating, length, kind and time of discovery.
  struct Rank: Comparable {
    let difficulty: ExplainerDifficulty
    /// The number of statements in the chains.
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
