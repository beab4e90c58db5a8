/// A fish with a few places too many, the fins: either the fish is right or one of the fins is, so
/// what a fish rules out goes where it sees every fin.
///
/// ```
/// finned X-Wing               sashimi X-Wing: without its fin a line is left with one place
/// . x . | . x f               . x . | . . f
/// . . . | . - .               . . . | . - .
/// . . . | . - .               . . . | . - .
/// ------+------               ------+------
/// . x . | . x .               . x . | . x .
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_fishfs.php
struct FinnedFish: Technique {
  let facts: TechniqueFacts
  private let size: Int
  private let isSashimi: Bool

  static let xWing = FinnedFish(
    facts: TechniqueFacts(
      id: .finnedXWing, name: "Finned X-Wing", code: "0310", score: 130, level: .hard),
    size: 2, isSashimi: false)
  static let sashimiXWing = FinnedFish(
    facts: TechniqueFacts(
      id: .sashimiXWing, name: "Sashimi X-Wing", code: "0320", score: 150, level: .hard),
    size: 2, isSashimi: true)

  /// More fins than this are not looked for.
  private static let mostFins = 5

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    for digit in Digit.all where !grid.cells(of: digit).isEmpty {
      for (bases, covers) in [(House.rows, House.columns), (House.columns, House.rows)] {
        let places = bases.map { grid.spots(of: digit, in: $0) }
        for lines in Combinations.taking(size)
        where Bits(lines).allSatisfy({ places[$0] != 0 }) {
          let reach = Bits(lines).reduce(0 as UInt16) { $0 | places[$1] }
          for spots in Combinations.taking(size) where spots & ~reach == 0 {
            let left = Bits(lines).map { (places[$0] & spots).nonzeroBitCount }
            let fins = Bits(lines).reduce(0) { $0 + (places[$1] & ~spots).nonzeroBitCount }
            guard (1...Self.mostFins).contains(fins), left.contains(where: { $0 < 2 }) == isSashimi
            else { continue }
            let fish = Fish(
              digit: digit, bases: Bits(lines).map { bases[$0] },
              covers: Bits(spots).map { covers[$0] })
            if let deduction = deduction(grid, fish) { try findings.add(deduction) }
          }
        }
      }
    }
  }

  private struct Fish {
    let digit: Digit
    let bases: [House]
    let covers: [House]
  }

  private func deduction(_ grid: CandidateGrid, _ fish: Fish) -> Deduction? {
    let digit = fish.digit
    let base = fish.bases.reduce(CellSet.none) { $0.union(grid.cells(of: digit, in: $1)) }
    let cover = fish.covers.reduce(CellSet.none) { $0.union(grid.cells(of: digit, in: $1)) }
    let fins = base.subtracting(cover)
    let eliminations = cover.subtracting(base).intersection(Cell.commonPeers(of: fins))
    guard !eliminations.isEmpty else { return nil }
    let cells = Array(base.intersection(cover)) + Array(fins)
    return Deduction(
      facts.id, eliminations: eliminations.map { Candidate($0, digit) }, cells: cells,
      candidates: cells.map { Candidate($0, digit) }, houses: fish.bases + fish.covers)
  }
}
