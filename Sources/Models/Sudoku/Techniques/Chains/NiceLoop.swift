/// A chain of strong and weak links that comes back to the cell where it began, or whose two ends
/// can not both be false.
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
  let facts: TechniqueFacts
  private let isGrouped: Bool

  static let simple = NiceLoop(isGrouped: false)
  static let grouped = NiceLoop(isGrouped: true)

  private init(isGrouped: Bool) {
    self.isGrouped = isGrouped
    facts = Self.kinds(isGrouped)[0]
  }

  var kinds: [TechniqueFacts] { Self.kinds(isGrouped) }

  private static func kinds(_ isGrouped: Bool) -> [TechniqueFacts] {
    func facts(_ id: TechniqueID, _ name: String, _ code: String) -> TechniqueFacts {
      TechniqueFacts(
        id: id, name: isGrouped ? "Grouped \(name)" : name, code: code,
        score: isGrouped ? 300 : 280, level: .expert)
    }
    return isGrouped
      ? [
        facts(.groupedAlternatingInferenceChain, "AIC", "0711"),
        facts(.groupedDiscontinuousNiceLoop, "Discontinuous Nice Loop", "0710"),
        facts(.groupedContinuousNiceLoop, "Continuous Nice Loop", "0709"),
      ]
      : [
        facts(.alternatingInferenceChain, "AIC", "0708"),
        facts(.discontinuousNiceLoop, "Discontinuous Nice Loop", "0707"),
        facts(.continuousNiceLoop, "Continuous Nice Loop", "0706"),
      ]
  }

  /// What rules out most comes first, then the shortest.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    let graph =
      isGrouped
      ? findings.groundwork.groupedGraph(in: grid) : ImplicationGraph(grid, groups: false)
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
  ) throws(Findings.Enough) {
    for chain in chains where chain.isGrouped == isGrouped {
      try findings.add(ChainWriter(graph).deduction(id(of: chain), chain))
    }
  }

  private func id(of chain: NiceLoopChain) -> TechniqueID {
    switch (chain.kind, chain.isGrouped) {
    case (.open, false): .alternatingInferenceChain
    case (.discontinuous, false): .discontinuousNiceLoop
    case (.continuous, false): .continuousNiceLoop
    case (.open, true): .groupedAlternatingInferenceChain
    case (.discontinuous, true): .groupedDiscontinuousNiceLoop
    case (.continuous, true): .groupedContinuousNiceLoop
    }
  }
}
