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
        guard let both = Self.drawn(first.pattern, with: second.pattern) else { continue }
        try findings.add(
          Deduction(id, eliminations: first.eliminations + second.eliminations, both))
      }
    }
  }

  private static func drawn(_ one: any Pattern, with other: any Pattern) -> (any Pattern)? {
    switch (one, other) {
    case (let one as StrongLinksPattern, let other as StrongLinksPattern): one.drawn(with: other)
    case (let one as EmptyRectanglePattern, let other as EmptyRectanglePattern):
      one.drawn(with: other)
    default: nil
    }
  }
}

extension StrongLinksPattern {
  /// Returns both patterns as one if they use the same places in a box.
  fileprivate func drawn(with other: StrongLinksPattern) -> StrongLinksPattern? {
    guard hinge == other.hinge else { return nil }
    return StrongLinksPattern(
      digits + other.digits, ways: ways + other.ways, (houses + other.houses).unique)
  }

  /// The two places in the middle of the path.
  private var hinge: CellSet { CellSet(ways[0][1...2]) }
}

extension EmptyRectanglePattern {
  /// Returns both patterns as one if they use the same places in a box.
  fileprivate func drawn(with other: EmptyRectanglePattern) -> EmptyRectanglePattern? {
    guard digit == other.digit, hinge == other.hinge else { return nil }
    return EmptyRectanglePattern(digit: digit, box: box, hinge: hinge, arms: arms + other.arms)
  }
}
