/// Two houses in which a digit has two places each, one of which sees one of the other house. One
/// of the two remaining places must be right, so cells that see both lose the digit.
///
/// ```
/// x === o . . . | . . .       === one of the two,  --- not both
///       |
///       o === x               what sees both x goes
/// ```
///
/// The two x may be one cell, which is right then, so that all it sees goes.
/// Skyscraper and 2-string kite are special cases, which are easier to see.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_sdp.php
struct TurbotFish: Technique {
  let id = TechniqueID.turbotFish
  let isOfOneDigit = true

  /// Those that eliminate the most come first.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for deduction in Deduction.byEffect(
      fish(of: findings.cache.unfinishedDigits(in: grid), in: grid))
    { try findings.add(deduction) }
  }

  private func fish(of digits: DigitSet, in grid: CandidateGrid) -> [Deduction] {
    var found: [Deduction] = []
    for digit in digits {
      let ends = grid.conjugatePairs(of: digit).flatMap { pair in
        [(far: pair.first, near: pair.second), (far: pair.second, near: pair.first)]
      }
      for (place, first) in ends.enumerated() {
        for second in ends[(place + 1)...]
        where first.near.isPeer(of: second.near) && first.far != second.near
          && first.near != second.far
        {
          let eliminations = first.far.peerSet.intersection(second.far.peerSet)
            .intersection(grid.cells(of: digit))
          guard !eliminations.isEmpty else { continue }
          let way = [first.far, first.near, second.near, second.far]
          found.append(
            Deduction(
              id, eliminations: eliminations.map { Candidate($0, digit) },
              StrongLinksPattern([digit], ways: [way], [])))
        }
      }
    }
    return found
  }
}

extension Deduction {
  /// Returns those that eliminate the most first, then those that do so further up in the grid.
  /// Keeps the order of equal ones.
  static func byEffect(_ deductions: [Deduction]) -> [Deduction] {
    deductions.enumerated().map { (weight: $1.eliminations.weight, place: $0, deduction: $1) }
      .sorted { lhs, rhs in
        (-lhs.deduction.eliminations.count, lhs.weight, lhs.place)
          < (-rhs.deduction.eliminations.count, rhs.weight, rhs.place)
      }.map(\.deduction)
  }
}

extension [Candidate] {
  /// The sum of the numbers of the cells and of the digits, with later cells multiplied by 1, 81,
  /// 161 and so on. HoDoKu sorts by it.
  var weight: Int {
    enumerated().reduce(0) { sum, entry in
      sum + entry.element.cell.index * (1 + 80 * entry.offset) + entry.element.digit.rawValue
    }
  }
}
