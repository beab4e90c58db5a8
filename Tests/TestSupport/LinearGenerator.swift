/// Random numbers that are the same in every run. The multiplier and the increment are Knuth's for
/// MMIX.
package struct LinearGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The series that begins after `state`.
  package init(state: UInt64) {
    self.state = state
  }

  /// The next number of the series.
  package mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such numbers repeat soon.
    return state >> 32 | state << 32
  }
}
