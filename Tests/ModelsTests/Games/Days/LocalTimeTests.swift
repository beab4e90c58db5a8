import Games
import Testing

@Suite struct LocalTimeTests {
  @Test(arguments: [
    (0, 0, "1970-01-01", 0, 0), (-1, 0, "1969-12-31", 23, 59),
    (1_795_271_340_000, 0, "2026-11-21", 14, 29),
    (1_795_271_340_000, 10 * 3600, "2026-11-22", 0, 29),
    (1_795_271_340_000, -22 * 3600, "2026-11-20", 16, 29),
  ])
  func clocksShowWhatTheirZoneSays(
    milliseconds: Int64, secondsFromUTC: Int, day: String, hour: Int, minute: Int
  ) {
    let time = LocalTime(Moment(milliseconds: milliseconds), secondsFromUTC: secondsFromUTC)
    #expect(time.day == Day(day))
    #expect(time.hour == hour)
    #expect(time.minute == minute)
  }
}
