import Generating
import Testing

struct SeededRandomTests {
  /// The first numbers of the reference implementation of SplitMix64.
  @Test func itIsSplitMix64() {
    var random = SeededRandom(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func drawsCoverTheRangeEvenly() {
    var random = SeededRandom(seed: 1)
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<7000 { counts[random.below(7)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
    #expect(random.below(1) == 0)
  }

  @Test func shufflingKeepsEveryElement() {
    var random = SeededRandom(seed: 2)
    let shuffled = random.shuffled(0..<81)
    #expect(shuffled != Array(0..<81))
    #expect(shuffled.sorted() == Array(0..<81))
    #expect(random.shuffled([] as [Int]).isEmpty)
  }
}
