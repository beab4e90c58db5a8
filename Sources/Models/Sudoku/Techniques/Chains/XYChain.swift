/// Cells with two candidates each, in a row in which each sees the next and shares a digit with it.
/// If the first doesn't hold its other digit, the last one does.
///
/// ```
/// ab --- bc --- cd --- da      the first or the last is a, so a goes from what sees both
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_chains.php
struct XYChain: Technique {
  let id = TechniqueID.xyChain

  /// Those that eliminate the most come first, then the shortest.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let pairs = grid.cells(withCandidates: 2)
    let candidates = grid.candidates(in: pairs)
    let paths = AlternatingPaths(candidates) { candidate in
      grid[candidate.cell].filter { $0 != candidate.digit }.map { Candidate(candidate.cell, $0) }
    } weak: { candidate in
      candidate.cell.peerSet.intersection(pairs).intersection(grid.cells(of: candidate.digit))
        .map { Candidate($0, candidate.digit) }
    }
    for chain in PathChain.chains(in: paths, grid, onlyBest: !findings.wantsAll) {
      try findings.add(chain.deduction(id))
    }
  }
}
