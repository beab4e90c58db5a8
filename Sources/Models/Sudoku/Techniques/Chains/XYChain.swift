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
      let other = grid[candidate.cell].subtracting([candidate.digit]).first
      return (other ?? candidate.digit, [candidate.cell])
    } weak: { candidate in
      let cells = grid.cells(of: candidate.digit)
      return (candidate.digit, candidate.cell.peerSet.intersection(pairs).intersection(cells))
    }
    for chain in PathChain.chains(in: paths, grid, onlyBest: !findings.wantsAll) {
      try findings.add(chain.deduction(id))
    }
  }
}
