/// Three almost locked sets: C shares a restricted common x with A and another one, y, with B. C
/// lacks at most one of x and y, so A or B lacks its restricted common and holds z, which both
/// have. Cells that see every z of A and B can't be z.
///
/// ```
/// C  xy | A  xz       where A has the x, C has the y, and B, which can not have it, has the z
/// .  .  | .
/// B  yz | -           - sees the z of A and B
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_als.php
struct AlmostLockedXYWing: Technique {
  let id = TechniqueID.alsXYWing

  /// Sets that don't overlap come first. Overlapping ones are only included if all are wanted. If
  /// all are wanted, there is one wing for each conclusion, without overlap and with as few cells
  /// as possible.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let sets = findings.cache.sets(in: grid)
    var best: [Elimination: Wing] = [:]
    var order: [Elimination] = []
    for overlapping in [false, true] where !overlapping || findings.wantsAll {
      let commons = findings.cache.commons(in: grid, overlapping: overlapping)
      try wings(commons) { (wing) throws(Findings.LimitReached) in
        guard let gone = conclusion(of: wing, sets, overlapping) else { return }
        guard findings.wantsAll else { return try add(wing, gone, sets, grid, &findings) }
        guard let known = best[gone] else {
          best[gone] = wing
          return order.append(gone)
        }
        if !overlapping, wing.size(sets) < known.size(sets) { best[gone] = wing }
      }
    }
    for gone in order {
      if let wing = best[gone] { try add(wing, gone, sets, grid, &findings) }
    }
  }

  /// Calls `body` with each pair of restricted commons that links three sets.
  private func wings(
    _ commons: RestrictedCommons, _ body: (Wing) throws(Findings.LimitReached) -> Void
  ) throws(Findings.LimitReached) {
    let endings = commons.endings
    for (place, common) in commons.all.enumerated() {
      let (first, second) = (common.first, common.second)
      for other in commons.all[(place + 1)..<commons.starts[first + 1]] {
        try body(
          Wing(
            left: second, pivot: first, right: other.second, leftDigits: common.digits,
            rightDigits: other.digits))
      }
      for other in endings[second] where other > place {
        let other = commons.all[other]
        try body(
          Wing(
            left: first, pivot: second, right: other.first, leftDigits: common.digits,
            rightDigits: other.digits))
      }
      for other in commons.all[commons.range(from: second)] {
        try body(
          Wing(
            left: first, pivot: second, right: other.second, leftDigits: common.digits,
            rightDigits: other.digits))
      }
    }
  }

  /// The positions of A, C and B, and the restricted commons of A and C and of C and B.
  private struct Wing {
    let left: Int
    let pivot: Int
    let right: Int
    let leftDigits: DigitSet
    let rightDigits: DigitSet

    /// The total number of cells in the three sets.
    func size(_ sets: AlmostLockedSets) -> Int {
      [left, pivot, right].reduce(0) { $0 + sets.all[$1].cells.count }
    }

    /// A different digit for each link, or `nil` if there is only one for both.
    var commons: [DigitSet]? {
      for digit in leftDigits {
        if let other = rightDigits.subtracting([digit]).first { return [[digit], [other]] }
      }
      return nil
    }
  }

  private func conclusion(
    of wing: Wing, _ sets: AlmostLockedSets, _ overlapping: Bool
  ) -> Elimination? {
    let (left, right) = (sets.all[wing.left], sets.all[wing.right])
    let shared = left.digits.intersection(right.digits)
      .subtracting(wing.leftDigits).subtracting(wing.rightDigits)
    guard shared.contains(where: { !sets.commonlySeen(wing.left, wing.right, $0).isEmpty }),
      overlapping || left.cells.isDisjoint(with: right.cells),
      !left.cells.isSubset(of: right.cells), !right.cells.isSubset(of: left.cells),
      wing.commons != nil
    else { return nil }
    var gone = Elimination()
    for digit in shared { gone.add(digit, sets.commonlySeen(wing.left, wing.right, digit)) }
    return gone
  }

  private func add(
    _ wing: Wing, _ gone: Elimination, _ sets: AlmostLockedSets, _ grid: CandidateGrid,
    _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    try findings.add(
      id, eliminations: gone.candidates,
      LinkedSetsPattern(
        [wing.left, wing.pivot, wing.right].map { sets.all[$0] }, commons: wing.commons ?? [],
        ends: gone.digits, in: grid))
  }
}
