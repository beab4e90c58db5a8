/// Four or more almost locked sets, each linked to the next by a restricted common, with no two
/// consecutive commons the same. Either the first set holds z, or it holds the first restricted
/// common, so the second set lacks that and holds the next one, and so on until the last set holds
/// z. Cells that see every z of both ends can't be z.
///
/// ```
/// za ==a== ab ==b== bcd ==c== cdz        (cells of two candidates are sets, too)
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_als.php
struct AlmostLockedChain: Technique {
  let id = TechniqueID.alsChain

  /// Finds a chain of as few sets as possible for each conclusion. First HoDoKu's choice, which
  /// only considers chains that lead to later sets and whose neighbours don't overlap. Then the
  /// others of these, then all other chains of up to seven sets.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let sets = findings.cache.sets(in: grid)
    let forward = SetGraph(sets, findings.cache.commons(in: grid), bothWays: false)
    var seen: Set<Elimination> = []
    if let (gone, walks) = FirstWalk.find(forward) {
      var all = SetWalks(forward)
      if let path = all.shortest(of: walks) {
        seen.insert(gone)
        try add(path, gone, sets, grid, &findings)
      }
    }
    guard findings.wantsAll else { return }
    try add(SetWalks(forward), grid, &seen, &findings)
    let commons = findings.cache.commons(in: grid, overlapping: true)
    try add(SetWalks(SetGraph(sets, commons, bothWays: true)), grid, &seen, &findings)
  }

  private func add(
    _ walks: SetWalks, _ grid: CandidateGrid, _ seen: inout Set<Elimination>,
    _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    var walks = walks
    let graph = walks.graph
    var known: Set<Int> = []
    var found: [(walk: SetWalk, links: Int)] = []
    walks.visit { walk, links in
      let ends = graph.ends(of: walk)
      let pair = walk.start * graph.sets.all.count + graph.arrivals[walk.end].set
      guard !ends.isEmpty, known.insert(pair << 9 | Int(ends.bits)).inserted else { return }
      found.append((walk, links))
    }
    for (walk, links) in found {
      let gone = graph.elimination(of: walk)
      guard !gone.isEmpty, !seen.contains(gone), let path = walks.path(of: walk, links: links)
      else { continue }
      seen.insert(gone)
      try add(path, gone, graph.sets, grid, &findings)
    }
  }

  private func add(
    _ path: (sets: [Int], commons: [Digit]), _ gone: Elimination, _ sets: AlmostLockedSets,
    _ grid: CandidateGrid, _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    try findings.add(
      id, eliminations: gone.candidates,
      LinkedSetsPattern(
        path.sets.map { sets.all[$0] }, commons: path.commons.map { [$0] }, ends: gone.digits,
        in: grid))
  }
}
