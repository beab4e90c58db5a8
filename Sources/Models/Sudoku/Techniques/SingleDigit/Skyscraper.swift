/// Two rows in which a digit has two places each, one of them in the same column. One of the other
/// two must be right, so cells that see both lose the digit. The same holds with rows and columns
/// swapped.
///
/// ```
/// r1  . . x | . . . | . o .      the o stand in one column, so they are not both right,
/// r2  . . . | . . . | . . .      and one of the x is
/// r3  . . . | . . . | . . .
///     ------+-------+------
/// r4  . . - | . . . | . . .
/// r5  . x . | . . . | . o .
/// r6  . . - | . . . | . . .
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_sdp.php
struct Skyscraper: Technique {
  let id = TechniqueID.skyscraper
  let isOfOneDigit = true

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for lines in [House.rows, House.columns] {
      for digit in findings.cache.unfinishedDigits(in: grid) {
        let pairs = grid.conjugatePairs(of: digit, in: lines)
        for (place, first) in pairs.enumerated() {
          for second in pairs[(place + 1)...] {
            guard let (base, ends) = Self.match(first, second) else { continue }
            let eliminations = Cell.commonPeers(of: ends).intersection(grid.cells(of: digit))
            try findings.add(
              id, eliminating: digit, from: eliminations,
              StrongLinksPattern(
                [digit], ways: [[ends[0], base[0], base[1], ends[1]]], [first.house, second.house]))
          }
        }
      }
    }
  }

  /// Returns the cells in which the two share a line, and the two others, which don't.
  private static func match(
    _ first: ConjugatePair, _ second: ConjugatePair
  ) -> (base: [Cell], ends: [Cell])? {
    func cross(_ cell: Cell) -> Int { first.house.index < 9 ? cell.column : cell.row }
    let sameFirst = cross(first.first) == cross(second.first)
    let sameSecond = cross(first.second) == cross(second.second)
    guard sameFirst != sameSecond else { return nil }
    return sameFirst
      ? ([first.first, second.first], [first.second, second.second])
      : ([first.second, second.second], [first.first, second.first])
  }
}
