/// A fish with boxes beside its rows or columns.
///
/// ```
/// x . . | . x .        row 1 and box 4 have two places each, all in columns 1 and 5:
/// . . . | - . .        the digit goes from the rest of these columns
/// ------+------
/// . . . | . x .
/// . . . | . . .
/// x . . | . . .   …
/// ```
///
/// A place that two bases share counts as a fin; from where two covers meet it goes even if it is
/// part of the fish.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_fishc.php
struct FrankenFish: Technique {
  let id: TechniqueID
  let isOfOneDigit = true
  private let size: Int
  private let hasFins: Bool

  static let xWing = FrankenFish(.frankenXWing, size: 2)
  static let swordfish = FrankenFish(.frankenSwordfish, size: 3)
  static let jellyfish = FrankenFish(.frankenJellyfish, size: 4)
  static let finnedXWing = FrankenFish(.finnedFrankenXWing, size: 2, hasFins: true)
  static let finnedSwordfish = FrankenFish(.finnedFrankenSwordfish, size: 3, hasFins: true)
  static let finnedJellyfish = FrankenFish(.finnedFrankenJellyfish, size: 4, hasFins: true)

  private init(_ id: TechniqueID, size: Int, hasFins: Bool = false) {
    self.id = id
    self.size = size
    self.hasFins = hasFins
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    var found: [Fish] = []
    for digit in Digit.all {
      let targets = grid.impossiblePlaces(of: digit)
      for (bases, covers) in [(House.rows, House.columns), (House.columns, House.rows)] {
        let finder = FishFinder(
          digit: digit, size: size, hasFins: hasFins, bases: bases + House.boxes,
          covers: covers + House.boxes, targets: targets, in: grid)
        try finder.run { (fish: Fish) throws(Findings.LimitReached) in
          guard fish.shape == .franken else { return }
          found.append(fish)
          try findings.add(fish.deduction(id))
        }
      }
    }
    if hasFins { try Fish.twins(found, &findings) { _ in id } }
  }
}
