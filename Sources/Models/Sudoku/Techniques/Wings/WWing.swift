/// Two cells with the same two candidates, and a house in which one of the two digits has only two
/// places, each seen by one of the cells. The cells can't both hold that digit, so one holds the
/// other, and cells that see both lose it.
///
/// ```
/// ab . - | . . .         the row r5 has its b in one of two places,
///  |                     each of which forbids b in one of the ab cells:
///  b . . | . . b         one of them is a, and - is not
///              |
///  - . . | . . ab
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_wings.php
struct WWing: Technique {
  let id = TechniqueID.wWing

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let pairs = Array(grid.cells(withCandidates: 2))
    for (place, first) in pairs.enumerated() {
      for second in pairs[(place + 1)...] where grid[first] == grid[second] {
        for gone in grid[first] {
          guard let linked = grid[first].subtracting([gone]).first else { continue }
          let eliminations = first.peerSet.intersection(second.peerSet)
            .intersection(grid.cells(of: gone))
          guard !eliminations.isEmpty else { continue }
          for house in 0..<27 {
            guard let pair = grid.conjugatePair(of: linked, in: house),
              let chain = Self.chain(first, pair, second)
            else { continue }
            try findings.add(
              Deduction(
                id, eliminations: eliminations.map { Candidate($0, gone) },
                .wWing(gone, linked: linked, chain, pair.house)))
          }
        }
      }
    }
  }

  /// Returns the four cells in order: `first`, the place that it sees, the place that `second`
  /// sees, `second`.
  private static func chain(_ first: Cell, _ pair: ConjugatePair, _ second: Cell) -> [Cell]? {
    guard pair.first != first, pair.first != second, pair.second != first, pair.second != second
    else { return nil }
    if pair.first.isPeer(of: first), pair.second.isPeer(of: second) {
      return [first, pair.first, pair.second, second]
    }
    if pair.second.isPeer(of: first), pair.first.isPeer(of: second) {
      return [first, pair.second, pair.first, second]
    }
    return nil
  }
}
