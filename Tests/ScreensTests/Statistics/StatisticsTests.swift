import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct StatisticsTests {
  private func counted(world: SuiteWorld) async throws -> SuiteDriver {
    let driver = try SuiteDriver(world: world)
    driver.type("i")
    #expect(await driver.view.wait { !driver.shows("Counting") })
    return driver
  }

  @Test func theyCountTheGamesOfALevel() async throws {
    let driver = try await counted(world: .played(games: 4, level: .medium))
    driver.type("→→")
    #expect(driver.shows("[Medium]"))
    let lines = driver.rows.map { $0.split { $0 == " " }.joined(separator: " ") }
    #expect(lines.contains { $0.hasPrefix("Played 4 ") })
    #expect(lines.contains { $0.hasPrefix("Win rate 100 % ") })
    #expect(driver.shows("Minutes, the last 4 games"))
    #expect(driver.shows("Games by time"))
  }

  @Test func aLevelWithoutGamesSaysWhatToDo() async throws {
    let driver = try await counted(world: .played(games: 1))
    driver.type("→→")
    #expect(driver.shows("Medium: nothing played yet."))
    #expect(driver.shows("Choose a level under Game"))
  }

  @Test func theyAreReachedFromTheLevelsAndLeadBack() throws {
    let driver = try SuiteDriver()
    driver.type("gi")
    #expect(driver.suite.router.path == [.levels, .statistics])
    driver.view.click(on: "‹ back")
    #expect(driver.suite.router.path == [.levels])
  }

  @Test func aStoreThatFailsSaysSo() async throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver(world: world)
    world.fault = .busy(path: "/games")
    driver.type("i")
    #expect(await driver.view.wait { driver.shows("Another program is using /games") })
  }
}
