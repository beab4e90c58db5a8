import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct LevelsTests {
  @Test(arguments: [
    ("⏎", Level.easy), ("↓⏎", .medium), ("↓↓⏎", .hard), ("1", .easy), ("e", .easy),
    ("2", .medium), ("m", .medium), ("3", .hard), ("j ", .medium),
  ])
  func aKeyChoosesALevel(keys: String, level: Level) async throws {
    let driver = try SuiteDriver()
    driver.type("g" + keys)
    #expect(driver.suite.wantedLevel == level)
    #expect(driver.shows("Making a puzzle"))
    #expect(await driver.view.wait { driver.suite.board != nil })
    #expect(try driver.board().game.puzzle.level == level)
    #expect(try driver.board().game.puzzle.givens.count < 40)
  }

  @Test(arguments: [("Easy", Level.easy), ("Medium", .medium), ("Hard", .hard)])
  func aClickChoosesALevel(name: String, level: Level) throws {
    let driver = try SuiteDriver()
    driver.type("g")
    driver.view.click(on: name)
    #expect(driver.suite.wantedLevel == level)
  }

  @Test(arguments: ["⎋", "q", "⏎", " "])
  func makingAPuzzleCanBeCancelled(key: String) async throws {
    let driver = try SuiteDriver()
    driver.type("g3" + key)
    try await expectCancelled(driver)
    #expect(driver.suite.router.path == [.levels])
    #expect(driver.shows("Hard"))
  }

  @Test func makingAPuzzleIsCancelledByAClick() async throws {
    let driver = try SuiteDriver()
    driver.type("g3")
    driver.view.click(on: "Cancel")
    try await expectCancelled(driver)
  }

  @Test func goingBackCancelsToo() async throws {
    let driver = try SuiteDriver()
    driver.type("g3")
    driver.view.click(on: "‹ back")
    try await expectCancelled(driver)
    #expect(driver.suite.router.path == [])
    driver.type("g")
    #expect(!driver.shows("Making a puzzle"))
  }

  @Test func resumingCancelsToo() async throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4q3r")
    #expect(driver.suite.router.path == [.levels, .board])
    try await expectCancelled(driver, board: .wellKnown())
  }

  @Test func theScreenStaysAliveMeanwhile() async throws {
    let driver = try SuiteDriver()
    driver.type("g3?")
    #expect(driver.shows("Everywhere"))
    driver.type("⎋")
    driver.view.resize(width: 60, height: 22)
    #expect(driver.shows("Making a puzzle"))
    #expect(await driver.view.wait { driver.suite.board != nil })
  }

  @Test func anotherLevelTakesThePlaceOfTheFirst() async throws {
    let driver = try SuiteDriver()
    driver.type("g31")
    #expect(driver.shows("Making a puzzle: Easy"))
    #expect(await driver.view.wait { driver.suite.board != nil })
    #expect(try driver.board().game.puzzle.level == .easy)
  }

  @Test func resumeCannotBeChosenWhileThereIsNothingToResume() throws {
    let driver = try SuiteDriver()
    driver.type("g↓↓↓⏎")
    #expect(driver.suite.wantedLevel == .hard, "the arrows pass Resume over")
    let other = try SuiteDriver()
    other.type("g")
    other.view.click(on: "Resume")
    #expect(other.suite.router.path == [.levels])
    #expect(other.shows("Nothing to resume yet."))
  }

  @Test(arguments: ScreenSize.all)
  func resumeSaysWhatItWouldResume(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("4q")
    #expect(driver.shows("Easy, 1 of 51 placed, 00:00"))
    driver.type("↓↓↓⏎")
    #expect(driver.suite.router.path == [.levels, .board])
  }

  /// Lets a puzzle that was being made come, if it still did, and expects it not to.
  private func expectCancelled(_ driver: SuiteDriver, board: Puzzle? = nil) async throws {
    #expect(driver.suite.wantedLevel == nil)
    _ = try await Generator.generate(level: .hard, seed: 1)
    for _ in 0..<50 {
      try await Task.sleep(for: .milliseconds(1))
      driver.view.runtime.showFrame()
    }
    #expect(driver.suite.board?.game.puzzle == board)
    #expect(!driver.shows("Making a puzzle"))
  }
}
