/// The verdict on groups of cells that a person takes for a chain of almost locked sets.
public struct SetsJudgement: Hashable, Sendable {
  /// A verdict on such a chain.
  public enum Verdict: Hashable, Sendable {
    /// There is only one group.
    case unfinished
    /// The group at a position, from 0, doesn't have one more digit than cells in a house.
    case notAlmostLocked(Int, cells: Int, digits: DigitSet)
    /// The group at a position, from 0, has no restricted common with the next, or none but the
    /// one that leads to it.
    case noCommon(Int)
    /// The sets are linked, but nothing follows.
    case provesNothing
    /// The conclusion.
    case proves(Deduction)
  }

  /// The verdict.
  public let verdict: Verdict

  /// The proven deduction, if any.
  public var proof: Deduction? {
    if case .proves(let deduction) = verdict { deduction } else { nil }
  }

  /// Judges the chain of `groups` by the candidates of `grid`.
  public init(_ groups: [CellSet], in grid: CandidateGrid) {
    verdict = Self.judge(groups, grid)
  }

  private static func judge(_ groups: [CellSet], _ grid: CandidateGrid) -> Verdict {
    let sets = groups.map { cells in
      AlmostLockedSet(cells: cells, digits: cells.reduce(.none) { $0.union(grid[$1]) })
    }
    if let loose = sets.firstIndex(where: { set in
      set.digits.count != set.cells.count + 1
        || !House.all.contains { set.cells.isSubset(of: $0.cellSet) }
    }) {
      return .notAlmostLocked(
        loose, cells: sets[loose].cells.count, digits: sets[loose].digits)
    }
    guard sets.count > 1 else { return .unfinished }
    var walks: [[Digit]] = [[]]
    for number in 0..<sets.count - 1 {
      let commons = grid.commons(of: sets[number], sets[number + 1])
      walks = walks.flatMap { walk in
        commons.filter { $0 != walk.last }.map { walk + [$0] }
      }
      guard !walks.isEmpty else { return .noCommon(number) }
    }
    if sets.count == 2, walks.count == 2 {
      return doublyLinked(sets, DigitSet(walks.joined()), grid).map(Verdict.proves)
        ?? .provesNothing
    }
    let proofs = walks.map { proof(of: sets, commons: $0, grid) }
    let best = proofs.compactMap(\.self).max { $0.eliminations.count < $1.eliminations.count }
    return best.map(Verdict.proves) ?? .provesNothing
  }

  /// Returns what follows if either the first or the last set holds each digit that they share.
  private static func proof(
    of sets: [AlmostLockedSet], commons: [Digit], _ grid: CandidateGrid
  ) -> Deduction? {
    let (first, last) = (sets[0], sets[sets.count - 1])
    guard let enters = commons.first, let leaves = commons.last else { return nil }
    var gone = Elimination()
    for digit in first.digits.intersection(last.digits)
    where digit != enters && digit != leaves {
      gone.add(digit, grid.seeing(digit, inAll: [first, last]))
    }
    return deduction(sets, commons.map { [$0] }, gone, ends: gone.digits, grid)
  }

  /// Returns what follows from two sets with two restricted commons.
  private static func doublyLinked(
    _ sets: [AlmostLockedSet], _ commons: DigitSet, _ grid: CandidateGrid
  ) -> Deduction? {
    var gone = Elimination()
    for digit in sets[0].digits.intersection(sets[1].digits) {
      gone.add(digit, grid.seeing(digit, inAll: sets))
    }
    for (own, other) in [(sets[0], sets[1]), (sets[1], sets[0])] {
      for digit in own.digits.subtracting(commons) {
        gone.add(digit, grid.seeing(digit, in: own).subtracting(other.cells))
      }
    }
    return deduction(sets, [commons], gone, ends: .none, grid)
  }

  private static func deduction(
    _ sets: [AlmostLockedSet], _ commons: [DigitSet], _ gone: Elimination, ends: DigitSet,
    _ grid: CandidateGrid
  ) -> Deduction? {
    guard !gone.isEmpty else { return nil }
    let kind: TechniqueID =
      switch sets.count {
      case 2: .alsXZ
      case 3: .alsXYWing
      default: .alsChain
      }
    return Deduction(
      kind, eliminations: gone.candidates,
      LinkedSetsPattern(sets, commons: commons, ends: ends, in: grid))
  }
}

extension CandidateGrid {
  /// Returns the digits of which not both sets can hold one: their places all see each other.
  fileprivate func commons(of one: AlmostLockedSet, _ other: AlmostLockedSet) -> DigitSet {
    DigitSet(
      one.digits.intersection(other.digits).filter { digit in
        let far = places(of: digit, in: other)
        return places(of: digit, in: one).allSatisfy { far.isSubset(of: $0.peerSet) }
      })
  }

  /// Returns the cells with `digit` outside `sets` that see all its places in them.
  fileprivate func seeing(_ digit: Digit, inAll sets: [AlmostLockedSet]) -> CellSet {
    sets.reduce(cells(of: digit)) { $0.intersection(seeing(digit, in: $1)) }
  }
}
