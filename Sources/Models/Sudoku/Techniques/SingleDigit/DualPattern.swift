/// Two patterns that use the same places in a box and eliminate different candidates, drawn
/// together. Two kites may be of different digits.
///
/// ```
/// . o . | . x .       dual 2-string kite: the o lie in the same box,
/// o . . | . . .       the x and y are the ends of two rows and two columns
/// . . . | . . .       …
/// ```
///
/// It says no more than the two say one after the other.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_sdp.php
struct DualPattern: Technique {
  let id: TechniqueID
  private let single: any Technique

  static let twoStringKite = DualPattern(id: .dualTwoStringKite, single: TwoStringKite())
  static let emptyRectangle = DualPattern(id: .dualEmptyRectangle, single: EmptyRectangle())

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let singles = single.all(in: grid)
    for (place, first) in singles.enumerated() {
      for second in singles[(place + 1)...] where first.eliminations != second.eliminations {
        guard let both = first.pattern.drawn(with: second.pattern) else { continue }
        try findings.add(
          Deduction(id, eliminations: first.eliminations + second.eliminations, both))
      }
    }
  }
}

extension Pattern {
  /// Returns both patterns as one if they use the same places in a box.
  fileprivate func drawn(with other: Pattern) -> Pattern? {
    switch (self, other) {
    case (
      .strongLinks(let digits, let ways, let houses),
      .strongLinks(let otherDigits, let others, let more)
    ) where Self.hinge(ways) == Self.hinge(others):
      .strongLinks(digits + otherDigits, ways: ways + others, (houses + more).unique)
    case (
      .emptyRectangle(let digit, let box, let hinge, let arms),
      .emptyRectangle(let same, _, let sameHinge, let others)
    ) where digit == same && hinge == sameHinge:
      .emptyRectangle(digit, box, hinge: hinge, arms + others)
    default: nil
    }
  }

  /// Returns the two places in the middle of a path.
  private static func hinge(_ ways: [[Cell]]) -> CellSet { CellSet(ways[0][1...2]) }
}
