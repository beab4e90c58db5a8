/// Two almost locked sets with a restricted common x and another digit z in both. At most one of
/// them contains x, so the other is locked and holds z. Cells that see every z of both can't be z.
///
/// ```
/// A  xa | .  .  az            x is in one of the two x, so A or B lacks it,
/// .  .  | .  .  .             and the one that lacks it has its z
/// B  xz | -  .  .             - sees both z
/// ```
///
/// With two restricted commons each of the sets lacks one of the two, so all else in them is
/// locked and goes from what sees it.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_als.php
struct AlmostLockedXZ: Technique {
  let id = TechniqueID.alsXZ

  /// Sets that don't overlap come first. Overlapping ones are only included if all are wanted.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let sets = findings.cache.sets(in: grid)
    for overlapping in [false, true] where !overlapping || findings.wantsAll {
      let commons = findings.cache.commons(in: grid, overlapping: overlapping)
      for common in commons.all {
        let gone = elimination(by: common, sets)
        let isDouble = common.digits.count > 1
        try findings.add(
          id, eliminations: gone.candidates,
          LinkedSetsPattern(
            [sets.all[common.first], sets.all[common.second]], commons: [common.digits],
            ends: isDouble ? .none : gone.digits, in: grid))
      }
    }
  }

  private func elimination(by common: RestrictedCommon, _ sets: AlmostLockedSets) -> Elimination {
    let (first, second) = (common.first, common.second)
    let isDouble = common.digits.count > 1
    let shared = sets.all[first].digits.intersection(sets.all[second].digits)
    var gone = Elimination()
    for digit in isDouble ? shared : shared.subtracting(common.digits) {
      gone.add(digit, sets.commonlySeen(first, second, digit))
    }
    guard isDouble else { return gone }
    for (own, other) in [(first, second), (second, first)] {
      for digit in sets.all[own].digits.subtracting(common.digits) {
        gone.add(digit, sets.seen(by: own, digit).subtracting(sets.all[other].cells))
      }
    }
    return gone
  }
}
