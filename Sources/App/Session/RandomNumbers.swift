import Generating

/// The random numbers of a session, all from one seed.
@MainActor
final class RandomNumbers {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  var gameID: Int64 { max(1, Int64(random.next() >> 1)) }
  var seed: UInt64 { random.next() }
  var tip: Int { random.below(100) }
}
