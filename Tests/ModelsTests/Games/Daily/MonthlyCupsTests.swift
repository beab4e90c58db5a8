import Games
import Testing

/// November 2026 begins on a Sunday.
struct MonthlyCupsTests {
  private let month: Month
  private let first: Day

  init() throws {
    first = try #require(Day("2026-11-01"))
    month = Month(of: first)
  }

  /// The cups after `count` solved days from the first of the month on.
  private func cups(_ count: Int) -> MonthlyCups {
    MonthlyCups(month, finished: Set((0..<count).map(first.adding(days:))))
  }

  @Test(
    arguments: [
      (0, nil, .bronze, 10), (9, nil, .bronze, 1), (10, .bronze, .silver, 10),
      (19, .bronze, .silver, 1), (20, .silver, .gold, 10), (29, .silver, .gold, 1),
      (30, .gold, nil, nil),
    ] as [(Int, MonthlyCups.Cup?, MonthlyCups.Cup?, Int?)])
  func aCupComesWithTenTwentyAndAllDays(
    _ solved: Int, _ cup: MonthlyCups.Cup?, _ next: MonthlyCups.Cup?, _ days: Int?
  ) {
    #expect(cups(solved).solved == solved)
    #expect(cups(solved).cup == cup)
    #expect(cups(solved).next?.cup == next)
    #expect(cups(solved).next?.days == days)
  }

  @Test(arguments: [("2026-02-10", 28), ("2024-02-10", 29), ("2026-12-24", 31)])
  func goldTakesEveryDayOfTheMonth(_ day: String, _ days: Int) throws {
    let month = Month(of: try #require(Day(day)))
    #expect(MonthlyCups(month, finished: []).days(for: .gold) == days)
  }

  @Test func aWeekBelongsToTheMonthOfItsSunday() {
    let cups = MonthlyCups(month, finished: Set((-6...7).map(first.adding(days:))))
    #expect(cups.weeks.map(\.monday) == (0..<5).map { first.adding(days: 7 * $0 - 6) })
    #expect(cups.weeks.map(\.solved) == [7, 7, 0, 0, 0])
    #expect(cups.weeks.map(\.isFull) == [true, true, false, false, false])
    #expect(cups.solved == 8)
  }

  /// Over four years every week has exactly one month.
  @Test func noWeekIsPromisedTwice() {
    var mondays: [Day] = []
    var month = month
    for _ in 0..<48 {
      mondays += MonthlyCups(month, finished: []).weeks.map(\.monday)
      month = month.next
    }
    #expect(zip(mondays, mondays.dropFirst()).allSatisfy { $1.number - $0.number == 7 })
  }
}
