/// Keeps the hints that can still matter: the easiest one, or the easiest one for each candidate
/// that goes.
struct HintSelection {
  private(set) var best: ChainHint?
  /// The rank of ``best``.
  private var rank: ChainHint.Rank?
  /// Where it is wanted: by candidate, the easiest hint that eliminates it.
  private var bestOf: [ChainHint?]

  init(forEachCandidate: Bool) {
    bestOf = forEachCandidate ? Array(repeating: nil, count: 729) : []
  }

  /// Whether each candidate has a hint of its own.
  var isForEachCandidate: Bool { !bestOf.isEmpty }

  /// Whether a hint of `difficulty` and `length` may be the easiest one whatever it eliminates.
  func mayAccept(_ difficulty: ExplainerDifficulty, _ length: Int) -> Bool {
    guard let rank else { return true }
    return (difficulty, length) <= (rank.difficulty, rank.length)
  }

  /// The greatest length that may matter whatever is eliminated, where all hints have the same
  /// rating but for their length.
  var bound: Int { rank?.length ?? .max }

  /// The greatest length that may matter for a hint that eliminates `candidate`.
  func bound(of candidate: Int) -> Int {
    isForEachCandidate ? bestOf[candidate]?.rank.length ?? .max : bound
  }

  /// Whether a hint of `rank` that eliminates `eliminations` would be kept.
  func accepts(_ rank: ChainHint.Rank, _ eliminations: [Int]) -> Bool {
    guard isForEachCandidate else { return self.rank.map { rank < $0 } ?? true }
    return eliminations.contains { candidate in
      bestOf[candidate].map { rank < $0.rank } ?? true
    }
  }

  /// Keeps `hint` where it is easier.
  mutating func offer(_ hint: ChainHint) {
    guard isForEachCandidate else {
      guard accepts(hint.rank, []) else { return }
      best = hint
      rank = hint.rank
      return
    }
    guard !hint.obstacles.isEmpty else { return }
    for candidate in hint.eliminations
    where bestOf[candidate].map({ hint.rank < $0.rank }) ?? true {
      bestOf[candidate] = hint
    }
  }

  /// The hints by candidate, easiest first, each with the candidates for which it is the easiest.
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
