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
          id, eliminating: digit, from: rest, LockedPattern(digit, cells, base: base, cover: cover))
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

/// The places for a digit in `base`, all of which also lie in `cover`.
package struct LockedPattern: Pattern {
  package let digit: Digit
  package let places: CellSet
  package let base: House
  package let cover: House

  package init(_ digit: Digit, _ places: CellSet, base: House, cover: House) {
    (self.digit, self.places, self.base, self.cover) = (digit, places, base, cover)
  }

  package var candidates: [Candidate] { places.map { Candidate($0, digit) } }
  package var houses: [House] { [base, cover] }
  package var hasFixedPlace: Bool { true }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    Reasoning(
      lookAt: .houses([base]),
      [
        .say(
          "In \(base), the digit \(digit) can only go in \(any: places), "
            ++ "\(Phrase.bothOrAll(places.count)) of them in \(cover).",
          "\(base)에서 \(digit, .subject) 들어갈 수 있는 칸은 \(places)뿐이고, 모두 \(cover)에 있어요."),
        .say(
          "\(base) needs \(a: digit), so one of them is \(digit).",
          "\(base)에는 \(digit, .subject) 있어야 하므로 그중 한 칸이 \(digit, .copula)."),
        .say(
          "That is the \(digit) of \(cover) as well, so no other cell of \(cover) can be \(digit).",
          "그것이 곧 \(cover)의 \(digit)이기도 하므로, \(cover)의 다른 칸에는 \(digit, .subject) 들어갈 수 없어요."),
      ])
  }
}
