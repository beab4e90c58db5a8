import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct ResumeTests {
  @Test func endAndResumeBringBackBoardNotesUndoAndClock() throws {
    let driver = try SuiteDriver.onBoard()
    try playSome(on: driver)
    let left = try driver.board().game
    driver.type("q")
    #expect(driver.shows("Easy, 2 of 51"))
    driver.advance(by: .seconds(1000))
    driver.type("r")
    try expect(driver, hasResumed: left)
  }

  @Test func anotherLaunchResumesWhatTheFirstLeft() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver.onBoard(world: world)
    try playSome(on: first)
    let left = try first.board().game
    first.type("Q")
    #expect(world.exits == 1)
    let second = try SuiteDriver(world: world)
    second.type("r")
    try expect(second, hasResumed: left)
    #expect(second.suite.trail == ["board"])
    second.type("q")
    #expect(second.suite.trail.isEmpty, "back where it was resumed")
  }

  /// As after a kill -9: the first launch gets no notice of its end.
  @Test func aLaunchResumesWhatACrashLeft() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver.onBoard(world: world)
    try playSome(on: first)
    let left = try first.board().game
    let second = try SuiteDriver(world: world)
    second.type("g")
    #expect(second.shows("Easy, 2 of 51"))
    second.view.click(on: "Resume")
    try expect(second, hasResumed: left)
  }

  @Test func theClockOfAnUntouchedBoardIsSavedAsWell() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    driver.advance(by: .seconds(125))
    let saved = try #require(try world.store.latestUnfinished())
    #expect(saved.elapsed > .seconds(125) - GameBoardModel.saveInterval)
  }

  @Test func whileNothingIsDoneTheDiskIsLeftAloneForTenSeconds() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    let first = try world.store.latestUnfinished()?.updatedAt
    driver.advance(by: .seconds(9))
    let untouched = try world.store.latestUnfinished()?.updatedAt
    #expect(untouched == first)
    driver.advance(by: .seconds(1))
    let saved = try world.store.latestUnfinished()
    #expect(saved?.elapsed == .seconds(10))
  }

  @Test func theGameLeftLastIsTheOneThatIsResumed() async throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4q2")
    #expect(await driver.view.wait { driver.suite.board != nil })
    driver.advance(by: .seconds(1))
    driver.type("m1qr")
    #expect(try driver.board().game.puzzle.level == .medium)
  }

  @Test func aGameWithoutAMoveDoesNotTakeThePlaceOfOneThatWasPlayed() async throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(1))
    driver.type("4q2")
    #expect(await driver.view.wait { driver.suite.board != nil })
    driver.advance(by: .seconds(9))
    driver.type("q")
    #expect(driver.shows("Easy, 1 of 51"))
    driver.type("r")
    #expect(try driver.board().game.puzzle.level == .easy)
  }

  @Test func withNothingToResumeItSaysSo() throws {
    let driver = try SuiteDriver()
    driver.type("r")
    #expect(driver.shows("No game to resume"))
    driver.type("⏎")
    #expect(!driver.shows("No game to resume"))
    driver.type("gr")
    #expect(driver.shows("No game to resume"))
    #expect(driver.suite.router.path == [.levels])
  }

  @Test func aGameThatWasPlayedElsewhereSaysSoAndLosesNothing() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver.onBoard(world: world)
    first.advance(by: .seconds(1))
    first.type("4")
    let second = try SuiteDriver(world: world)
    second.type("r⇥2")
    first.type("⇥6")
    #expect(first.sheet.contains(Words.english.board.movedApart))
    first.type("⏎⇥8")
    #expect(first.sheet.isEmpty, "it is said once")
    let saved = try world.store.unfinishedGames(limit: 9).games.map(\.game)
    #expect(saved.map { $0.digit(at: Cell(3)) } == [.six, .two])
    #expect(saved.first?.journal == (try first.board().game.journal))
    first.type("Q")
    #expect(world.exits == 1)
  }

  @Test func aGameThatWasOnlyPlayedOnElsewhereSaysSo() throws {
    let world = try SuiteWorld()
    let first = try SuiteDriver.onBoard(world: world)
    first.advance(by: .seconds(1))
    first.type("4")
    let second = try SuiteDriver(world: world)
    second.type("r⇥2")
    first.advance(by: GameBoardModel.saveInterval + .seconds(1))
    #expect(first.sheet.contains(Words.english.text(of: StoreError.playedElsewhere)))
    #expect(try world.store.unfinishedCount() == 1)
  }

  /// Places two right digits and a wrong one, notes some, and undoes two moves, in 90 seconds.
  private func playSome(on driver: SuiteDriver) throws {
    driver.type("4⇥6⇥1⌫")
    try driver.move(toRow: 7, column: 3)
    driver.type("m159m")
    driver.advance(by: .seconds(90))
    driver.type("⇥5u")
    driver.type("⇥1u")
  }

  @Test func theCursorIsWhereItWasLeft() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4↓↓→")
    let cursor = try driver.board().cursor
    driver.suite.end()
    driver.suite.go(to: .latestGame)
    #expect(try driver.board().cursor == cursor)
  }

  private func expect(_ driver: SuiteDriver, hasResumed left: Game) throws {
    let game = try driver.board().game
    #expect(game == left)
    #expect(game.board == left.board)
    #expect(game.errors == left.errors)
    #expect(game.moves == left.moves)
    #expect(driver.shows("◷ 1:30"))
    #expect(driver.shows("Mistakes 2"))
    driver.advance(by: .seconds(2))
    #expect(driver.shows("◷ 1:32"))
    driver.type("r")
    #expect(driver.shows("Redoing..."))
    for _ in 0...left.position { driver.type("u") }
    #expect(try driver.board().game.board == Board(givens: left.puzzle.givens))
  }
}
