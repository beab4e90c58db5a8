import Formats
import Games
import Testing

struct GameClockTests {
  @Test func aNewClockStandsStill() {
    let clock = GameClock()
    #expect(!clock.isRunning)
    #expect(clock.elapsed(at: .seconds(99)) == .zero)
  }

  @Test func pausesAreLeftOut() {
    var clock = GameClock()
    clock.start(at: .seconds(10))
    clock.pause(at: .seconds(15))
    #expect(clock.elapsed(at: .seconds(70)) == .seconds(5))
    clock.start(at: .seconds(100))
    #expect(clock.elapsed(at: .seconds(102)) == .seconds(7))
  }

  @Test func startingTwiceAndPausingTwiceChangeNothing() {
    var clock = GameClock()
    clock.start(at: .seconds(1))
    clock.start(at: .seconds(5))
    clock.pause(at: .seconds(6))
    clock.pause(at: .seconds(9))
    #expect(clock.elapsed(at: .seconds(10)) == .seconds(5))
  }

  @Test func aResumedGameGoesOnFromItsTime() {
    var clock = GameClock(elapsed: .seconds(60))
    clock.start(at: .seconds(1_000))
    #expect(clock.elapsed(at: .seconds(1_001)) == .seconds(61))
  }

  @Test func timeNeverRunsBackwards() {
    var clock = GameClock(elapsed: .seconds(3))
    clock.start(at: .seconds(10))
    #expect(clock.elapsed(at: .seconds(4)) == .seconds(3))
  }

  @Test(arguments: [(0, 0), (999_999, 0), (1_000_000, 1), (61_999_999_999, 61_999)])
  func millisecondsAreCutOff(nanoseconds: Int, milliseconds: Int) {
    #expect(Duration.nanoseconds(nanoseconds).wholeMilliseconds == milliseconds)
  }
}
