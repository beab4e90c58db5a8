import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct HomeTests {
  @Test func anIdleHomeSleeps() throws {
    let driver = try SuiteDriver()
    #expect(driver.view.runtime.nextDeadline == nil)
    for keys in ["a", "⎋", "g", "q", "↓", "?", "⎋"] {
      driver.type(keys)
      #expect(driver.view.runtime.nextDeadline == nil)
    }
  }

  @Test func afterAGameHomeSleepsAgain() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4uqq")
    #expect(driver.view.runtime.nextDeadline == nil)
    let frames = driver.view.terminal.frames.count
    driver.advance(by: .seconds(3600))
    #expect(driver.view.terminal.frames.count == frames)
  }

  @Test func gameGoesThroughTheLevels() throws {
    for keys in ["g", "⏎"] {
      let driver = try SuiteDriver()
      driver.type(keys)
      #expect(driver.suite.router.path == [.levels])
    }
    let driver = try SuiteDriver()
    driver.view.click(on: "▶  Game")
    #expect(driver.suite.router.path == [.levels])
  }

  /// The controls by the arrows alone.
  @Test(arguments: [
    ("⏎", "Levels"), ("↓⏎", "Solver"), ("↓↓⏎", ""), ("↑⏎", ""),
  ])
  func theArrowsGoFromControlToControl(keys: String, title: String) throws {
    let driver = try SuiteDriver()
    driver.type(keys)
    #expect(driver.shows(title))
    let opens = keys.count > 0
    #expect(
      opens
        == (!driver.suite.router.path.isEmpty || driver.shows("OK")
          || driver.shows("Own puzzles") || driver.shows("Hungu Lim")))
  }

  @Test func everyControlIsReachedByTabAndOpens() throws {
    var titles: Set<String> = []
    for steps in 0..<7 {
      let driver = try SuiteDriver()
      driver.type(String(repeating: "⇥", count: steps) + "⏎")
      let path = driver.suite.router.path
      let sheet = ["About", "Leaderboard", "Settings"].first { driver.shows("│ \($0) ") }
      let title =
        switch path {
        case [.help]: "Help"
        case [.solver]: "Solver"
        default: sheet ?? (driver.suite.wanted == nil ? "Game" : "Today")
        }
      titles.insert(title)
    }
    #expect(titles == ["About", "Help", "Leaderboard", "Settings", "Solver", "Game", "Today"])
  }
}
