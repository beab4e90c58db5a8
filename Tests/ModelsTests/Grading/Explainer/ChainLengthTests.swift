import Testing

@testable import Grading

struct ChainLengthTests {
  @Test func aTenthIsAddedForEachStepOfTheTableThatTheLengthExceeds() {
    let steps = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024]
    for length in 0...1500 {
      let tenths = steps.count { length > $0 }
      let difficulty = ExplainerDifficulty(7.0) + ChainLength.addition(length + 2)
      #expect(difficulty.tenths == 70 + tenths, "\(length)")
    }
  }

  @Test func chainsLongerThanTheTableGoOn() {
    #expect(ChainLength.addition(4099) > ChainLength.addition(4098))
    #expect(ChainLength.addition(10_000) > ChainLength.addition(5000))
  }

  @Test func sumsAreComparedAsSudokuExplainerRoundsThem() {
    let cycle = ExplainerDifficulty(6.5) + ChainLength.addition(10)
    let chain = ExplainerDifficulty(6.6) + ChainLength.addition(8)
    #expect(cycle.tenths == 67)
    #expect(chain.tenths == 67)
    #expect(chain < cycle)
  }
}
