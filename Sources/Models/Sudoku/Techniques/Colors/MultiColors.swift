/// Two colourings of a digit, a and b, c and d, that touch.
///
/// ```
/// type 1                          type 2
/// a sees c: not both are right,   a sees c and d, of which one is right:
/// so b or d is, and what sees     all a go
/// a b and a d goes
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_col.php
struct MultiColors: Technique {
  let id = TechniqueID.multiColors1
  let kinds: [TechniqueID] = [.multiColors1, .multiColors2]
  let isOfOneDigit = true

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for digit in findings.cache.unfinishedDigits(in: grid) {
      let all = DigitColors.all(of: digit, in: grid)
      for (place, one) in all.enumerated() {
        for (otherPlace, other) in all.enumerated() where place != otherPlace {
          let wrong = Self.wrong(one, beside: other)
          let trapped = Self.trapped(one, other).intersection(grid.cells(of: digit))
          let pattern = ColorsPattern(digit: digit, colorings: [one, other])
          try findings.add(.multiColors2, eliminating: digit, from: wrong, pattern)
          try findings.add(.multiColors1, eliminating: digit, from: trapped, pattern)
        }
      }
    }
  }

  /// Returns the cells of the colours of `one` that see both colours of `other`.
  private static func wrong(_ one: DigitColors, beside other: DigitColors) -> CellSet {
    [one.first, one.second].reduce(.none) { wrong, color in
      let seen = color.seen
      let isBetween = !seen.isDisjoint(with: other.first) && !seen.isDisjoint(with: other.second)
      return isBetween ? wrong.union(color) : wrong
    }
  }

  /// Returns the cells that see two colours of which one is right because the two others touch.
  private static func trapped(_ one: DigitColors, _ other: DigitColors) -> CellSet {
    var trapped = CellSet.none
    for (color, opposite) in [(one.first, one.second), (one.second, one.first)] {
      let seen = color.seen
      for (touched, end) in [(other.first, other.second), (other.second, other.first)]
      where !seen.isDisjoint(with: touched) {
        trapped = trapped.union(opposite.seen.intersection(end.seen))
      }
    }
    return trapped
  }
}
