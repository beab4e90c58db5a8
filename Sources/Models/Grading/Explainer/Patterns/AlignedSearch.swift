// Aligned exclusion
extension ExplainerPosition {
  /// Two or three cells with a candidate that can stand in none of their combinations: two of the
  /// same digit see each other, or a cell that all of them see would be left without a candidate.
  func alignedExclusion(_ size: Int) -> ExplainerStep? {
    let excluders = CellSet(
      open.filter { (2...size).contains(candidates[$0.index].nonzeroBitCount) })
    let bases = open.filter {
      candidates[$0.index].nonzeroBitCount >= 2 && !excluders.isDisjoint(with: $0.peerSet)
    }
    let baseSet = CellSet(bases)
    for (place, second) in bases.enumerated() {
      for first in bases[..<place] {
        let common = excluders.intersection(first.peerSet).intersection(second.peerSet)
        guard common.count >= 2 else { continue }
        if size == 2 {
          if let step = alignedPair(first, second, common) { return step }
          continue
        }
        let firstArea = excluders.intersection(baseSet).intersection(first.peerSet)
        let secondArea = excluders.intersection(baseSet).intersection(second.peerSet)
        for area in [firstArea, secondArea.subtracting(firstArea)] {
          for third in area where third != first && third != second {
            let shared = common.intersection(third.peerSet)
            guard shared.count >= 2 else { continue }
            if let step = alignedTriplet(first, second, third, shared) { return step }
          }
        }
      }
    }
    return nil
  }

  private func alignedPair(_ first: Cell, _ second: Cell, _ excluders: CellSet) -> ExplainerStep? {
    let (a, b) = (candidates[first.index], candidates[second.index])
    var seen: (UInt16, UInt16) = (0, 0)
    for one in Bits(a) {
      var allowed = first.isPeer(of: second) ? b & ~(1 << UInt16(one)) : b
      for cell in excluders { allowed &= ~only(candidates[cell.index] & ~(1 << UInt16(one))) }
      if allowed != 0 { seen.0 |= 1 << UInt16(one) }
      seen.1 |= allowed
    }
    return step(.alignedPairExclusion, 6.2, [(first, a & ~seen.0), (second, b & ~seen.1)])
  }

  private func alignedTriplet(
    _ first: Cell, _ second: Cell, _ third: Cell, _ excluders: CellSet
  ) -> ExplainerStep? {
    let (a, b, c) = (candidates[first.index], candidates[second.index], candidates[third.index])
    let sees = (
      first.isPeer(of: second), first.isPeer(of: third), second.isPeer(of: third)
    )
    var seen: (UInt16, UInt16, UInt16) = (0, 0, 0)
    for one in Bits(a) {
      for two in Bits(b) where !(one == two && sees.0) {
        let taken: UInt16 = 1 << UInt16(one) | 1 << UInt16(two)
        var allowed = c
        if sees.1 { allowed &= ~(1 << UInt16(one)) }
        if sees.2 { allowed &= ~(1 << UInt16(two)) }
        for cell in excluders where allowed != 0 {
          let left = candidates[cell.index] & ~taken
          allowed &= left == 0 ? 0 : ~only(left)
        }
        guard allowed != 0 else { continue }
        seen.0 |= 1 << UInt16(one)
        seen.1 |= 1 << UInt16(two)
        seen.2 |= allowed
      }
    }
    return step(
      .alignedTripletExclusion, 7.5,
      [(first, a & ~seen.0), (second, b & ~seen.1), (third, c & ~seen.2)])
  }

  /// `bits` where there is one of them, else none.
  private func only(_ bits: UInt16) -> UInt16 { bits & (bits &- 1) == 0 ? bits : 0 }

  private func step(
    _ technique: ExplainerTechnique, _ difficulty: ExplainerDifficulty, _ gone: [(Cell, UInt16)]
  ) -> ExplainerStep? {
    guard gone.contains(where: { $0.1 != 0 }) else { return nil }
    return ExplainerStep(
      technique, difficulty,
      eliminations: gone.flatMap { cell, digits in
        Bits(digits).map { Candidate(cell.index, $0) }
      }.sorted())
  }
}
