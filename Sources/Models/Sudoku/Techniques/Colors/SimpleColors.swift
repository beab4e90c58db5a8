/// The places of a digit joined by houses with two places, in two colours of which one is right.
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
  private static let trap = TechniqueFacts(
    id: .simpleColorTrap, name: "Simple Colors Trap", code: "0500", score: 150, level: .hard)
  private static let wrap = TechniqueFacts(
    id: .simpleColorWrap, name: "Simple Colors Wrap", code: "0501", score: 150, level: .hard)

  var facts: TechniqueFacts { Self.trap }
  var kinds: [TechniqueFacts] { [Self.trap, Self.wrap] }
  var isOfOneDigit: Bool { true }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    for digit in Digit.all {
      for colors in DigitColors.all(of: digit, in: grid) {
        let wrong = [colors.first, colors.second].filter { !$0.isDisjoint(with: $0.seen) }
          .reduce(CellSet.none) { $0.union($1) }
        if !wrong.isEmpty {
          try findings.add(.colors(.simpleColorWrap, digit, [colors], gone: wrong, grid))
        }
        let gone = colors.first.seen.intersection(colors.second.seen)
          .intersection(grid.cells(of: digit))
        if !gone.isEmpty {
          try findings.add(.colors(.simpleColorTrap, digit, [colors], gone: gone, grid))
        }
      }
    }
  }
}
