/// A fish with any houses: rows, columns and boxes mixed on either side.
///
/// ```
/// bases  row 1, column 1       each place in a base lies in a cover, or is a fin:
/// covers column 5, box 7       what is in the covers and sees every fin goes
/// ```
///
/// People hardly ever see them, and HoDoKu skips them by default.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_fishc.php
struct MutantFish: Technique {
  let id: TechniqueID
  let isOfOneDigit = true
  private let size: Int
  private let hasFins: Bool

  static let xWing = MutantFish(.mutantXWing, size: 2)
  static let swordfish = MutantFish(.mutantSwordfish, size: 3)
  static let jellyfish = MutantFish(.mutantJellyfish, size: 4)
  static let finnedXWing = MutantFish(.finnedMutantXWing, size: 2, hasFins: true)
  static let finnedSwordfish = MutantFish(.finnedMutantSwordfish, size: 3, hasFins: true)
  static let finnedJellyfish = MutantFish(.finnedMutantJellyfish, size: 4, hasFins: true)
  static let finnedSquirmbag = MutantFish(.finnedMutantSquirmbag, size: 5, hasFins: true)
  static let finnedWhale = MutantFish(.finnedMutantWhale, size: 6, hasFins: true)

  private init(_ id: TechniqueID, size: Int, hasFins: Bool = false) {
    self.id = id
    self.size = size
    self.hasFins = hasFins
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    var found: [Fish] = []
    for digit in Digit.all {
      let finder = FishFinder(
        digit: digit, size: size, hasFins: hasFins, bases: House.all, covers: House.all,
        targets: grid.impossiblePlaces(of: digit), in: grid)
      try finder.run { (fish: Fish) throws(Findings.LimitReached) in
        guard fish.shape == .mutant else { return }
        found.append(fish)
        try findings.add(fish.deduction(id))
      }
    }
    if hasFins { try Fish.twins(found, &findings) { _ in id } }
  }
}
