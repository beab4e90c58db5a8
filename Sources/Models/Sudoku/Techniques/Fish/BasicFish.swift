/// If the places of a digit in two, three or four rows lie in the same number of columns, each of
/// these columns has its digit within those rows, so the rest of the columns lose it. The same
/// holds with rows and columns swapped.
///
/// ```
/// X-Wing      . x . | . x .       the two x rows share the same two columns:
///             . - . | . - .       - goes
///             . x . | . x .
/// ```
///
/// Swordfish is the same with three, Jellyfish with four. Larger ones are never needed: where there
/// is one, a smaller one lies in the other lines.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_fishb.php
struct BasicFish: Technique {
  let id: TechniqueID
  let isOfOneDigit = true
  private let size: Int

  static let xWing = BasicFish(id: .xWing, size: 2)
  static let swordfish = BasicFish(id: .swordfish, size: 3)
  static let jellyfish = BasicFish(id: .jellyfish, size: 4)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for digit in findings.cache.unfinishedDigits(in: grid) {
      for (bases, covers) in [(House.rows, House.columns), (House.columns, House.rows)] {
        var places = InlineArray<9, UInt16>(repeating: 0)
        var usable: UInt16 = 0
        for line in 0..<9 {
          places[line] = grid.spots(of: digit, in: bases[line])
          if (2...size).contains(places[line].nonzeroBitCount) { usable |= 1 << UInt16(line) }
        }
        for (lines, spots) in ClosedUnions(of: size, among: usable, places) {
          let (bases, covers) = (Bits(lines).map { bases[$0] }, Bits(spots).map { covers[$0] })
          let base = bases.reduce(CellSet.none) { $0.union(grid.cells(of: digit, in: $1)) }
          let cover = covers.reduce(CellSet.none) { $0.union(grid.cells(of: digit, in: $1)) }
          try findings.add(
            id, eliminating: digit, from: cover.subtracting(base),
            FishPattern(digit, body: base, bases: bases, covers: [covers]))
        }
      }
    }
  }
}
