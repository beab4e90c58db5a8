import Formats
import Games
import Generating
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// Every started game can be reached.
struct UnfinishedTests {
  /// Plays two games a little, opens a third one, and ends on the levels screen.
  private func afterThreeGames(width: Int = 80, height: Int = 24) throws -> SuiteDriver {
    let driver = try SuiteDriver.onBoard(width: width, height: height)
    driver.advance(by: .seconds(3))
    driver.type("46q")
    driver.suite.play(Generator.puzzle(level: .medium, seed: 7))
    driver.view.runtime.showFrame()
    driver.advance(by: .seconds(3))
    driver.type("m1q")
    driver.suite.play(Generator.puzzle(level: .hard, seed: 7))
    driver.view.runtime.showFrame()
    driver.type("q")
    return driver
  }

  @Test func aGameThatWasOnlyOpenedDoesNotTakeThePlaceOfOneThatWasPlayed() throws {
    let driver = try afterThreeGames()
    driver.type("r")
    let level = try driver.board().game.puzzle.level
    #expect(level == .medium)
  }

  @Test func anUnfinishedGameOfTheSamePuzzleGoesOnAndSaysSo() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver(world: world)
    try first.suite.playOwn(.wellKnown(), opening: Opening(), saying: nil)
    first.view.runtime.showFrame()
    #expect(!first.shows("Your unfinished game"))
    first.advance(by: .seconds(3))
    first.type("4q")
    let driver = try SuiteDriver(world: world)
    try driver.suite.playOwn(.wellKnown(), opening: Opening(), saying: nil)
    driver.view.runtime.showFrame()
    #expect(try driver.board().game.digit(at: Cell(2)) == .four)
    #expect(driver.shows("Your unfinished game"))
    driver.type("q")
    var entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    entry.placed[Cell(3)] = .six
    let position = Opening(entry)
    try driver.suite.playOwn(.wellKnown(), opening: position, saying: nil)
    #expect(try driver.board().game.digit(at: Cell(2)) == nil, "a position is begun anew")
  }

  @Test(arguments: [(0, "q", 0), (1, "q", 0), (1, "4q", 1), (1, "Aq", 1)])
  func theLevelsCountTheGamesThatTheStatisticsCount(
    seconds: Int, keys: String, count: Int
  ) throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(seconds))
    driver.type(keys)
    let statistics = try driver.world.store.statistics(of: .easy)
    #expect(statistics.unfinished == count)
    #expect(driver.suite.records.unfinishedCount == count)
    #expect(driver.suite.records.unfinishedGames(limit: 9).games.count == count)
    #expect((driver.suite.records.resumable != nil) == (count > 0))
    #expect(HomeStart(driver.suite.records).isFirst == (count == 0))
  }

  @Test(arguments: [ScreenSize(width: 80, height: 24), ScreenSize(width: 40, height: 20)])
  func allThatWerePlayedAreListedAndAnyCanBeResumed(size: ScreenSize) throws {
    let driver = try afterThreeGames(width: size.width, height: size.height)
    driver.type("u")
    let text = driver.text
    #expect(text.contains("Unfinished games"))
    #expect(text.contains("Medium") && text.contains("Easy") && !text.contains("Hard"))
    driver.type("↓⏎")
    let game = try driver.board().game
    let first = try Puzzle.wellKnown()
    #expect(game.puzzle == first)
    #expect(game.moves.count > 0)
  }

  @Test func aClickOpensTheListAndEscapeLeavesIt() throws {
    let driver = try afterThreeGames()
    driver.type("l")
    driver.view.click(on: "Unfinished games")
    let path = driver.suite.router.path
    #expect(path == [.levels, .unfinished])
    driver.type("⎋")
    let left = driver.suite.router.path
    #expect(left == [.levels])
  }

  @Test func withoutAnyTheListIsNotOffered() throws {
    let driver = try SuiteDriver()
    driver.type("g")
    driver.view.click(on: "Unfinished games")
    let path = driver.suite.router.path
    #expect(path == [.levels])
  }

  @Test func whatIsOutOfOrderInTheStoreIsSaid() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    driver.advance(by: .seconds(1))
    driver.type("4q")
    let fault = StoreError.playedElsewhere
    world.fail(with: fault)
    driver.type("u")
    let text = driver.text
    #expect(text.contains(Words.english.text(of: fault).prefix(12)))
  }

  @Test func theListPictured() throws {
    let driver = try afterThreeGames()
    driver.type("u")
    expectSnapshot(try driver.golden(), named: "unfinished 80x24")
  }
}
