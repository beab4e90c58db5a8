/// The places of a digit, linked by houses with two places, in two colours of which one is right.
///
/// ```
/// wrap: two a see each other      trap: what sees both colours goes
/// so a is wrong
/// a . . | . b .                   a . . | . b -
/// . b . | . . a                   . b . | . . .
/// - . . | . . a                   . . . | . . a
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_col.php
struct SimpleColors: Technique {
  let id = TechniqueID.simpleColorTrap
  let kinds: [TechniqueID] = [.simpleColorTrap, .simpleColorWrap]
  let isOfOneDigit = true

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for digit in findings.cache.unfinishedDigits(in: grid) {
      for colors in DigitColors.all(of: digit, in: grid) {
        let wrong = [colors.first, colors.second].filter { !$0.isDisjoint(with: $0.seen) }
          .reduce(CellSet.none) { $0.union($1) }
        let gone = colors.first.seen.intersection(colors.second.seen)
          .intersection(grid.cells(of: digit))
        let pattern = ColorsPattern(digit: digit, colorings: [colors])
        try findings.add(.simpleColorWrap, eliminating: digit, from: wrong, pattern)
        try findings.add(.simpleColorTrap, eliminating: digit, from: gone, pattern)
      }
    }
  }
}
