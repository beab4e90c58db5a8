/// Two houses in which a digit has two places each, one of both seeing each other: one of the two
/// other places must be right, so what sees both goes.
///
/// ```
/// x === o . . . | . . .       === one of the two,  --- not both
///       |
///       o === x               what sees both x goes
/// ```
///
/// Skyscraper and 2-string kite are special cases, which are easier to see.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_sdp.php
struct TurbotFish: Technique {
  let facts = TechniqueFacts(
    id: .turbotFish, name: "Turbot Fish", code: "0403", score: 120, level: .hard)

  /// The ones that rule out most come first.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    for deduction in Deduction.byEffect(fish(in: grid)) { try findings.add(deduction) }
  }

  private func fish(in grid: CandidateGrid) -> [Deduction] {
    var found: [Deduction] = []
    for digit in Digit.all {
      let ends = grid.conjugatePairs(of: digit).flatMap { pair in
        [(far: pair.first, near: pair.second), (far: pair.second, near: pair.first)]
      }
      for (place, first) in ends.enumerated() {
        for second in ends[(place + 1)...]
        where first.near.isPeer(of: second.near) && first.far != second.far
          && first.far != second.near && first.near != second.far
        {
          let cells = [first.far, first.near, second.near, second.far]
          let eliminations = Cell.commonPeers(of: [first.far, second.far])
            .intersection(grid.cells(of: digit))
            .subtracting(CellSet(cells))
          guard !eliminations.isEmpty else { continue }
          found.append(
            Deduction(
              facts.id, eliminations: eliminations.map { Candidate($0, digit) }, cells: cells,
              candidates: cells.map { Candidate($0, digit) },
              links: [
                .strong(Candidate(cells[0], digit), Candidate(cells[1], digit)),
                .weak(Candidate(cells[1], digit), Candidate(cells[2], digit)),
                .strong(Candidate(cells[2], digit), Candidate(cells[3], digit)),
              ]))
        }
      }
    }
    return found
  }
}

extension Deduction {
  /// The ones that rule out most first, then those that do so further up in the grid; equal ones
  /// stay in order.
  static func byEffect(_ deductions: [Deduction]) -> [Deduction] {
    func weight(_ deduction: Deduction) -> Int {
      deduction.eliminations.reduce(0) { $0 + $1.cell.index * 10 + $1.digit.rawValue }
    }
    return deductions.enumerated().sorted { lhs, rhs in
      (-lhs.element.eliminations.count, weight(lhs.element), lhs.offset)
        < (-rhs.element.eliminations.count, weight(rhs.element), rhs.offset)
    }.map(\.element)
  }
}
