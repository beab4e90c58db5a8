import Games
import Scutes
import Store
import TestSupport
import Testing

@testable import Screens

/// The day is Saturday, 2026-11-21.
struct CalendarTests {
  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  /// Solves the puzzle of a day.
  private func solve(_ date: String, _ driver: SuiteDriver) throws {
    let daily = DailyPuzzle(try day(date))
    driver.suite.play(daily.puzzle(), from: daily.origin)
    driver.view.runtime.showFrame()
    try driver.solve()
    driver.type("⎋⎋")
  }

  @Test func homeSaysWhatTodaysPuzzleIs() throws {
    let driver = try SuiteDriver(world: .played(games: 1))
    #expect(driver.shows("Today's puzzle") && driver.shows("Hard · not played"))
  }

  @Test func aKeyOfHomeBeginsTodaysPuzzle() async throws {
    let driver = try SuiteDriver()
    driver.type("d")
    #expect(await driver.view.wait { driver.suite.board != nil })
    #expect(try driver.board().game.origin == .daily(day("2026-11-21"), recipe: 1))
    driver.type("q")
    #expect(driver.suite.router.path == [])
  }

  @Test func choosingItAgainResumesIt() async throws {
    let driver = try SuiteDriver()
    driver.type("d")
    #expect(await driver.view.wait { driver.suite.board != nil })
    let first = try driver.board().game.id
    driver.type("qd")
    #expect(try driver.board().game.id == first)
  }

  @Test func onceItIsSolvedTheCalendarComesInstead() throws {
    let driver = try SuiteDriver()
    try solve("2026-11-21", driver)
    driver.type("qd")
    #expect(driver.suite.router.path.last == .calendar)
    #expect(driver.shows("21 November: Hard, solved in"))
  }

  @Test func daysInARowAreCountedAndTodayMayStillBeOpen() throws {
    let driver = try SuiteDriver()
    try solve("2026-11-21", driver)
    driver.world.sleep(days: 1)
    try solve("2026-11-22", driver)
    driver.world.sleep(days: 1)
    try solve("2026-11-20", driver)
    driver.type("gc")
    #expect(driver.shows("2 days in a row"))
    driver.world.sleep(days: 2)
    #expect(driver.suite.records.streak.current == 0)
  }

  @Test func aPastDayIsPlayed() async throws {
    let driver = try SuiteDriver()
    driver.type("gc↑⏎")
    #expect(await driver.view.wait { driver.suite.board != nil })
    #expect(try driver.board().game.origin == .daily(day("2026-11-14"), recipe: 1))
    driver.type("q")
    #expect(driver.suite.router.path == [.levels, .calendar])
    #expect(!driver.shows("in progress"))
    driver.type("⏎")
    #expect(await driver.view.wait { driver.suite.board != nil })
    driver.advance(by: .seconds(5))
    driver.type("1q")
    #expect(driver.shows("14 November: Hard, in progress"))
  }

  @Test func aDayToComeIsRefusedInWords() throws {
    let driver = try SuiteDriver()
    driver.type("gc→⏎")
    #expect(driver.suite.wanted == nil)
    #expect(driver.shows("That day hasn't come yet."))
  }

  @Test func monthsAreLeafedThroughUpToThisOne() throws {
    let driver = try SuiteDriver()
    driver.type("gc[")
    #expect(driver.shows("October 2026"))
    driver.type("[[[[[[[[[[")
    #expect(driver.shows("December 2025"))
    driver.type("t]")
    #expect(driver.shows("hasn't come yet"))
  }

  @Test func midnightMakesTheNextDayToday() throws {
    let driver = try SuiteDriver()
    driver.world.sleep(days: 1)
    #expect(driver.suite.records.today == Day("2026-11-22"))
    #expect(driver.suite.records.progress(of: try day("2026-11-21")) == .missed)
  }

  @Test func onlyTheFocusedDaySaysThatItIsOpen() throws {
    let driver = try SuiteDriver()
    driver.type("gc")
    // The footer says it too.
    let open = { driver.text.split(whereSeparator: \.isWhitespace).count { $0 == "open" } }
    #expect(open() == 1 && driver.shows("○"))
    driver.type("←")
    #expect(open() == 2)
  }

  /// Home, Levels, and the calendar at today and a month ago, each open over midnight. `look` goes
  /// to the same cell of the calendar in both pictures.
  @Test(arguments: [("", ""), ("g", ""), ("gc", "t"), ("gc[", "")])
  func aScreenThatIsOpenAtMidnightShowsTheNewDay(way: String, look: String) throws {
    let world = try SuiteWorld()
    // Tips change with each visit.
    world.preferences.showsTips = false
    let driver = try SuiteDriver(width: 120, height: 40, world: world)
    try solve("2026-11-21", driver)
    driver.type("q" + way)
    let before = driver.text
    driver.world.sleep(days: 1)
    driver.advance(by: .seconds(601))
    driver.type(look)
    let another = try SuiteDriver(width: 120, height: 40, world: driver.world)
    another.type(way + look)
    #expect(driver.text == another.text)
    if !way.contains("[") { #expect(driver.text != before) }
  }
}
