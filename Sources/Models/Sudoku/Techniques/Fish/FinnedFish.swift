/// A fish with a few extra places, the fins. Either the fish or one of the fins is right, so the
/// eliminations of the fish hold for places that see every fin.
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
/// A swordfish has three lines, a jellyfish four. All fins are in the box of the eliminations. Two
/// fish with the same lines and different fins are also drawn together as a third one, which comes
/// after the single ones.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_fishfs.php
struct FinnedFish: Technique {
  let id: TechniqueID
  let isOfOneDigit = true
  private let size: Int
  private var isSashimi = false

  static let xWing = FinnedFish(id: .finnedXWing, size: 2)
  static let sashimiXWing = FinnedFish(id: .sashimiXWing, size: 2, isSashimi: true)
  static let swordfish = FinnedFish(id: .finnedSwordfish, size: 3)
  static let sashimiSwordfish = FinnedFish(id: .sashimiSwordfish, size: 3, isSashimi: true)
  static let jellyfish = FinnedFish(id: .finnedJellyfish, size: 4)
  static let sashimiJellyfish = FinnedFish(id: .sashimiJellyfish, size: 4, isSashimi: true)

  /// The largest number of fins to look for.
  static let maxFins = 5

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    var found: [Fish] = []
    for digit in findings.cache.unfinishedDigits(in: grid) {
      for (bases, covers) in [(House.rows, House.columns), (House.columns, House.rows)] {
        try search(grid, digit, bases, covers, &found, &findings)
      }
    }
    try Fish.twins(found, &findings) { $0.isSashimi == isSashimi ? id : nil }
  }

  private func search(
    _ grid: CandidateGrid, _ digit: Digit, _ bases: [House], _ covers: [House],
    _ found: inout [Fish], _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    let places = bases.map { grid.spots(of: digit, in: $0) }
    let inUse = (0..<9).reduce(0 as UInt16) { places[$1] == 0 ? $0 : $0 | 1 << UInt16($1) }
    guard inUse.nonzeroBitCount >= size else { return }
    for lines in Combinations.taking(size) where lines & ~inUse == 0 {
      let reach = Bits(lines).reduce(0 as UInt16) { $0 | places[$1] }
      // The fins are in one box, so they reach at most three more lines.
      guard (size + 1...size + 3).contains(reach.nonzeroBitCount) else { continue }
      let body = Self.cells(of: lines, bases).intersection(grid.cells(of: digit))
      for spots in Combinations.taking(size)
      where spots & ~reach == 0 && Self.isInOneStack(reach & ~spots) {
        let cover = Self.cells(of: spots, covers).intersection(grid.cells(of: digit))
        let fins = body.subtracting(cover)
        guard fins.count <= Self.maxFins else { continue }
        let eliminations = cover.subtracting(body).intersection(Cell.commonPeers(of: fins))
        guard !eliminations.isEmpty else { continue }
        let fish = Fish(
          digit: digit, bases: Bits(lines).map { bases[$0] },
          covers: Bits(spots).map { covers[$0] }, body: body, fins: fins,
          eliminations: eliminations)
        found.append(fish)
        if fish.isSashimi == isSashimi { try findings.add(fish.deduction(id)) }
      }
    }
  }

  private static func isInOneStack(_ spots: UInt16) -> Bool {
    spots & ~0b111 == 0 || spots & ~0b111000 == 0 || spots & ~0b1_1100_0000 == 0
  }

  /// Returns the cells of those of `houses` whose bits are set.
  private static func cells(of lines: UInt16, _ houses: [House]) -> CellSet {
    Bits(lines).reduce(.none) { $0.union(houses[$1].cellSet) }
  }
}
