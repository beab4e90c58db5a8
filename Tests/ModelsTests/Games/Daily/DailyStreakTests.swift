import Games
import Testing

@Suite struct DailyStreakTests {
  private let today = Day(number: 20_000)

  private func streak(_ daysAgo: Int...) -> DailyStreak {
    DailyStreak(finished: Set(daysAgo.map { today.adding(days: -$0) }), today: today)
  }

  @Test func nothingSolvedIsNoStreak() {
    #expect(streak().current == 0)
    #expect(streak().longest == 0)
  }

  @Test func daysInARowUpToTodayCount() {
    #expect(streak(0, 1, 2, 4).current == 3)
    #expect(streak(0, 1, 2, 4).includesToday)
  }

  @Test func todayNotYetSolvedDoesNotBreakIt() {
    #expect(streak(1, 2).current == 2)
    #expect(!streak(1, 2).includesToday)
  }

  @Test func aMissedDayBreaksItButTheLongestStays() {
    #expect(streak(2, 3, 4).current == 0)
    #expect(streak(2, 3, 4).longest == 3)
  }

  @Test func aDaySolvedLaterMendsTheGap() {
    #expect(streak(0, 1, 2, 3, 4).current == 5)
  }

  @Test func theLongestMayBeTheCurrentOne() {
    #expect(streak(0, 1, 2, 10, 11).longest == 3)
  }
}
