import Sudoku

/// Aligned exclusion: two or three cells with a candidate that none of their combinations allows,
/// because two equal digits would see each other, or a cell that sees all of them would have no
/// candidate left.
private struct AlignedSearch {
  private let candidates: [UInt16]
  private let size: Int
  /// The cells that could be left without a candidate.
  private let excluders: CellSet
  private let bases: [Cell]
  /// The bases that are also excluders.
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

  /// Returns the first triplet with `first` and `second`, whose common excluders are `common`.
  private func triplet(_ first: Cell, _ second: Cell, _ common: CellSet) -> ExplainerStep? {
    let peers = (first.peerSet, second.peerSet)
    let meet = peers.0.contains(second)
    let firstArea = tails.intersection(peers.0)
    let secondArea = tails.intersection(peers.1).subtracting(firstArea)
    let isTail = tails.contains(second)
    for area in [firstArea, secondArea] {
      for third in area where third != first && third != second {
        let excluders = common.intersection(third.peerSet)
        guard excluders.count >= 2 else { continue }
        let sees = (peers.0.contains(third), peers.1.contains(third))
        let wasTried = third < second && isTail && (meet || sees.1)
        if !wasTried, let step = triplet(first, second, third, meet, sees, excluders) {
          return step
        }
      }
    }
    return nil
  }

  private func pair(_ first: Cell, _ second: Cell, _ common: CellSet) -> ExplainerStep? {
    let excluders = Excluders(common, candidates)
    let (a, b) = (candidates[first.index], candidates[second.index])
    let meet = first.isPeer(of: second)
    var possible: (UInt16, UInt16) = (0, 0)
    for one in Bits(a) {
      let digit: UInt16 = 1 << UInt16(one)
      let allowed = excluders.allowed(meet ? b & ~digit : b, beside: digit)
      if allowed != 0 { possible.0 |= digit }
      possible.1 |= allowed
    }
    return result(
      .alignedPairExclusion, 6.2, [(first, a & ~possible.0), (second, b & ~possible.1)])
  }

  /// Tries a triplet. `meet` is `true` if the first two see each other, `sees` if each of them sees
  /// the third.
  private func triplet(
    _ first: Cell, _ second: Cell, _ third: Cell, _ meet: Bool, _ sees: (Bool, Bool),
    _ common: CellSet
  ) -> ExplainerStep? {
    let excluders = Excluders(common, candidates)
    let a = candidates[first.index]
    let b = candidates[second.index]
    let c = candidates[third.index]
    var possible: (UInt16, UInt16, UInt16) = (0, 0, 0)
    for one in Bits(a) {
      for two in Bits(b) where !(one == two && meet) {
        let (x, y): (UInt16, UInt16) = (1 << UInt16(one), 1 << UInt16(two))
        let rest = c & ~(sees.0 ? x : 0) & ~(sees.1 ? y : 0)
        let allowed = excluders.allowed(rest, beside: x | y)
        guard allowed != 0 else { continue }
        possible = (possible.0 | x, possible.1 | y, possible.2 | allowed)
        if possible == (a, b, c) { return nil }
      }
    }
    return result(
      .alignedTripletExclusion, 7.5,
      [(first, a & ~possible.0), (second, b & ~possible.1), (third, c & ~possible.2)])
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

/// The candidates of the cells that must keep one.
private struct Excluders {
  private var sets = InlineArray<20, UInt16>(repeating: 0)
  private var count = 0

  init(_ cells: CellSet, _ candidates: [UInt16]) {
    for cell in cells {
      sets[count] = candidates[cell.index]
      count += 1
    }
  }

  /// Returns those of `digits` that, together with `taken`, leave each of the cells a candidate.
  func allowed(_ digits: UInt16, beside taken: UInt16) -> UInt16 {
    var allowed = digits
    for place in 0..<count {
      let left = sets[place] & ~taken
      if left == 0 { return 0 }
      if left & (left &- 1) == 0 { allowed &= ~left }
    }
    return allowed
  }
}

extension ExplainerPosition {
  /// Returns the first aligned exclusion of `size` cells, two or three.
  func alignedExclusion(_ size: Int) -> ExplainerStep? { AlignedSearch(self, size).step() }
}
