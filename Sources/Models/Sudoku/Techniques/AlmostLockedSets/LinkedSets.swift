/// A path of almost locked sets, each linked to the next by restricted commons.
struct LinkedSets {
  let sets: AlmostLockedSets
  /// The positions of the sets in ``AlmostLockedSets/all``.
  let path: [Int]
  /// The restricted commons between consecutive sets. If the ends matter, each is a single digit,
  /// and no two consecutive ones are the same.
  let commons: [DigitSet]
  /// The digits that either the first or the last set must hold. Empty if the ends don't matter.
  let ends: DigitSet

  /// Returns the deduction that eliminates `gone`.
  func deduction(_ id: TechniqueID, _ grid: CandidateGrid, _ gone: Elimination) -> Deduction {
    let cells = path.reduce(CellSet.none) { $0.union(sets.all[$1].cells) }
    return Deduction(
      id, eliminations: gone.candidates,
      .linkedSets(
        path.map { sets.all[$0] }, grid.candidates(in: cells), commons: commons, ends: ends))
  }
}
