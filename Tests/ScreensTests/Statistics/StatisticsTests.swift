import Store
import Sudoku
import TestSupport
import Testing
import Widgets

@testable import Screens

struct StatisticsTests {
  private func counted(world: SuiteWorld, way: String = "i") async throws -> SuiteDriver {
    let driver = try SuiteDriver(world: world)
    driver.type(way)
    #expect(await driver.view.wait { !driver.shows("Counting") })
    return driver
  }

  @Test func theyCountTheGamesOfALevel() async throws {
    let driver = try await counted(world: .played(games: 4, level: .medium))
    driver.type("→→")
    #expect(driver.shows("[Medium]"))
    let lines = driver.rows.map { $0.split { $0 == " " }.joined(separator: " ") }
    #expect(lines.contains { $0.contains("solved") && $0.contains("best time") })
    #expect(driver.shows("Time, the last 4 games"))
    #expect(driver.shows("Win rate") && driver.shows("100 %"))
  }

  @Test func onALargeScreenValuesStandBesideWhatTheyMean() async throws {
    let driver = try SuiteDriver(width: 160, height: 50, world: .played(games: 4))
    driver.type("i")
    #expect(await driver.view.wait { !driver.shows("Counting") })
    #expect(driver.text.contains(/Played {1,25}4/))
    #expect(driver.rows.count { $0.contains("│") } <= 10)
    #expect(driver.rows[2].allSatisfy { $0 == " " })
  }

  @Test func aLevelWithoutGamesSaysWhatToDo() async throws {
    let driver = try await counted(world: .played(games: 1))
    driver.type("→→")
    #expect(driver.shows("Medium: nothing played yet."))
    #expect(driver.shows("Solve one and it counts here."))
  }

  @Test(arguments: ["i", "gi"])
  func beforeAnyGameTheyLeadToTheLevels(way: String) async throws {
    let driver = try await counted(world: SuiteWorld(), way: way)
    #expect(driver.shows("Nothing played yet."))
    driver.view.click(on: "Choose a level")
    #expect(driver.suite.router.path == [.levels])
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
    world.fail(with: .busy(path: "/games"))
    driver.type("i")
    #expect(await driver.view.wait { driver.shows("Another program is using /games") })
  }

  @Test(arguments: ScreenSize.all)
  func milestonesAreWhatTheGamesCameTo(size: ScreenSize) async throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: .played(games: 8, level: .medium))
    driver.type("i")
    #expect(await driver.view.wait { !driver.shows("Counting") })
    driver.type("⇥")
    var text = driver.text
    for _ in 0..<6 {
      text += driver.text
      driver.press(KeyPress(.pageDown))
    }
    #expect(text.contains("Milestones"))
    #expect(text.contains("Levels solved: 1 of 5"))
    #expect(text.contains("Not tried yet: Easy, Hard"))
  }

  @Test(
    arguments: [
      ([300, 300, 300, 100, 100, 100], "You used to need 5:00. Now it's 1:40."),
      ([100, 100, 100, 300, 300, 300], "Lately you take your time: 5:00, before that 1:40."),
      ([300, 310, 290, 300, 310, 290], "You usually take 5:00."),
      ([300, 300, 100, 100, 100], nil),
    ] as [([Int], String?)])
  func aLevelSaysWhatHasChanged(seconds: [Int], sentence: String?) async throws {
    let driver = try await counted(world: .played(seconds: seconds))
    driver.type("→")
    #expect(driver.shows("[Easy]"))
    if let sentence {
      #expect(driver.sentence.contains(sentence))
    } else {
      #expect(!driver.shows("You ") && !driver.shows("Lately"))
    }
  }
}
