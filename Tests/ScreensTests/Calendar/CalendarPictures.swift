import Games
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct CalendarPictures {
  @Test(
    arguments: [(.reference, .english), (.reference, .korean), (.least, .english)]
      as [(ScreenSize, Language)])
  func theCalendar(size: ScreenSize, language: Language) throws {
    let world = try SuiteWorld()
    world.askedLanguage = language
    let driver = try SuiteDriver(width: size.width, height: size.height, world: world)
    for date in ["2026-11-20", "2026-11-19", "2026-11-12"] {
      let daily = DailyPuzzle(try #require(Day(date)))
      driver.suite.play(daily.puzzle(), from: daily.origin)
      driver.view.runtime.showFrame()
      if date != "2026-11-12" { try driver.solve() }
      driver.type(date != "2026-11-12" ? "⎋q" : "q")
    }
    driver.type("c")
    expectSnapshot(try driver.golden(), named: "calendar \(language.rawValue) \(size)")
  }
}
