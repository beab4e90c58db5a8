import Games
import Generating
import Sudoku
import TestSupport
import Testing
import Widgets

@testable import Screens

struct LevelsTests {
  @Test(arguments: [
    ("⏎", Level.easy), ("↓⏎", .medium), ("↓↓⏎", .hard), ("1", .easy), ("e", .easy),
    ("2", .medium), ("m", .medium), ("3", .hard), ("a", .hard), ("j ", .medium), ("4", .expert),
    ("x", .expert), ("5", .extreme),
  ])
  func aKeyChoosesALevel(keys: String, level: Level) async throws {
    let driver = try SuiteDriver()
    driver.type("g" + keys)
    #expect(driver.suite.wanted == .level(level))
    #expect(driver.shows("Making a puzzle"))
    guard level < .extreme else { return driver.type("⎋") }
    #expect(await driver.view.wait { driver.suite.board != nil })
    #expect(try driver.board().game.puzzle.level == level)
    #expect(try driver.board().game.puzzle.givens.count < 40)
  }

  @Test(arguments: [
    ("Singles are", Level.easy), ("Needs pairs", .medium), ("Needs X-Wings", .hard),
    ("Needs chains", .expert), ("For the stubborn", .extreme),
  ])
  func aClickChoosesALevel(name: String, level: Level) throws {
    let driver = try SuiteDriver()
    driver.type("g")
    driver.view.click(on: name)
    #expect(driver.suite.wanted == .level(level))
  }

  @Test func whereThereIsRoomWhatTheChosenOneLeadsToIsDrawn() async throws {
    let driver = try SuiteDriver(width: 160, height: 50)
    driver.type("g")
    #expect(driver.shows("Hidden Single"))
    driver.type("↓")
    #expect(driver.shows("Naked Pair"))
    #expect(await driver.view.wait { driver.text.filter(\.isNumber).count > 60 })
    driver.type("→↓↓")
    #expect(driver.shows("Beginner I · 1-0001"))
  }

  @Test(arguments: ScreenSize.all)
  func theTrainerIsAClickAway(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("g")
    #expect(driver.view.click(on: "Trainer"))
    #expect(driver.suite.trail == ["levels", "trainer"])
  }

  @Test func aLevelSaysWhatWasReached() throws {
    let driver = try SuiteDriver(world: .played(games: 1))
    driver.type("g")
    let text = driver.text
    #expect(text.contains("best 19:20") || text.contains("best 05:20"))
    #expect(text.contains("not solved yet"))
    let helped = try SuiteDriver(world: .played(games: 1, help: 1))
    helped.type("g")
    #expect(helped.shows("solved with help"))
  }

  @Test(arguments: ScreenSize.all)
  func unfinishedGamesAreSaidWhereThereAreAny(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("gu")
    #expect(!driver.shows("Unfinished games"))
    #expect(driver.suite.router.path == [.levels])
    let other = try SuiteDriver.onBoard(width: size.width, height: size.height)
    other.advance(by: .seconds(3))
    other.type("46q")
    #expect(other.view.click(on: "Unfinished games"))
    #expect(other.suite.router.path == [.levels, .unfinished])
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

  @Test func theScreenStaysAliveMeanwhile() async throws {
    let driver = try SuiteDriver()
    driver.type("g3?")
    #expect(driver.shows("Everywhere"))
    driver.type("⎋")
    driver.view.resize(width: 60, height: 22)
    #expect(driver.shows("Making a puzzle"))
    #expect(await driver.view.wait { driver.suite.board != nil })
  }

  @Test func gridsTriedInVainAreCounted() async throws {
    let driver = try SuiteDriver()
    driver.type("g4")
    #expect(await driver.view.wait { driver.shows("tried") || driver.suite.board != nil })
  }

  @Test func theBestTimeOfALevelIsSaid() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(75))
    try driver.solve()
    driver.type("qq")
    #expect(driver.shows("best 01:15"))
  }

  @Test func resumeCannotBeChosenWhileThereIsNothingToResume() throws {
    let driver = try SuiteDriver()
    driver.type("g→⏎")
    #expect(driver.suite.router.path != [.levels], "the arrows pass Resume over")
    #expect(driver.suite.board == nil)
    let other = try SuiteDriver()
    other.type("g")
    other.view.click(on: "Resume")
    #expect(other.suite.router.path == [.levels])
    #expect(other.shows("Nothing to resume yet"))
  }

  @Test(arguments: ScreenSize.all)
  func resumeSaysWhatItWouldResume(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("4q")
    #expect(driver.shows("1 of 51 in 00:00, today 12:00"))
    driver.type(size.width < 76 ? "↓↓↓↓↓⏎" : "→⏎")
    #expect(driver.suite.trail == ["levels", "board"])
  }

  /// Gives a puzzle that was being made time to arrive, and expects that it doesn't.
  private func expectCancelled(_ driver: SuiteDriver, board: Puzzle? = nil) async throws {
    #expect(driver.suite.wanted == nil)
    _ = try await Generator.generate(level: .hard, seed: 1)
    for _ in 0..<50 {
      try await Task.sleep(for: .milliseconds(1))
      driver.view.runtime.showFrame()
    }
    #expect(driver.suite.board?.game.puzzle == board)
    #expect(!driver.shows("Making a puzzle"))
  }
}
