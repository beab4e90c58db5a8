/// The order in which to remove the givens of a full grid, some of them together.
struct RemovalOrder {
  /// The cells of each part.
  private(set) var parts = InlineArray<81, CellBits>(repeating: 0)
  /// The number of parts.
  let count: Int
  /// The index of the part of each cell.
  private(set) var places = InlineArray<81, UInt8>(repeating: 0)

  /// Shuffles the orbits of a symmetry. All orders are equally likely.
  init(_ orbits: borrowing Orbits, using random: inout SeededRandom) {
    count = orbits.count
    parts = orbits.parts
    for place in stride(from: count &- 1, to: 0, by: -1) {
      parts.swapAt(place, random.below(place &+ 1))
    }
    setPlaces()
  }

  private mutating func setPlaces() {
    for place in 0..<count {
      var rest = parts[place]
      while rest != 0 {
        places[rest.trailingZeroBitCount] = UInt8(truncatingIfNeeded: place)
        rest &= rest &- 1
      }
    }
  }
}
