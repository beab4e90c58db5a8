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
      eliminations: eliminations.sorted().map(Candidate.init(number:)),
      placement: placement.map(Candidate.init(number:)))
  }
}

/// Keeps the hints that can still matter: the easiest one, or the easiest one for each eliminated
/// candidate.
struct HintSelection {
  private(set) var best: ChainHint?
  private var rank: ChainHint.Rank?
  /// If wanted, the easiest hint that eliminates each candidate.
  private var bestOf: [ChainHint?]
  /// `true` if only hints with obstacles are kept, those that don't hold without the chain around
  /// them.
  private let needsObstacles: Bool

  init(forEachCandidate: Bool, needsObstacles: Bool) {
    bestOf = forEachCandidate ? Array(repeating: nil, count: 729) : []
    self.needsObstacles = needsObstacles
  }

  /// `true` if no hint is kept.
  var isEmpty: Bool { best == nil && bestOf.allSatisfy { $0 == nil } }

  /// `true` if a hint is kept for each candidate.
  var isForEachCandidate: Bool { !bestOf.isEmpty }

  /// Returns `true` if a hint of `difficulty` and `length` can be the easiest, whatever it
  /// eliminates.
  func mayAccept(_ difficulty: ExplainerDifficulty, _ length: Int) -> Bool {
    guard let rank else { return true }
    return (difficulty, length) <= (rank.difficulty, rank.length)
  }

  /// The greatest length that can still matter, whatever is eliminated, if hints differ only in
  /// length.
  var bound: Int { rank?.length ?? .max }

  /// Returns the greatest length that can still matter for a hint that eliminates `candidate`.
  func bound(of candidate: Int) -> Int {
    isForEachCandidate ? bestOf[candidate]?.rank.length ?? .max : bound
  }

  /// Returns `true` if a hint of `rank` that eliminates `eliminations` would be kept.
  func accepts(_ rank: ChainHint.Rank, _ eliminations: [Int]) -> Bool {
    guard isForEachCandidate else { return self.rank.map { rank < $0 } ?? true }
    return eliminations.contains { candidate in
      bestOf[candidate].map { rank < $0.rank } ?? true
    }
  }

  /// Keeps `hint` if it is easier.
  mutating func offer(_ hint: ChainHint) {
    guard isForEachCandidate else {
      guard accepts(hint.rank, []) else { return }
      best = hint
      rank = hint.rank
      return
    }
    guard !needsObstacles || !hint.obstacles.isEmpty else { return }
    for candidate in hint.eliminations
    where bestOf[candidate].map({ hint.rank < $0.rank }) ?? true {
      bestOf[candidate] = hint
    }
  }

  /// The hints kept for each candidate, easiest first, each with the candidates for which it is the
  /// easiest.
  var sorted: [ChainHint] {
    var hints: [Int: ChainHint] = [:]
    for (candidate, hint) in bestOf.enumerated() {
      guard let hint else { continue }
      var kept = hints[hint.rank.time] ?? hint
      if hints[hint.rank.time] == nil { kept.eliminations = [] }
      kept.eliminations.append(candidate)
      hints[hint.rank.time] = kept
    }
    return hints.values.map { kept in
      var hint = kept
      let whole = bestOf[kept.eliminations[0]]?.eliminations ?? []
      hint.eliminations = whole.filter(kept.eliminations.contains)
      return hint
    }.sorted { $0.rank < $1.rank }
  }
}
