import Games
import Testing

@testable import App

@MainActor
struct SessionClockTests {
  private final class Source {
    var now = Duration.seconds(100)
  }

  @Test func allClocksGoByTheSameOne() {
    let source = Source()
    let start = Moment(milliseconds: 1_795_262_400_000)
    let clock = SessionClock(from: start, by: { source.now })
    let stored = clock.latestWallClock
    #expect(clock.wallClock == start)
    #expect(stored() == start)
    source.now += .milliseconds(90_500)
    #expect(clock.now == .milliseconds(190_500))
    #expect(stored() == Moment(milliseconds: start.milliseconds + 90_500))
    #expect(clock.wallClock == stored())
  }
}
