import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct LeaderboardTests {
  @Test func anEmptyListSaysWhatToDo() throws {
    let driver = try SuiteDriver()
    driver.type("b")
    #expect(driver.sheet.contains("Easy: no ranked games yet. Solve one"))
  }

  @Test func anEmptyListSaysThatThereIsNothingToReplayOrToClear() throws {
    let driver = try SuiteDriver()
    driver.type("b")
    #expect(driver.sheet.contains("Nothing to replay or clear"))
    #expect(driver.rows.last?.contains("replay") == false)
    driver.type("r⏎")
    #expect(driver.suite.router.path == [])
  }

  @Test func aLevelWhoseListIsClearedIsSolvedAllTheSame() throws {
    let driver = try SuiteDriver(world: .played(games: 2))
    driver.type("bCC⎋g")
    #expect(driver.shows("no best yet"))
    #expect(driver.text.ranges(of: "not tried yet").count == 4)
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
    #expect(driver.shows("[Imported]"))
    #expect(driver.shows("★1"))
  }

  @Test func theNewestGameIsShownEvenBelowTheTopTen() throws {
    let driver = try SuiteDriver(world: .played(games: 13))
    driver.type("b")
    #expect(driver.shows("★13"))
    #expect(driver.shows("your newest"))
    #expect(!driver.shows(" 11 "))
  }

  @Test func aRowSaysWhatWasPlayed() throws {
    let id = try #require(PuzzleID("1-0017"))
    let driver = try SuiteDriver(world: .played(games: 1, origin: .pack(id)))
    driver.type("b")
    let text = driver.sheet
    #expect(text.contains("★1 1-0017 204 1,156 19:20"))
    #expect(text.contains("Beginner I · 1-0017, HoDoKu score 204"))
    driver.type("y")
    #expect(driver.sheet.contains("Copied: scf"))
  }

  @Test func aPuzzleWithoutANumberIsNamedByItsLevelAndDay() throws {
    let driver = try SuiteDriver(world: .played(games: 1))
    driver.type("b")
    let text = driver.sheet
    let isNamed = text.contains("★1 Easy, 2 Oct ")
    #expect(isNamed)
  }

  @Test func aGameWithHelpIsMarked() throws {
    let driver = try SuiteDriver(world: .played(games: 2, help: 3))
    driver.type("b")
    #expect(driver.shows("✦3"))
    #expect(driver.shows("✦ with help"))
  }

  @Test func aKeyAndAButtonShowTheListsByPack() throws {
    let id = try #require(PuzzleID("2-0017"))
    let driver = try SuiteDriver(world: .played(games: 1, origin: .pack(id)))
    driver.type("bv")
    #expect(driver.shows("[Beginner II]"))
    #expect(driver.sheet.contains("2-0017"))
    driver.type("vv")
    #expect(driver.shows("[Easy]"))
    driver.view.click(on: "By pack")
    driver.view.click(on: "Beginner I [")
    #expect(driver.sheet.contains("Beginner I: no ranked games yet."))
  }

  @Test func aKeyClearsTheListOnceItIsConfirmedAndAKeyBringsItBack() throws {
    let driver = try SuiteDriver(world: .played(games: 3))
    driver.type("bC")
    #expect(driver.shows("Clear the list Easy?"))
    driver.type("⎋")
    #expect(driver.shows("★3"))
    driver.type("CC")
    #expect(driver.sheet.contains("no ranked games yet"))
    driver.type("u")
    #expect(driver.shows("★3"))
    let kept = try driver.world.store.results(of: .level(.easy), limit: 10).count
    #expect(kept == 3)
  }

  @Test func theMouseClearsTheListAndBringsItBackUntilTheSheetCloses() throws {
    let driver = try SuiteDriver(world: .played(games: 3))
    driver.type("b")
    driver.view.click(on: "Clear…")
    driver.view.click(on: "Keep it")
    #expect(driver.shows("★3"))
    driver.view.click(on: "Clear…")
    driver.view.click(on: " Clear  ")
    #expect(driver.sheet.contains("no ranked games yet"))
    driver.view.click(on: "Undo clear")
    #expect(driver.shows("★3"))
    driver.type("CC⎋b")
    let canUndo = driver.shows("Undo clear")
    #expect(!canUndo)
    driver.type("u")
    let left = try driver.world.store.results(of: .level(.easy), limit: 10).count
    #expect(left == 0)
  }

  @Test func aListThatIsEmptyIsNotCleared() throws {
    let driver = try SuiteDriver()
    driver.type("bC")
    #expect(!driver.shows("Clear the list"))
  }

  @Test func whatTheStoreDoesNotClearIsSaid() throws {
    let driver = try SuiteDriver(world: .played(games: 3))
    driver.type("bC")
    driver.world.fail(with: .full(path: "games"))
    driver.type("C")
    let says = driver.sheet
    #expect(says.contains("No space left"))
  }

  @Test func itsFooterNamesEachKeyOnce() throws {
    let driver = try SuiteDriver(world: .played(games: 1))
    driver.type("b")
    let footer = driver.rows.last { $0.contains("? all keys") } ?? ""
    #expect(footer.ranges(of: "switch tab").count == 1)
  }

  @Test(arguments: ["⏎", "r"])
  func aKeyReplaysARowAndLeadsBackToIt(key: String) throws {
    let driver = try SuiteDriver(world: .played(games: 3))
    driver.type("b↓" + key)
    #expect(driver.suite.trail == ["replay"])
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
    #expect(driver.suite.trail == ["replay"])
    #expect(driver.suite.replay?.playback.game.id == 3)
  }

  @Test func itLeadsToTheStatistics() throws {
    let driver = try SuiteDriver()
    driver.type("bi")
    #expect(driver.suite.router.path == [.statistics])
    #expect(driver.sheet.isEmpty)
    driver.type("q")
    #expect(driver.suite.router.path == [])
    #expect(driver.sheet.contains("Replay"), "the way back leads to the leaderboard")
  }

  @Test func aStoreThatFailsSaysSo() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver(world: world)
    world.fail(with: .busy(path: "/games"))
    driver.type("b")
    #expect(driver.sheet.contains("Another program is using /games"))
  }

  /// Ranks, scores and times grow.
  @Test func numbersOfManyDigitsAreNotCut() {
    let longest = ["★1234567", "-1,000,000,000", "876000:00:00"]
    for text in longest {
      let column = TableColumnWidth.fitting(["1", text], least: 4)
      #expect(column == .fixed(text.count))
    }
    #expect(TableColumnWidth.fitting(["1"], least: 4) == .fixed(4))
    #expect(TableColumnWidth.fitting([String](), least: 4) == .fixed(4))
  }
}
