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

  @Test(arguments: [(80, 24), (40, 20), (120, 40)])
  func besideTheTurtleAreTheWaysToHelpAndToMorePuzzles(width: Int, height: Int) throws {
    let driver = try SuiteDriver(width: width, height: height)
    driver.view.click(on: "How it")
    #expect(driver.suite.router.path == [.help])
    driver.type("⎋h")
    #expect(driver.suite.router.path == [.help])
    for (key, route) in [("i", Route.solver), ("g", .levels), ("p", .packs)] {
      let driver = try SuiteDriver(width: width, height: height)
      driver.view.click(on: "Want more")
      #expect(driver.shows("Bring your own"))
      driver.type(key)
      #expect(driver.suite.router.path == [route])
      driver.type("⎋w")
      #expect(driver.shows("Bring your own"))
    }
  }

  @Test func whereThereIsRoomTodaysPuzzleIsDrawnAndOpens() async throws {
    let driver = try SuiteDriver(width: 160, height: 50)
    let before = driver.text
    #expect(await driver.view.wait { driver.text != before })
    driver.view.click(on: "Today's puzzle")
    let origin = driver.suite.wanted.map { "\($0)" }
    #expect(origin?.contains("daily") == true)
  }

  @Test func whereThereIsRoomTheGameToResumeIsDrawnAndOpens() throws {
    let driver = try SuiteDriver.onBoard(width: 120, height: 40)
    driver.type("4qq")
    let atHome = driver.suite.router.path
    #expect(atHome.isEmpty)
    #expect(driver.sentence.contains("1 of 51"))
    driver.view.click(on: "Resume ·")
    let path = driver.suite.router.path
    #expect(path.last == .board)
  }

  @Test func withoutAGameToResumeTheNextPuzzleOfThePacksIsDrawnAndOpens() throws {
    let driver = try SuiteDriver(width: 120, height: 40)
    driver.view.click(on: "Packs · 1-0001")
    let path = driver.suite.router.path
    #expect(path.last.map { "\($0)" }?.hasPrefix("levelSplash") == true)
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
    for steps in 0..<9 {
      let driver = try SuiteDriver()
      driver.type(String(repeating: "⇥", count: steps) + "⏎")
      let path = driver.suite.router.path
      let sheet = ["About", "Leaderboard", "Settings", "More puzzles"].first {
        driver.shows("│ \($0) ")
      }
      let title =
        switch path {
        case [.help]: "Help"
        case [.solver]: "Solver"
        default: sheet ?? (driver.suite.wanted == nil ? "Game" : "Today")
        }
      titles.insert(title)
    }
    #expect(
      titles == [
        "About", "Help", "Leaderboard", "Settings", "Solver", "Game", "Today", "More puzzles",
      ])
  }
}
