/// If all places for a digit in a box or a line lie where the two cross, the rest of the other
/// house loses the digit.
///
/// ```
/// pointing, from the box             claiming, from the line
///  x x . | - - - | - - -              - - - | . . . | . . .
///  . . . | . . . | . . .              - - - | . . . | . . .
///  . . . | . . . | . . .              x x . |       |           the only ones of the row
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_intersections.php
struct LockedCandidates: Technique {
  let id: TechniqueID
  /// The houses to start from.
  private let bases: [House]

  static let pointing = LockedCandidates(id: .pointing, bases: House.boxes)

  static let claiming = LockedCandidates(id: .claiming, bases: House.rows + House.columns)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for base in bases {
      for digit in Digit.all {
        let spots = grid.spots(of: digit, in: base)
        guard (2...3).contains(spots.nonzeroBitCount), let cover = base.house(holding: spots),
          grid.count(of: digit, in: cover) > spots.nonzeroBitCount
        else { continue }
        let cells = grid.cells(of: digit, in: base)
        let rest = grid.cells(of: digit, in: cover).subtracting(cells)
        try findings.add(
          Deduction(
            id, eliminations: rest.map { Candidate($0, digit) },
            .locked(digit, cells, base: base, cover: cover)))
      }
    }
  }
}

extension House {
  /// For a box the line that contains all of `spots`, for a line the box.
  fileprivate func house(holding spots: UInt16) -> House? {
    switch self {
    case .box(let box):
      if let row = (0..<3).first(where: { spots & ~(0b111 << UInt16(3 * $0)) == 0 }) {
        return .row(box / 3 * 3 + row)
      }
      return (0..<3).first { spots & ~(0b1_001_001 << UInt16($0)) == 0 }
        .map { .column(box % 3 * 3 + $0) }
    case .row(let row): return third(holding: spots).map { .box(row / 3 * 3 + $0) }
    case .column(let column): return third(holding: spots).map { .box($0 * 3 + column / 3) }
    }
  }

  private func third(holding spots: UInt16) -> Int? {
    (0..<3).first { spots & ~(0b111 << UInt16(3 * $0)) == 0 }
  }
}
