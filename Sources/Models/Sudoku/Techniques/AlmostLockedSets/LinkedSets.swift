/// Almost locked sets in a row, each linked to the next one by restricted commons.
struct LinkedSets {
  let sets: AlmostLockedSets
  /// The places of the sets in ``AlmostLockedSets/all``, in a row.
  let path: [Int]
  /// The restricted commons between each set and the next one. Where the ends matter each is one
  /// digit, and no two in a row are the same.
  let commons: [DigitSet]
  /// The digits that the first or the last set holds in any case; none where that is not the point.
  let ends: DigitSet

  /// That `gone` follows.
  func deduction(_ id: TechniqueID, _ grid: CandidateGrid, _ gone: Elimination) -> Deduction {
    let cells = path.reduce(CellSet.none) { $0.union(sets.all[$1].cells) }
    return Deduction(
      id, eliminations: gone.candidates,
      .linkedSets(
        path.map { sets.all[$0] }, grid.candidates(in: Array(cells)), commons: commons, ends: ends))
  }
}
