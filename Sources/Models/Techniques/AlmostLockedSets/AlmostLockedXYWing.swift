/// Three almost locked sets: C has a restricted common x with A and another one, y, with B. C lacks
/// x or y at most, so A or B lacks its restricted common and holds z, which both have: what sees
/// every z of A and B is not z.
///
/// ```
/// C  xy | A  xz       where A has the x, C has the y, and B, which can not have it, has the z
/// .  .  | .
/// B  yz | -           - sees the z of A and B
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_als.php
struct AlmostLockedXYWing: Technique {
  let facts = TechniqueFacts(
    id: .alsXYWing, name: "Almost Locked Set XY-Wing", code: "0902", score: 320, level: .expert)

  /// Those whose sets do not overlap come first; the others are only among all.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    let sets = AlmostLockedSets(in: grid)
    for overlapping in [false, true] where !overlapping || findings.wantsAll {
      let commons = RestrictedCommons(sets, overlapping: overlapping)
      let endings = commons.endings
      for (place, common) in commons.all.enumerated() {
        let (first, second) = (common.first, common.second)
        for other in commons.all[(place + 1)..<commons.starts[first + 1]] {
          let wing = Wing(
            left: second, pivot: first, right: other.second, common.digits, other.digits)
          try search(grid, sets, wing, overlapping, &findings)
        }
        for other in endings[second] where other > place {
          let other = commons.all[other]
          let wing = Wing(
            left: first, pivot: second, right: other.first, common.digits, other.digits)
          try search(grid, sets, wing, overlapping, &findings)
        }
        for other in commons.all[commons.range(from: second)] {
          let wing = Wing(
            left: first, pivot: second, right: other.second, common.digits, other.digits)
          try search(grid, sets, wing, overlapping, &findings)
        }
      }
    }
  }

  /// The places of A, C and B, and the restricted commons of A and C and of C and B.
  private struct Wing {
    let left: Int
    let pivot: Int
    let right: Int
    let leftDigits: DigitSet
    let rightDigits: DigitSet

    init(left: Int, pivot: Int, right: Int, _ leftDigits: DigitSet, _ rightDigits: DigitSet) {
      self.left = left
      self.pivot = pivot
      self.right = right
      self.leftDigits = leftDigits
      self.rightDigits = rightDigits
    }

    /// One digit for each link, not the same.
    var commons: [DigitSet]? {
      for digit in leftDigits {
        if let other = rightDigits.subtracting([digit]).first { return [[digit], [other]] }
      }
      return nil
    }
  }

  private func search(
    _ grid: CandidateGrid, _ sets: AlmostLockedSets, _ wing: Wing, _ overlapping: Bool,
    _ findings: inout Findings
  ) throws(Findings.Enough) {
    let (left, right) = (sets.all[wing.left], sets.all[wing.right])
    let shared = left.digits.intersection(right.digits)
      .subtracting(wing.leftDigits).subtracting(wing.rightDigits)
    guard !shared.isEmpty else { return }
    var gone = Elimination()
    for digit in shared {
      gone.add(
        digit, sets.seen(by: wing.left, digit).intersection(sets.seen(by: wing.right, digit)))
    }
    guard !gone.isEmpty, overlapping || left.cells.isDisjoint(with: right.cells),
      !left.cells.isSubset(of: right.cells), !right.cells.isSubset(of: left.cells),
      let commons = wing.commons
    else { return }
    let pattern = LinkedSets(
      sets: sets, path: [wing.left, wing.pivot, wing.right], commons: commons, ends: gone.digits)
    try findings.add(pattern.deduction(facts.id, grid, gone))
  }
}
