import Games


/// The figures by which Memory is scored.
nonisolated struct MemoryRules: Sendable {
  /// Points for a pair.
  let match: Int
  /// Points that a card takes which had been seen before and was turned in vain.
  let seenMismatch: Int
  /// Seconds a pair for which there are points.
  let seconds: Int

  /// Those that hold.
  static let rules = MemoryRules(
    match: MemoryScore.ofMatch, seenMismatch: MemoryScore.ofSeenMismatch,
    seconds: MemoryScore.secondsOfPair)
}
