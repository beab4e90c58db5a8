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
    var numbers = InlineArray<81, UInt8>(repeating: 0)
    for number in 0..<count { numbers[number] = UInt8(truncatingIfNeeded: number) }
    for place in stride(from: count &- 1, to: 0, by: -1) {
      let other = random.below(place &+ 1)
      let number = numbers[place]
      numbers[place] = numbers[other]
      numbers[other] = number
    }
    let shuffled = orbits.parts
    for place in 0..<count {
      let part = shuffled[Int(numbers[place])]
      parts[place] = part
      part.forEachCell { places[$0] = UInt8(truncatingIfNeeded: place) }
    }
  }
}
