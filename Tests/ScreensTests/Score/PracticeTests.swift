import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct PracticeTests {
  private func driver(
    width: Int = 80, height: Int = 24, change: (inout Preferences) -> Void = { _ in }
  ) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences.practises = true
    change(&world.preferences)
    return try SuiteDriver.onBoard(width: width, height: height, world: world)
  }

  @Test(arguments: ScreenSize.all)
  func theHeaderSaysPracticeInPlaceOfScoreAndTime(size: ScreenSize) throws {
    let driver = try driver(width: size.width, height: size.height)
    driver.advance(by: .seconds(3))
    let header = try #require(driver.rows.first)
    #expect(header.contains("Practice"))
    #expect(!header.contains("Score") && !header.contains("◷"))
  }

  @Test func hintsAreFreeToTheEnd() async throws {
    let driver = try driver()
    try await driver.ask()
    driver.type("HH")
    #expect(!driver.shows("%") && !driver.shows("points"))
    driver.type("⏎")
    let game = try driver.board().game
    #expect(game.board.grid.count == game.puzzle.givens.count + 1)
    #expect(game.hints == HintCounts())
  }

  @Test func checksAndCandidatesAreFreeToo() throws {
    let driver = try driver { $0.errorChecking = .onRequest }
    driver.type("1c")
    #expect(driver.shows("1 digit is wrong") && !driver.shows("%"))
    driver.type("A")
    #expect(!driver.shows("%"))
    #expect(try driver.board().game.hints == HintCounts())
  }

  @Test func atTheEndItSaysPracticeAndNoPoints() throws {
    let driver = try driver()
    try driver.solve()
    #expect(driver.sentence.contains("Practice · No score, no ranking."))
    driver.type("s")
    let sheet = driver.sheet
    #expect(sheet.contains("Solved! Practice No score, no ranking."))
    #expect(!sheet.contains("Level Easy") && !sheet.contains("Place"))
    let result = try #require(driver.suite.board?.result)
    #expect(result.score == nil && !result.isRanked)
    #expect(try driver.world.store.results(of: .level(.easy), limit: 9).isEmpty)
  }

  @Test func aGameThatIsResumedIsStillForPractice() throws {
    let first = try driver()
    first.type("4q")
    let world = first.world
    world.preferences.practises = false
    let driver = try SuiteDriver(world: world)
    driver.suite.go(to: .latestGame)
    #expect(try driver.board().game.isPractice)
  }

  @Test func aKeyOfTheLevelsSwitchesItForNewGames() throws {
    let driver = try SuiteDriver()
    driver.type("gs")
    #expect(driver.suite.dependencies.preferences.values.practises)
    driver.suite.play(try .wellKnown())
    #expect(try driver.board().game.isPractice)
    driver.suite.end()
    driver.type("s")
    #expect(!driver.suite.dependencies.preferences.practises)
    driver.suite.play(try .wellKnown())
    #expect(try !driver.board().game.isPractice)
  }

  @Test(arguments: ScreenSize.all)
  func aClickAtTheLevelsSwitchesIt(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("g")
    #expect(driver.view.click(on: "Practice"))
    #expect(driver.suite.dependencies.preferences.practises)
  }

  @Test func forOneSessionItIsNotKept() throws {
    let driver = try SuiteDriver()
    driver.suite.practiseForSession()
    driver.suite.play(try .wellKnown())
    #expect(try driver.board().game.isPractice)
    #expect(!driver.suite.dependencies.preferences.values.practises)
  }

  /// To the row of practice.
  private static let way =
    "," + String(repeating: "⇥", count: Setting.ID.allCases.firstIndex(of: .practice) ?? 0)

  @Test func theSettingsShowThePracticeOfTheSessionAndEndIt() throws {
    let driver = try SuiteDriver(width: 160, height: 50)
    driver.suite.practiseForSession()
    driver.type(Self.way)
    let row = try #require(driver.rows.first { $0.contains("Practice") })
    #expect(row.contains(" on") && !row.contains("off"), "\(row)")
    driver.type(" ")
    #expect(!driver.suite.dependencies.preferences.practises)
  }

  @Test func aResetEndsThePracticeOfTheSessionAndCanBeUndone() throws {
    let driver = try SuiteDriver(width: 160, height: 50)
    driver.suite.practiseForSession()
    driver.type(",")
    #expect(driver.view.click(on: "Reset to defaults"))
    #expect(!driver.suite.dependencies.preferences.practises)
    #expect(driver.view.click(on: "Undo the reset"))
    #expect(driver.suite.dependencies.preferences.practises)
    #expect(!driver.world.preferences.practises, "it is not kept")
  }

  @Test func aPuzzleOfAPackCountsAsSolvedWithoutAScore() throws {
    let driver = try driver()
    driver.suite.play(try #require(PuzzlePack.puzzle(.first)), from: .pack(.first))
    driver.view.runtime.showFrame()
    try driver.solve()
    let completed = try driver.world.store.completedPuzzles()
    #expect(completed[.first] != nil && completed[.first]?.score == nil)
  }
}
