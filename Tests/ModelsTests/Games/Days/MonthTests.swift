import Games
import Testing

@Suite struct MonthTests {
  private func month(_ date: String) throws -> Month { Month(of: try #require(Day(date))) }

  @Test(arguments: [
    ("2026-11-21", 30, 6), ("2026-02-01", 28, 6), ("2024-02-29", 29, 3), ("2026-06-15", 30, 0),
  ])
  func aMonthHasItsDaysFromItsWeekday(date: String, count: Int, leading: Int) throws {
    let month = try month(date)
    #expect(month.days.count == count)
    #expect(month.leadingDays == leading)
    #expect(month.days.first?.dayOfMonth == 1)
    #expect(month.days.last?.dayOfMonth == count)
  }

  @Test func monthsFollowEachOtherOverTheYears() throws {
    #expect(try month("2026-12-31").next == month("2027-01-05"))
    #expect(try month("2026-01-01").previous == month("2025-12-24"))
    #expect(try month("2026-01-31").next == month("2026-02-01"))
    #expect(try month("2026-02-03").next == month("2026-03-03"))
  }
}
