/// A fish with boxes besides its rows or columns, called Franken, or with any houses, called
/// mutant.
///
/// ```
/// Franken X-Wing                  mutant X-Wing
/// x . . | . x .                   bases  row 1, column 1
/// . . . | - . .                   covers column 5, box 7
/// ------+------
/// . . . | . x .   row 1 and box 4 have two places each, all in columns 1 and 5:
/// . . . | . . .   the digit goes from the rest of these columns
/// x . . | . . .   …
/// ```
///
/// A place that two bases share counts as a fin; from where two covers meet it goes even if it is
/// part of the fish. People hardly ever see mutant fish, and HoDoKu skips them by default.
/// Source of the rules: https://hodoku.sourceforge.net/en/tech_fishc.php
struct ComplexFish: Technique {
  let id: TechniqueID
  let isOfOneDigit = true
  private let shape: Fish.Shape
  private let size: Int
  private let hasFins: Bool

  static func franken(_ id: TechniqueID, size: Int, hasFins: Bool = false) -> ComplexFish {
    ComplexFish(id: id, shape: .franken, size: size, hasFins: hasFins)
  }

  static func mutant(_ id: TechniqueID, size: Int, hasFins: Bool = false) -> ComplexFish {
    ComplexFish(id: id, shape: .mutant, size: size, hasFins: hasFins)
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let (rows, columns) = (House.rows + House.boxes, House.columns + House.boxes)
    let sides =
      shape == .mutant ? [(House.all, House.all)] : [(rows, columns), (columns, rows)]
    var found: [Fish] = []
    for digit in Digit.all {
      let targets = grid.impossiblePlaces(of: digit)
      for (bases, covers) in sides {
        let finder = FishFinder(
          digit: digit, size: size, hasFins: hasFins, bases: bases, covers: covers,
          targets: targets, in: grid)
        try finder.run { (fish: Fish) throws(Findings.LimitReached) in
          guard fish.shape == shape else { return }
          found.append(fish)
          try findings.add(fish.deduction(id))
        }
      }
    }
    if hasFins { try Fish.twins(found, &findings) { _ in id } }
  }
}
