import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

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
    let lines = driver.rows.map { $0.split { $0 == " " }.joined(separator: " ") }
    #expect(lines.contains { $0.contains("solved") && $0.contains("best time") })
    #expect(driver.shows("Time per Medium puzzle"))
    #expect(driver.text.ranges(of: "▲").count == 5, "every game, and the legend")
  }

  @Test(arguments: [(80, 24), (160, 50), (40, 20)], [1, 2, 3, 30])
  func nothingIsSaidOfNothing(size: (width: Int, height: Int), games: Int) async throws {
    let driver = try SuiteDriver(
      width: size.width, height: size.height, world: .played(games: games))
    driver.type("i")
    #expect(await driver.view.wait { !driver.shows("Counting") })
    var text = ""
    for _ in 0..<12 {
      text += driver.text + "\n"
      driver.press(KeyPress(.pageDown))
    }
    #expect(!text.contains(/(^|[ │])0([ %]|$)/.anchorsMatchLineEndings()))
    #expect(!text.contains("–  ") && !text.contains("100 %"))
    if games < 3 { #expect(!text.contains("%")) }
  }

  @Test func theFirstGameIsAPageOfItsOwn() async throws {
    let driver = try await counted(world: .played(games: 1))
    for words in ["Your first game", "This week", "Two more games", "Next", "Your first Medium"] {
      #expect(driver.shows(words), "\(words)")
    }
  }

  @Test func onlyTheVeryFirstGameIsTheFirstAndTheEasiestLevelComesNext() async throws {
    let world = try SuiteWorld.played(games: 3)
    try world.solve(4, .hard, .level, seconds: 100, help: 0)
    let driver = try await counted(world: world)
    #expect(driver.shows("Your first Medium") && !driver.shows("Your first Expert"))
    driver.type("→→→")
    #expect(driver.shows("Your first Hard") && !driver.shows("Your first game"))
  }

  @Test func theArrowsScrollAndChangeTheLevelAndSaySo() async throws {
    let driver = try await counted(world: .played(games: 30))
    #expect(driver.shows("↑↓ scroll") && driver.shows("←→ level"))
    let top = driver.text
    driver.type("↓↓")
    #expect(driver.text != top)
    driver.type("→")
    #expect(driver.shows("Time per Easy puzzle") && driver.shows("↑↓ scroll"))
  }

  @Test func aLevelWithoutGamesSaysWhatToDo() async throws {
    let driver = try await counted(world: .played(games: 1))
    driver.type("→→")
    #expect(driver.shows("This page starts with your first Medium puzzle."))
    driver.view.click(on: "Play Medium")
    #expect(driver.suite.wanted == .level(.medium))
  }

  @Test(arguments: ["i", "gi"])
  func beforeAnyGameTheyLeadToTheLevels(way: String) async throws {
    let driver = try await counted(world: SuiteWorld(), way: way)
    #expect(driver.shows("Solve a puzzle, and your numbers start here."))
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
      ([300, 300, 300, 100, 100, 100], "Your Easy games are 3 minutes faster than before."),
      (
        [100, 100, 100, 300, 300, 300],
        "You take your time with Easy lately: 5:00, before that 1:40."
      ),
      ([300, 310, 290, 300, 310, 290], "Easy usually takes you 5:00."),
      ([300, 300, 100, 100, 100], "Easy usually takes you 1:40."),
      ([300, 100], nil),
    ] as [([Int], String?)])
  func aLevelSaysWhatHasChanged(seconds: [Int], sentence: String?) async throws {
    let driver = try await counted(world: .played(seconds: seconds))
    driver.type("→")
    if let sentence {
      #expect(driver.sentence.contains(sentence))
    } else {
      #expect(!driver.shows("faster") && !driver.shows("usually takes"))
    }
  }
}
