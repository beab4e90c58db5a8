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
      let commons =
        overlapping
        ? RestrictedCommons(sets, overlapping: true) : findings.cache.commons(in: grid)
      for common in commons.all {
        if let found = deduction(grid, sets, common) { try findings.add(found) }
      }
    }
  }

  private func deduction(
    _ grid: CandidateGrid, _ sets: AlmostLockedSets, _ common: RestrictedCommon
  ) -> Deduction? {
    let (first, second) = (common.first, common.second)
    let isDouble = common.digits.count > 1
    let shared = sets.all[first].digits.intersection(sets.all[second].digits)
    guard
      isDouble
        || shared.contains(where: {
          !common.digits.contains($0) && !sets.commonlySeen(first, second, $0).isEmpty
        })
    else { return nil }
    var gone = Elimination()
    for digit in isDouble ? shared : shared.subtracting(common.digits) {
      gone.add(digit, sets.commonlySeen(first, second, digit))
    }
    let linked = gone.digits
    if isDouble {
      for (own, other) in [(first, second), (second, first)] {
        for digit in sets.all[own].digits.subtracting(common.digits) {
          gone.add(digit, sets.seen(by: own, digit).subtracting(sets.all[other].cells))
        }
      }
    }
    guard !gone.isEmpty else { return nil }
    let pattern = LinkedSets(
      sets: sets, path: [first, second], commons: [common.digits], ends: isDouble ? .none : linked)
    return pattern.deduction(id, grid, gone)
  }
}
