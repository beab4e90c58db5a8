/// The only two places for a digit in a house. One of them is right.
package struct ConjugatePair: Hashable {
  let house: House
  package let first: Cell
  package let second: Cell
}

extension CandidateGrid {
  /// Returns the pairs for those of `houses` in which `digit` has two places.
  package func conjugatePairs(of digit: Digit, in houses: [House] = House.all) -> [ConjugatePair] {
    houses.compactMap { conjugatePair(of: digit, in: $0.index) }
  }

  /// Returns the pair for the house numbered `house`, or `nil` unless `digit` has two places there.
  func conjugatePair(of digit: Digit, in house: Int) -> ConjugatePair? {
    let spots = spots[house * 9 + digit.index]
    guard spots.nonzeroBitCount == 2 else { return nil }
    let cells = House.all[house].cells
    return ConjugatePair(
      house: House.all[house], first: cells[spots.trailingZeroBitCount],
      second: cells[15 - spots.leadingZeroBitCount])
  }
}
