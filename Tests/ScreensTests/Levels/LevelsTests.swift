import Games
import Generating
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct LevelsTests {
  @Test(arguments: [
    ("⏎", Level.easy), ("→⏎", .medium), ("→→⏎", .hard), ("1", .easy), ("e", .easy),
    ("2", .medium), ("m", .medium), ("3", .hard), ("a", .hard), ("→ ", .medium), ("4", .expert),
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
    ("singles", Level.easy), ("pairs, locked", .medium), ("X-Wings", .hard), ("chains", .expert),
    ("forcing nets", .extreme),
  ])
  func aClickChoosesALevel(name: String, level: Level) throws {
    let driver = try SuiteDriver()
    driver.type("g")
    driver.view.click(on: name)
    #expect(driver.suite.wanted == .level(level))
  }

  @Test func theTurtleStandsOnTheChosenStepAndASentenceTellsOfIt() async throws {
    let driver = try SuiteDriver(world: .played(games: 5))
    driver.type("g")
    #expect(await driver.view.wait { driver.shows("You usually take") })
    #expect(driver.shows("solved"))
    driver.type("→→→→→")
    #expect(driver.shows("For the stubborn. No shame."))
  }

  @Test func aLevelWithAGameOrTwoHasItsSentenceToo() async throws {
    let driver = try SuiteDriver(world: .played(games: 1))
    driver.type("g")
    #expect(await driver.view.wait { driver.shows("1 solved") })
    #expect(driver.shows("The place to begin."))
  }

  @Test(arguments: Level.allCases)
  func everyKoreanNameOfALevelHasLargeLetters(level: Level) {
    let name = Words.korean.levels.name(level)
    #expect(LevelName.rows(of: name, isLarge: false) == 4)
    for syllable in name.compactMap({ LevelWords.syllables[$0] }) {
      #expect(syllable.count == 8 && syllable.allSatisfy { $0.count == 7 })
    }
  }

  @Test(arguments: ScreenSize.all)
  func theTrainerIsBehindTheDoor(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("g")
    if !LevelsPlan(size.size).isLarge { driver.type("l") }
    #expect(driver.view.click(on: "Trainer"))
    #expect(driver.suite.trail == ["levels", "trainer"])
  }

  /// Each way has the same key on the stairs, but for lessons, and behind the door.
  @Test(arguments: LevelsDoor.ways.filter { $0.destination != .unfinished })
  func aWayHasOneKeyBeforeTheDoorAndBehindIt(way: LevelsDoor.Way) async throws {
    let (before, behind) = (try SuiteDriver(), try SuiteDriver())
    before.type("g" + (way.destination == .course ? "l" : "") + way.key.name())
    behind.type("gl" + way.key.name())
    if way.destination == .today {
      #expect(await before.view.wait { before.suite.board != nil })
      #expect(await behind.view.wait { behind.suite.board != nil })
    }
    #expect(before.suite.trail == behind.suite.trail)
    #expect(behind.suite.trail.count == 2)
  }

  @Test func aLevelSaysWhatWasReached() async throws {
    let driver = try SuiteDriver(world: .played(games: 1))
    driver.type("g")
    let text = driver.text
    #expect(text.contains("best 19:20") || text.contains("best 5:20"))
    #expect(text.contains("not tried yet"))
    let helped = try SuiteDriver(world: .played(games: 1, help: 1))
    helped.type("g")
    #expect(await helped.view.wait { helped.shows("with help") })
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
    if !LevelsPlan(size.size).isLarge { other.type("l") }
    #expect(other.view.click(on: "Unfinished games"))
    #expect(other.suite.router.path == [.levels, .unfinished])
  }

  @Test(arguments: [(80, 24), (120, 40), (160, 50)])
  func theGameToResumeAndTheWaysToPuzzlesAreWhole(width: Int, height: Int) throws {
    let driver = try SuiteDriver.onBoard(width: width, height: height)
    driver.advance(by: .seconds(3))
    driver.type("46q")
    #expect(driver.shows("Resume"))
    #expect(driver.view.cuts == [])
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
    #expect(driver.shows("eys to start"))
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

  @Test(arguments: [(80, 24), (120, 40)])
  func theTurtleStaysWhileTheWaysToMoreHaveTheFocus(width: Int, height: Int) throws {
    let driver = try SuiteDriver(width: width, height: height)
    driver.type("g→→")
    let name = try #require(driver.rows.first { $0.contains("█") || $0.contains("▀") })
    driver.type("↓")
    #expect(driver.rows.first { $0.contains("█") || $0.contains("▀") } == name)
    if width == 80 {
      driver.type("↑⏎")
      #expect(driver.suite.wanted == .level(.hard))
    }
  }

  @Test func theBestTimeOfALevelIsSaid() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(75))
    try driver.solve()
    driver.type("q⎋")
    #expect(driver.shows("best 1:15"))
  }

  @Test(arguments: ScreenSize.all)
  func resumeIsThereOnceThereIsSomethingToResume(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("g")
    #expect(!driver.shows("Resume"))
    let other = try SuiteDriver.onBoard(width: size.width, height: size.height)
    other.type("4q")
    #expect(other.view.click(on: "Resume"))
    #expect(other.suite.trail == ["levels", "board"])
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
