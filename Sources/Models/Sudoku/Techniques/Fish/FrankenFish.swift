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
  let facts: TechniqueFacts
  let isOfOneDigit = true
  private let size: Int
  private let hasFins: Bool

  static let xWing = FrankenFish(.frankenXWing, "Franken X-Wing", "0330", 300, size: 2)
  static let swordfish = FrankenFish(
    .frankenSwordfish, "Franken Swordfish", "0331", 350, size: 3)
  static let jellyfish = FrankenFish(
    .frankenJellyfish, "Franken Jellyfish", "0332", 370, size: 4, isInGrading: false)
  static let finnedXWing = FrankenFish(
    .finnedFrankenXWing, "Finned Franken X-Wing", "0340", 390, size: 2, hasFins: true)
  static let finnedSwordfish = FrankenFish(
    .finnedFrankenSwordfish, "Finned Franken Swordfish", "0341", 410, size: 3, hasFins: true)
  static let finnedJellyfish = FrankenFish(
    .finnedFrankenJellyfish, "Finned Franken Jellyfish", "0342", 430, size: 4, hasFins: true,
    isInGrading: false)

  private init(
    _ id: TechniqueID, _ name: String, _ code: String, _ score: Int, size: Int,
    hasFins: Bool = false, isInGrading: Bool = true
  ) {
    facts = TechniqueFacts(
      id: id, name: name, code: code, score: score, level: .expert, isInGrading: isInGrading)
    self.size = size
    self.hasFins = hasFins
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    var found: [Fish] = []
    for digit in Digit.all {
      let targets = grid.impossiblePlaces(of: digit)
      for (bases, covers) in [(House.rows, House.columns), (House.columns, House.rows)] {
        let finder = FishFinder(
          digit: digit, size: size, hasFins: hasFins, bases: bases + House.boxes,
          covers: covers + House.boxes, targets: targets, in: grid)
        try finder.run { (fish: Fish) throws(Findings.Enough) in
          guard fish.shape == .franken else { return }
          found.append(fish)
          try findings.add(fish.deduction(facts.id))
        }
      }
    }
    if hasFins { try Fish.twins(found, &findings) { _ in facts.id } }
  }
}
