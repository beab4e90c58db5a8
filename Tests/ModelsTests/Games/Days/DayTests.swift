import Games
import Testing

struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2),
    ("2026-11-21", 20_778, 6), ("1600-03-01", -135_080, 3), ("9999-12-31", 2_932_896, 5),
  ])
  func aDateHasItsNumberAndWeekday(text: String, number: Int, weekday: Int) throws {
    let day = try #require(Day(text))
    #expect(day.number == number)
    #expect(day.weekday == weekday)
    #expect(Day(number: number).description == text)
  }

  @Test(arguments: [
    "", "2026-11", "2026-11-31", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10",
    "2026-1-1", "26-01-01", "0000-01-01", "2026-11-21 ", "2026/11/21",
  ])
  func whatIsNoDateIsRefused(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() throws {
    var day = try #require(Day("1899-12-30"))
    let end = try #require(Day("2300-01-02"))
    while day < end {
      let next = day.adding(days: 1)
      let isNextInMonth = next.dayOfMonth == day.dayOfMonth + 1 && next.month == day.month
      let isNewMonth = next.dayOfMonth == 1 && next.month == day.month % 12 + 1
      try #require(isNextInMonth || isNewMonth)
      try #require(next.weekday == day.weekday % 7 + 1)
      try #require(Day(next.description) == next)
      day = next
    }
  }
}
