/// The only two places for a digit in a house. One of them is right.
package struct ConjugatePair: Hashable {
  let house: House
  package let first: Cell
  package let second: Cell
}

extension CandidateGrid {
  /// Returns the pairs for those of `houses` in which `digit` has two places.
  package func conjugatePairs(of digit: Digit, in houses: [House] = House.all) -> [ConjugatePair] {
    houses.compactMap { house in
      let spots = spots(of: digit, in: house)
      guard spots.nonzeroBitCount == 2 else { return nil }
      let cells = Bits(spots).map { house.cells[$0] }
      return ConjugatePair(house: house, first: cells[0], second: cells[1])
    }
  }
}
