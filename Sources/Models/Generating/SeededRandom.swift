/// A stream of random numbers that is the same on every platform for the same seed.
///
/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014. Use
/// ``below(_:)`` and ``shuffled(_:)`` for draws, because the standard library's methods may change
/// between releases.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the stream of `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns a number from 0 to `bound - 1`, all equally likely. `bound` must be at least 1.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "there is no number below \(bound)")
    let bound = UInt64(bound)
    while true {
      let product = next().multipliedFullWidth(by: bound)
      // The remainder is below the bound, so most draws need no division.
      if product.low >= bound || product.low >= (0 &- bound) % bound { return Int(product.high) }
    }
  }

  /// Returns the elements in random order. All orders are equally likely.
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var elements = Array(elements)
    for index in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(index, below(index + 1))
    }
    return elements
  }
}
