/// The order in which to remove the givens of a full grid, some of them together.
struct RemovalOrder {
  /// The cells of each part.
  private(set) var parts: [CellBits]

  /// The number of parts.
  var count: Int { parts.count }

  /// Shuffles the orbits of a symmetry. All orders are equally likely.
  init(_ orbits: Orbits, using random: inout SeededRandom) {
    parts = orbits.parts
    parts.withUnsafeMutableBufferPointer { parts in
      for place in stride(from: parts.count &- 1, to: 0, by: -1) {
        let other = random.below(place &+ 1)
        let part = parts[place]
        parts[place] = parts[other]
        parts[other] = part
      }
    }
  }
}
