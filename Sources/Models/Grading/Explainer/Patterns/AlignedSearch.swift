/// Aligned exclusion: two or three cells with a candidate that can stand in none of their
/// combinations, as two of the same digit would see each other, or a cell that all of them see would
/// be left without a candidate.
private struct AlignedSearch {
  private let candidates: [UInt16]
  private let size: Int
  /// The cells that may be left without a candidate.
  private let excluders: CellSet
  private let bases: [Cell]
  /// The bases that are excluders as well.
  private let tails: CellSet

  init(_ position: ExplainerPosition, _ size: Int) {
    let candidates = (0..<81).map { position.candidates[$0] }
    self.candidates = candidates
    self.size = size
    let excluders = CellSet(
      position.open.filter { (2...size).contains(candidates[$0.index].nonzeroBitCount) })
    bases = position.open.filter {
      candidates[$0.index].nonzeroBitCount >= 2
        && !excluders.isDisjoint(with: $0.peerSet)
    }
    self.excluders = excluders
    tails = excluders.intersection(CellSet(bases))
  }

  func step() -> ExplainerStep? {
    for (place, second) in bases.enumerated() {
      let near = excluders.intersection(second.peerSet)
      for first in bases[..<place] {
        let common = near.intersection(first.peerSet)
        guard common.count >= 2 else { continue }
        if let step = size == 2 ? pair(first, second, common) : triplet(first, second, common) {
          return step
        }
      }
    }
    return nil
  }

  /// The first triplet with `first` and `second`, whose common excluders are `common`.
  private func triplet(_ first: Cell, _ second: Cell, _ common: CellSet) -> ExplainerStep? {
    let firstArea = tails.intersection(first.peerSet)
    let secondArea = tails.intersection(second.peerSet).subtracting(firstArea)
    for area in [firstArea, secondArea] {
      for third in area where third != first && third != second {
        let excluders = common.intersection(third.peerSet)
        guard excluders.count >= 2 else { continue }
        let wasSeen =
          third < second && tails.contains(second)
          && (second.isPeer(of: first) || second.isPeer(of: third))
        if !wasSeen, let step = triplet(first, second, third, excluders) { return step }
      }
    }
    return nil
  }

  private func pair(_ first: Cell, _ second: Cell, _ excluders: CellSet) -> ExplainerStep? {
    let (a, b) = (candidates[first.index], candidates[second.index])
    var seen: (UInt16, UInt16) = (0, 0)
    for one in Bits(a) {
      let allowed = allowed(
        b, excluders, taken: 1 << UInt16(one), seen: first.isPeer(of: second) ? 1 << UInt16(one) : 0
      )
      if allowed != 0 { seen.0 |= 1 << UInt16(one) }
      seen.1 |= allowed
    }
    return result(.alignedPairExclusion, 6.2, [(first, a & ~seen.0), (second, b & ~seen.1)])
  }

  private func triplet(
    _ first: Cell, _ second: Cell, _ third: Cell, _ excluders: CellSet
  ) -> ExplainerStep? {
    let a = candidates[first.index]
    let b = candidates[second.index]
    let c = candidates[third.index]
    let meet = first.isPeer(of: second)
    let sees: (UInt16, UInt16) = (
      first.isPeer(of: third) ? .max : 0, second.isPeer(of: third) ? .max : 0
    )
    var seen: (UInt16, UInt16, UInt16) = (0, 0, 0)
    for one in Bits(a) {
      for two in Bits(b) where !(one == two && meet) {
        let (x, y): (UInt16, UInt16) = (1 << UInt16(one), 1 << UInt16(two))
        let allowed = allowed(c, excluders, taken: x | y, seen: x & sees.0 | y & sees.1)
        guard allowed != 0 else { continue }
        seen = (seen.0 | x, seen.1 | y, seen.2 | allowed)
        if seen == (a, b, c) { return nil }
      }
    }
    return result(
      .alignedTripletExclusion, 7.5,
      [(first, a & ~seen.0), (second, b & ~seen.1), (third, c & ~seen.2)])
  }

  /// Those of `digits` that leave each of `excluders` a candidate besides `taken`, and are not
  /// `seen`.
  private func allowed(
    _ digits: UInt16, _ excluders: CellSet, taken: UInt16, seen: UInt16
  ) -> UInt16 {
    var allowed = digits & ~seen
    for cell in excluders where allowed != 0 {
      let left = candidates[cell.index] & ~taken
      if left == 0 { return 0 }
      if left & (left &- 1) == 0 { allowed &= ~left }
    }
    return allowed
  }

  private func result(
    _ technique: ExplainerTechnique, _ difficulty: ExplainerDifficulty, _ gone: [(Cell, UInt16)]
  ) -> ExplainerStep? {
    guard gone.contains(where: { $0.1 != 0 }) else { return nil }
    let eliminations = gone.flatMap { cell, digits in
      Bits(digits).map { Candidate(cell.index, $0) }
    }
    return ExplainerStep(technique, difficulty, eliminations: eliminations.sorted())
  }
}

extension ExplainerPosition {
  /// The first aligned exclusion of `size` cells, two or three.
  func alignedExclusion(_ size: Int) -> ExplainerStep? { AlignedSearch(self, size).step() }
}
