import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct LeaderboardTests {
  @Test func anEmptyListSaysWhatToDo() throws {
    let driver = try SuiteDriver()
    driver.type("b")
    #expect(driver.sheet.contains("Easy: no ranked game yet. Solve a puzzle"))
  }

  @Test func itOpensOnTheListOfTheNewestGame() throws {
    let driver = try SuiteDriver(world: .played(games: 2, level: .hard))
    driver.type("b")
    #expect(driver.shows("[Hard]"))
    driver.type("→")
    #expect(driver.shows("[Expert]"))
    driver.type("←←")
    #expect(driver.shows("[Medium]"))
  }

  @Test func ownPuzzlesHaveATab() throws {
    let driver = try SuiteDriver(world: .played(games: 1, origin: .own))
    driver.type("b")
    #expect(driver.shows("[Own puzzles]"))
    #expect(driver.shows("★1"))
  }

  @Test func theNewestGameIsShownEvenBelowTheTopTen() throws {
    let driver = try SuiteDriver(world: .played(games: 13))
    driver.type("b")
    #expect(driver.shows("★13"))
    #expect(driver.shows("your newest"))
    #expect(!driver.shows(" 11 "))
  }

  @Test(arguments: ["⏎", "r"])
  func aKeyReplaysARowAndLeadsBackToIt(key: String) throws {
    let driver = try SuiteDriver(world: .played(games: 3))
    driver.type("b↓" + key)
    #expect(driver.suite.router.path == [.replay])
    #expect(driver.shows("Replay"))
    driver.type("q")
    #expect(driver.suite.router.path == [])
    #expect(driver.sheet.contains("your newest"))
  }

  @Test func aClickReplaysARow() throws {
    let driver = try SuiteDriver(world: .played(games: 3))
    driver.view.click(on: "Leaderboard")
    driver.view.click(on: "★3")
    driver.view.click(on: "▶ Replay")
    #expect(driver.suite.router.path == [.replay])
    #expect(driver.suite.replay?.playback.game.id == 3)
  }

  @Test func itLeadsToTheStatistics() throws {
    let driver = try SuiteDriver()
    driver.type("bt")
    #expect(driver.suite.router.path == [.statistics])
    driver.type("q")
    #expect(driver.suite.router.path == [])
    #expect(driver.sheet.isEmpty)
  }

  @Test func aStoreThatFailsSaysSo() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver(world: world)
    world.fault = .busy(path: "/games")
    driver.type("b")
    #expect(driver.sheet.contains("Another program is using /games"))
  }
}
