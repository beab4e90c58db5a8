/// Houses in which a digit has two places each, in a row in which each sees the next. At least one
/// of the two ends is right.
///
/// ```
/// x === o . . . | . . .       === one of the two,  --- not both
///       |
///       o === o --- o === x   what sees both x goes
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_chains.php
struct XChain: Technique {
  let id = TechniqueID.xChain
  let isOfOneDigit = true

  /// Those that eliminate the most come first, then the shortest.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let candidates = findings.cache.unfinishedDigits(in: grid).flatMap { digit -> [Candidate] in
      let pairs = grid.conjugatePairs(of: digit)
      guard pairs.count > 1 else { return [] }
      return CellSet(pairs.flatMap { [$0.first, $0.second] }).map { Candidate($0, digit) }
    }.sorted()
    let paths = AlternatingPaths(candidates) { candidate in
      (candidate.digit, partners(of: candidate, grid))
    } weak: { candidate in
      let cells = grid.cells(of: candidate.digit)
      return (candidate.digit, candidate.cell.peerSet.intersection(cells))
    }
    for chain in PathChain.chains(in: paths, grid, onlyBest: !findings.wantsAll) {
      try findings.add(chain.deduction(id))
    }
  }

  private func partners(of candidate: Candidate, _ grid: CandidateGrid) -> CellSet {
    let pairs = candidate.cell.houseIndices.compactMap {
      grid.conjugatePair(of: candidate.digit, in: $0)
    }
    return CellSet(pairs.map { $0.first == candidate.cell ? $0.second : $0.first })
  }
}
