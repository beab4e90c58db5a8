import Testing

@testable import ScutesConsole

struct ResizeSettlingTests {
  private let start = ContinuousClock.now

  @Test func theSizeCountsOnceItHasComeToRest() {
    var resizing = ResizeSettling()
    #expect(resizing.deadline == nil && !resizing.isDue(at: start))
    resizing.notice(at: start)
    resizing.notice(at: start + .milliseconds(4))
    #expect(!resizing.isDue(at: start + .milliseconds(11)))
    #expect(resizing.isDue(at: start + .milliseconds(12)))
  }

  @Test func aWindowThatDoesNotRestIsPaintedNowAndThen() {
    var resizing = ResizeSettling()
    for step in 0..<30 { resizing.notice(at: start + .milliseconds(4 * step)) }
    #expect(resizing.deadline == start + .milliseconds(50))
  }
}
