import Dispatch
import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct StoreFailureTests {
  private let full = StoreError.full(path: "games.sqlite")

  @Test(arguments: ScreenSize.all)
  func aMoveThatCannotBeSavedSaysWhyAndTheGameGoesOn(size: ScreenSize) throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height, world: world)
    world.fail(with: full)
    driver.type("4")
    #expect(driver.sheet.contains(Words.english.text(of: full)))
    driver.type("⏎⇥6")
    #expect(!driver.sheet.contains(Words.english.text(of: full)), "it is said once")
    #expect(driver.shows("Not saved"))
    #expect(try driver.board().game.digit(at: Cell(2)) == .four)
    #expect(try driver.board().game.digit(at: Cell(3)) == .six)
    world.fail(with: nil)
    driver.type("⇥8")
    #expect(!driver.shows("Not saved"))
    #expect(try world.store.latestUnfinished()?.game == driver.board().game)
    world.fail(with: full)
    driver.type("u")
    #expect(driver.sheet.contains(Words.english.text(of: full)), "a new failure is said again")
  }

  @Test func aGameThatCannotBeSavedIsSaidAsItEnds() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    world.fail(with: full)
    driver.type("q")
    #expect(driver.suite.router.path == [.levels])
    #expect(driver.sheet.contains(Words.english.text(of: full)))
    driver.type("⏎")
    #expect(!driver.sheet.contains(Words.english.text(of: full)))
  }

  @Test func aSolvedPuzzleThatCannotBeSavedIsSolvedAllTheSame() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    try driver.solve(sparing: 1)
    world.fail(with: full)
    try driver.solve()
    #expect(driver.sheet.contains(Words.english.text(of: full)))
    driver.type("⏎")
    #expect(try driver.board().isWinShown)
    world.fail(with: nil)
    driver.type("g")
    #expect(driver.suite.router.path == [.levels])
    #expect(
      try world.store.results(of: .level(.easy), limit: 1).count == 1,
      "it is saved as soon as it can be")
  }

  @Test func whereOnlyRecordsCannotBeReadTheGameIsResumedAllTheSame() throws {
    let world = try SuiteWorld()
    var game = Game(id: 77, puzzle: try .wellKnown())
    game.apply(.place(.four, at: Cell(2)), at: .seconds(1))
    try world.store.save(game, elapsed: .seconds(60))
    let damaged = StoreError.damaged(path: "games.sqlite")
    world.fail(with: damaged, in: "completedPuzzles()")
    let suite = Suite(dependencies: world.dependencies())
    #expect(suite.notice == Words.english.text(of: damaged))
    suite.go(to: .latestGame)
    #expect(suite.board?.game.id == game.id)
  }

  @Test(arguments: ["best(of:)", "begun()"])
  func recordsThatCannotBeReadAgainStayAsTheyWere(call: String) throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    try driver.solve()
    let records = driver.suite.records
    records.refresh()
    #expect(records.rankedLevels == [.easy])
    world.fail(with: full, in: call)
    records.refresh()
    #expect(records.rankedLevels == [.easy])
  }

  @Test func aStoreThatCannotBeReadIsSaidAtHome() throws {
    let world = try SuiteWorld()
    world.fail(with: full)
    let driver = try SuiteDriver(world: world)
    #expect(driver.sheet.contains(Words.english.text(of: full)))
    driver.type("⏎g")
    #expect(driver.shows("Choose a level"))
  }

  @Test func whatTheStartHasToSayIsSaidAtHome() throws {
    let driver = try SuiteDriver(notice: "The file was damaged and is now called x.")
    #expect(driver.sheet.contains("The file was damaged and is now called x."))
    driver.type("⏎")
    #expect(!driver.sheet.contains("damaged"))
  }

  @Test func whoLeavesIsAskedIfTheGameCannotBeSaved() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    world.fail(with: full, in: "save(_:elapsed:)")
    driver.type("Q")
    #expect(driver.shows("Quit without saving?"))
    #expect(driver.shows("No space left"))
    driver.type("⎋")
    #expect(!driver.shows("Quit without saving?"))
    driver.type("QT")
    #expect(driver.shows("Still not saved after 2 tries. Quit anyway?"))
    driver.type("T")
    #expect(driver.shows("Still not saved after 3 tries. Quit anyway?"))
    #expect(world.exits == 0)
    world.fail(with: nil)
    driver.type("T")
    #expect(world.exits == 1)
    #expect(try world.store.latestUnfinished() != nil)
  }

  @Test func whoLeavesMayLeaveWithoutSaving() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    world.fail(with: full, in: "save(_:elapsed:)")
    driver.type("QQ")
    #expect(world.exits == 0, "a key that is pressed once too often loses nothing")
    driver.type("W")
    #expect(world.exits == 1)
  }

  @Test func aGameThatIsNotSavedYetIsResumedAsItWasLeft() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4")
    world.fail(with: full, in: "save(_:elapsed:)")
    driver.type("⇥6⏎q⏎")
    #expect(driver.suite.router.path == [.levels])
    #expect(try world.store.latestUnfinished()?.game.digit(at: Cell(3)) == nil)
    driver.type("r")
    #expect(try driver.board().game.digit(at: Cell(3)) == .six)
    world.fail(with: nil)
    driver.type("⏎⇥8")
    #expect(try world.store.latestUnfinished()?.game == driver.board().game)
  }

  @Test func aMoveThatTakesLongToSaveIsShownAsNotSavedYet() async throws {
    let world = try SuiteWorld()
    let gate = DispatchSemaphore(value: 0)
    let store = try GameStore.inMemory(
      now: { Moment(milliseconds: 0) },
      fault: { call in
        if call == "save(_:elapsed:)" { gate.wait() }
        return nil
      })
    world.saver = GameSaver(store, patience: .zero)
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4")
    #expect(driver.shows("Not saved yet"))
    driver.type("⇥6")
    #expect(try driver.board().game.digit(at: Cell(3)) == .six, "play goes on")
    driver.type("⇥2")
    #expect(try driver.board().message != nil)
    #expect(driver.shows("Not saved yet"), "news doesn't cover it")
    for _ in 0..<9 { gate.signal() }
    try await wait { (try? driver.board().saving.isPending) == false }
    driver.type("⇥")
    #expect(!driver.shows("Not saved yet"))
    #expect(try store.latestUnfinished()?.game == driver.board().game)
  }

  @Test func aGameThatIsNotSavedYetIsMarkedWhereItIsOffered() async throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4")
    world.fail(with: full, in: "save(_:elapsed:)")
    driver.type("⇥6⏎q⏎")
    #expect(driver.suite.router.path == [.levels])
    #expect(driver.shows("Not saved yet"))
    driver.type("q")
    #expect(driver.suite.router.path == [])
    #expect(driver.shows("Not saved yet"))
    world.fail(with: nil)
    #expect(driver.suite.dependencies.saver.finish(within: .zero) == nil)
    try await wait { driver.suite.records.unsavedGames.isEmpty }
    driver.type("⇥")
    #expect(!driver.shows("Not saved yet"))
  }

  @Test func noTipAtHomeSaysThatGamesAreSavedWhileOneIsNot() async throws {
    let world = try SuiteWorld()
    let said = "Puzzles are saved"
    let tips = Words.english.home.tips
    // Home is visited a second time.
    world.tipNumber = try #require(tips.firstIndex { $0.contains(said) }) + tips.count - 1
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4")
    world.fail(with: full, in: "save(_:elapsed:)")
    driver.type("⇥6⏎q⏎q")
    #expect(driver.suite.router.path == [])
    #expect(!driver.shows(said))
    driver.advance(by: LeaveQuestion.run)
    driver.type("qq")
    #expect(driver.shows("Quit without saving?"))
    #expect(!driver.shows(said))
    driver.type("⎋")
    world.fail(with: nil)
    #expect(driver.suite.dependencies.saver.finish(within: .zero) == nil)
    try await wait { driver.suite.records.isAllSaved }
    driver.advance(by: LeaveQuestion.patience)
    driver.type("⇥")
    #expect(driver.shows(said))
  }

  @Test func noTipOnTheBoardSaysThatGamesAreSavedWhileAResultOfMemoryIsNot() throws {
    let world = try SuiteWorld()
    let said = "Your game is saved"
    let tips = Words.english.tips.ofBoard { _ in "" }
    let number = try #require(tips.firstIndex { $0.contains(said) })
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4")
    for _ in 0..<number {
      driver.suite.end()
      driver.suite.go(to: .latestGame)
    }
    driver.view.runtime.showFrame()
    #expect(driver.shows(said))
    world.fail(with: full, in: "add(_:)")
    driver.suite.dependencies.saver.save(
      MemoryResult(
        id: 3, pairs: 8, score: 100, elapsed: .seconds(60), seenMismatches: 2, theme: "animals",
        finishedAt: Moment(milliseconds: 5))
    ) { _ in }
    driver.type("Q")
    #expect(driver.shows("Quit without saving?"))
    #expect(!driver.shows(said))
  }

  @Test func listsThatAreOpenShowWhatIsSavedLate() async throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    try driver.solve(sparing: 1)
    world.fail(with: full, in: "finish(_:score:)")
    try driver.solve()
    driver.suite.go(to: .home)
    driver.suite.go(to: .leaderboard)
    guard case .leaderboard(let model) = driver.suite.homeSheet else {
      Issue.record("no leaderboard")
      return
    }
    #expect(model.games.rows.isEmpty)
    let revision = driver.suite.records.revision
    world.fail(with: nil)
    #expect(driver.suite.dependencies.saver.finish(within: .zero) == nil)
    try await wait { !model.games.rows.isEmpty }
    #expect(driver.suite.records.revision > revision, "the statistics are counted again")
  }

  @Test func clearingAListThatTakesLongHoldsUpNothing() async throws {
    let gate = DispatchSemaphore(value: 0)
    let store = try GameStore.inMemory(
      now: { Moment(milliseconds: 0) },
      fault: { call in
        if call == "clear(pairs:)" { gate.wait() }
        return nil
      })
    _ = try store.add(
      MemoryResult(
        id: 3, pairs: 8, score: 100, elapsed: .seconds(60), seenMismatches: 2, theme: "Sea",
        finishedAt: Moment(milliseconds: 5)))
    let model = LeaderboardModel(
      store: store, saver: GameSaver(store, patience: .zero))
    model.memory.clear()
    model.memory.clear()
    #expect(model.memory.rows.count == 1)
    #expect(!model.memory.canUndo)
    gate.signal()
    try await wait { model.memory.rows.isEmpty }
    #expect(model.memory.canUndo)
    model.memory.undoClearing()
    try await wait { model.memory.rows.count == 1 }
    #expect(!model.memory.canUndo)
  }

  @Test func aWinThatIsNotSavedSaysSoUntilItIs() async throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    try driver.solve(sparing: 1)
    world.fail(with: full, in: "finish(_:score:)")
    try driver.solve()
    driver.type("⏎")
    #expect(try driver.board().isWinShown)
    #expect(driver.shows("Not saved"))
    driver.type("s")
    #expect(driver.sheet.contains("Not saved"))
    world.fail(with: nil)
    #expect(driver.suite.dependencies.saver.finish(within: .zero) == nil)
    try await wait { (try? driver.board().failure) == nil }
    driver.type("⇥")
    #expect(!driver.shows("Not saved"))
  }

  @Test func aLevelWhoseWinIsNotSavedSaysSoUntilItIs() async throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    try driver.solve(sparing: 1)
    world.fail(with: full, in: "finish(_:score:)")
    try driver.solve()
    driver.suite.goBack()
    driver.suite.records.refresh()
    driver.view.runtime.showFrame()
    #expect(driver.suite.router.path == [.levels])
    #expect(driver.shows("Not saved yet"))
    world.fail(with: nil)
    #expect(driver.suite.dependencies.saver.finish(within: .zero) == nil)
    try await wait { driver.suite.records.unsavedEnds.levels.isEmpty }
    driver.type("⇥")
    #expect(!driver.shows("Not saved yet"))
  }

  @Test func whoKeepsPlayingIsNotToldAgain() async throws {
    let world = try SuiteWorld()
    let gate = DispatchSemaphore(value: 0)
    let store = try GameStore.inMemory(
      now: { Moment(milliseconds: 0) },
      fault: { call in
        guard call == "save(_:elapsed:)" else { return nil }
        gate.wait()
        return .busy(path: ":memory:")
      })
    world.saver = GameSaver(store, patience: .zero)
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("Q")
    #expect(driver.shows("Quit without saving?"))
    driver.type("⎋")
    for _ in 0..<99 { gate.signal() }
    try await wait { (try? driver.board().saving.isPending) == false }
    driver.type("4")
    #expect(driver.sheet.isEmpty)
    #expect(driver.shows("Not saved"))
  }

  @Test(arguments: [
    (0, "2,345 of 3,456"), (1, "2,345 of 3,456, 1 puzzle of a collection"),
    (12_345, "2,345 of 3,456, 12,345 puzzles of collections"),
  ])
  func aRescueSaysHowFarItIs(puzzles: Int, end: String) {
    let progress = RescueProgress(games: 2345, total: 3456, puzzles: puzzles)
    #expect(Words.english.text(of: progress).hasSuffix("Rescuing your games… \(end)"))
  }

  @Test func aRescueThatFailsSaysSoInPlaceOfItsNotice() throws {
    let driver = try SuiteDriver()
    driver.suite.note(RescueProgress())
    driver.view.send(.focus(true))
    #expect(driver.sheet.contains("Rescuing your games"))
    driver.suite.note(
      RescueProgress(failure: .unrescued(path: "/data/games.sqlite", reason: .full)))
    driver.view.send(.focus(true))
    #expect(driver.sheet.contains("/data/games.sqlite is damaged"))
    #expect(!driver.sheet.contains("Rescuing your games"))
  }

  @Test func digitsTypedForTheBoardAreNotLostToANotice() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("4")
    driver.suite.note(.moved(path: "/data/games.sqlite"))
    driver.view.send(.focus(true))
    driver.type("⇥6")
    #expect(try driver.board().game.digit(at: Cell(3)) == .six)
    #expect(!driver.sheet.isEmpty, "it was just opened, and can't have been read")
    world.clock.now += .seconds(1)
    driver.type("⇥8")
    #expect(try driver.board().game.digit(at: Cell(5)) == .eight)
    #expect(driver.sheet.isEmpty)
  }

  /// Waits until `condition` holds, which work in the background brings about.
  private func wait(_ condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(300)
    while !condition() {
      try #require(ContinuousClock.now < end)
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test func aSolvedGameWhoseEndIsNotSavedIsNotOfferedAsUnfinished() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver.onBoard(world: world)
    try driver.solve(sparing: 1)
    world.fail(with: full, in: "finish(_:score:)")
    try driver.solve()
    driver.type("⏎g")
    #expect(driver.suite.records.resumable == nil)
    world.fail(with: nil)
    #expect(driver.suite.dependencies.saver.finish(within: .zero) == nil)
    #expect(try world.store.results(of: .level(.easy), limit: 1).count == 1)
  }

  @Test func whatARestoredBackupHoldsIsShown() throws {
    let world = try SuiteWorld()
    let driver = try SuiteDriver(world: world)
    #expect(driver.suite.records.resumable == nil)
    var game = Game(id: 5, puzzle: try .wellKnown())
    game.apply(.place(.four, at: Cell(2)), at: .seconds(1))
    try world.store.save(game, elapsed: .seconds(1))
    driver.suite.note(.restored(path: "/data/games.sqlite"))
    #expect(driver.suite.records.resumable?.game.id == 5)
    driver.view.send(.focus(true))
    #expect(driver.sheet.contains("/data/games.sqlite were replaced by a backup"))
  }

  @Test func anotherFileInPlaceOfTheGamesIsSaid() throws {
    let driver = try SuiteDriver()
    driver.suite.note(.moved(path: "/data/games.sqlite"))
    driver.type("")
    driver.view.send(.focus(true))
    #expect(driver.sheet.contains("/data/games.sqlite was moved, removed, replaced or emptied"))
  }
}
