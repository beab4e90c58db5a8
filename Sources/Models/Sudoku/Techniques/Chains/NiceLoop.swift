/// A chain of strong and weak links that returns to its first cell, or whose two ends can't both be
/// false.
///
/// ```
/// continuous:     the links go round: of each two neighbours one is true, so what sees
///                 both ends of a weak link goes
/// discontinuous:  ab → not b → … → not a:   a is false
///                 not a → … → a:            a is true
/// AIC:            not a → … → z:            a or z is true, and what sees both goes
/// ```
///
/// A grouped link joins two or three candidates of a box in a line; links through almost locked
/// sets are looked for where all deductions are wanted.
/// Source of the rules: https://hodoku.sourceforge.net/en/tech_chains.php
struct NiceLoop: Technique {
  let kinds: [TechniqueID]
  private let isGrouped: Bool

  var id: TechniqueID { kinds[0] }

  static let simple = NiceLoop(
    kinds: [.alternatingInferenceChain, .discontinuousNiceLoop, .continuousNiceLoop],
    isGrouped: false)
  static let grouped = NiceLoop(
    kinds: [
      .groupedAlternatingInferenceChain, .groupedDiscontinuousNiceLoop, .groupedContinuousNiceLoop,
    ], isGrouped: true)

  /// Those that eliminate the most come first, then the shortest.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let graph =
      isGrouped
      ? findings.cache.groupedGraph(in: grid) : ImplicationGraph(grid, groups: false)
    if findings.wantsAll {
      var graphs = [graph]
      if isGrouped { graphs.append(ImplicationGraph(grid, groups: true, sets: true)) }
      for graph in graphs {
        try add(NiceLoopSearch.chains(in: graph, onlyBest: false), graph, &findings)
      }
    } else {
      try add(NiceLoopSearch.chains(in: graph, onlyBest: true), graph, &findings)
    }
  }

  private func add(
    _ chains: [NiceLoopChain], _ graph: ImplicationGraph, _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    for chain in chains where chain.isGrouped == isGrouped {
      try findings.add(
        kind(of: chain), eliminations: chain.eliminations,
        graph.chain(chain.path, isLoop: chain.kind == .continuous))
    }
  }

  private func kind(of chain: NiceLoopChain) -> TechniqueID {
    switch chain.kind {
    case .open: kinds[0]
    case .discontinuous: kinds[1]
    case .continuous: kinds[2]
    }
  }
}
