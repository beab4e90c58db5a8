/// Chains from assumptions: either all cases lead to the same conclusion (a verity), or one
/// assumption leads to something impossible (a contradiction).
///
/// ```
/// verity:          a → … → x and not a → … → x:            x
///                  a, b or c in a cell or house, and each → … → x:  x
/// contradiction:   a → … → x and a → … → not x:            not a
/// ```
///
/// In a chain each statement follows from one other; in a net some need several: the last
/// candidate of a cell after all others, the last place in a house.
/// Source of the rules: https://hodoku.sourceforge.net/en/tech_last.php
struct ForcingChain: Technique {
  let kinds: [TechniqueID]
  private let isNet: Bool

  var id: TechniqueID { kinds[0] }

  static let chain = ForcingChain(
    kinds: [.forcingChainContradiction, .forcingChainVerity], isNet: false)
  static let net = ForcingChain(kinds: [.forcingNetContradiction, .forcingNetVerity], isNet: true)

  /// Deductions that settle a digit come first. Of several proofs one of the shortest is given.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let tables = ForcingTables(findings.cache.groupedGraph(in: grid), nets: isNet)
    let search = ForcingSearch(tables)
    var walks = ForcingWalks(tables)
    for conclusion in search.conclusions {
      if let found = prove(conclusion, search, &walks) { try findings.add(found) }
    }
  }

  /// The number of proofs written out to find the shortest.
  private static let compared = 4

  private func prove(
    _ conclusion: Int, _ search: ForcingSearch, _ walks: inout ForcingWalks
  ) -> Deduction? {
    let back = walks.walk(from: conclusion ^ 1)
    let proofs = search.proofs(of: conclusion)
    let sizes = proofs.map { back.estimate(of: $0) }
    var best: (weight: Int, proof: ForcingProof, chains: [Chain])?
    var left = Self.compared
    for place in proofs.indices.sorted(by: { (sizes[$0], $0) < (sizes[$1], $1) }) where left > 0 {
      let paths = proofs[place].paths.map { (walks.walk(from: $0.start), $0.end) }
      guard !isNet || paths.contains(where: { $0.isNet(to: $1) }) else { continue }
      let chains = paths.map { $0.chain(to: $1) }
      let size = chains.reduce(0) { $0 + $1.statements.count }
      // At the same length, a contradiction is easier to follow.
      let weight = 2 * size + (proofs[place].isContradiction ? 0 : 1)
      if best.map({ weight < $0.weight }) ?? true { best = (weight, proofs[place], chains) }
      left -= 1
    }
    return best.map { deduction(conclusion, $0.proof, $0.chains) }
  }

  private func deduction(
    _ conclusion: Int, _ proof: ForcingProof, _ chains: [Chain]
  ) -> Deduction {
    let candidate = ImplicationGraph.candidate(conclusion)
    let isOn = conclusion & 1 == 0
    return Deduction(
      kinds[proof.isContradiction ? 0 : 1], placements: isOn ? [candidate] : [],
      eliminations: isOn ? [] : [candidate],
      ForcingPattern(chains, proof.house, isContradiction: proof.isContradiction))
  }
}
