import Dispatch
import Games
import ScutesTesting
import Store
import Testing

@testable import Screens

/// The result of a won game of Memory.
struct MemoryResultTests {
  @Test func aWonGameIsKeptWithAllThatItCameTo() throws {
    let driver = try SuiteDriver()
    driver.type("m⏎")
    try driver.winMemory(in: .seconds(31))
    let results = try driver.world.store.results(ofPairs: 8, limit: 10)
    let now = driver.world.dependencies().wallClock()
    #expect(
      results == [
        MemoryResult(
          id: 1, pairs: 8, score: 160 + 80 - 31, elapsed: .seconds(31), seenMismatches: 0,
          theme: "Animals", finishedAt: now)
      ])
  }

  @Test(arguments: ScreenSize.all)
  func aWonGameSaysItsPlace(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("m⏎")
    try driver.winMemory(in: .seconds(40))
    let first = driver.sentence
    driver.type("n")
    let dealtAnew = driver.sentence
    try driver.winMemory(in: .seconds(20))
    let second = driver.sentence
    driver.type("n")
    try driver.winMemory(in: .seconds(60))
    let third = driver.sentence
    #expect(first.contains("First win with 8 pairs"))
    #expect(!dealtAnew.contains("First win"))
    #expect(second.contains("New record for 8 pairs!"))
    #expect(third.contains("Third best of 8 pairs"))
  }

  @Test func aPlaceBelowTheListIsNotSaid() throws {
    let world = try SuiteWorld()
    for id in 1...10 {
      _ = try world.store.add(
        MemoryResult(
          id: Int64(-id), pairs: 8, score: 1000, elapsed: .seconds(1), seenMismatches: 0,
          theme: "Sea", finishedAt: Moment(milliseconds: 0)))
    }
    let driver = try SuiteDriver(world: world)
    driver.type("m⏎")
    try driver.winMemory(in: .seconds(21))
    let text = driver.text
    #expect(text.contains("219 points") && !text.contains("best of"))
  }

  @Test func whatCannotBeKeptIsSaidAndKeptWithTheNextWin() throws {
    let driver = try SuiteDriver()
    driver.type("m⏎")
    driver.world.fail(with: .full(path: "/games"))
    try driver.winMemory(in: .seconds(40))
    let notice = driver.sheet + driver.sentence
    driver.world.fail(with: nil)
    driver.type("⎋n")
    try driver.winMemory(in: .seconds(50))
    let text = driver.sentence
    let kept = try driver.world.store.results(ofPairs: 8, limit: 10).map(\.elapsed)
    #expect(notice.contains("No space left to save games in /games"))
    #expect(text.contains("Second best of 8 pairs"))
    #expect(kept == [.seconds(40), .seconds(50)])
  }

  @Test func whatCannotBeKeptIsAskedAboutOnLeaving() throws {
    let driver = try SuiteDriver()
    driver.type("m⏎")
    driver.world.fail(with: .full(path: "/games"))
    try driver.winMemory(in: .seconds(40))
    driver.type("⎋")
    driver.suite.leave()
    #expect(driver.suite.unsaved.question == .full(path: "/games"))
    driver.world.fail(with: nil)
    driver.suite.unsaved.tryAgain()
    #expect(driver.suite.unsaved.question == nil)
    #expect(try driver.world.store.results(ofPairs: 8, limit: 10).map(\.elapsed) == [.seconds(40)])
  }

  @Test func aResultThatIsNotSavedYetSaysSoUntilItIs() async throws {
    let world = try SuiteWorld()
    let gate = DispatchSemaphore(value: 0)
    let store = try GameStore.inMemory(
      now: { Moment(milliseconds: 0) },
      fault: { call in
        if call == "add(_:)" { gate.wait() }
        return nil
      })
    world.saver = GameSaver(store, patience: .zero)
    let driver = try SuiteDriver(world: world)
    driver.type("m⏎")
    try driver.winMemory(in: .seconds(40))
    #expect(driver.shows("Not saved yet"))
    gate.signal()
    #expect(await driver.view.wait { driver.shows("First win with 8 pairs") })
    #expect(!driver.shows("Not saved yet"))
  }

  @Test func aResultThatCannotBeSavedSaysSo() throws {
    let driver = try SuiteDriver()
    driver.type("m⏎")
    driver.world.fail(with: .full(path: "/games"))
    try driver.winMemory(in: .seconds(40))
    driver.type("⎋")
    #expect(driver.shows("Not saved"))
  }

  @Test func aLockHoldsUpNoDeal() async throws {
    let world = try SuiteWorld()
    let gate = DispatchSemaphore(value: 0)
    let store = try GameStore.inMemory(
      now: { Moment(milliseconds: 0) },
      fault: { call in
        if call == "add(_:)" { gate.wait() }
        return nil
      })
    world.saver = GameSaver(store, patience: .zero)
    let driver = try SuiteDriver(world: world)
    driver.type("m⏎")
    try driver.winMemory(in: .seconds(40))
    driver.type("n")
    for _ in 0..<2 { gate.signal() }
    #expect(driver.suite.dependencies.saver.finish(within: .seconds(60)) == nil)
    #expect(!driver.sentence.contains("First win"), "it is about the game before")
    #expect(try store.results(ofPairs: 8, limit: 10).map(\.elapsed) == [.seconds(40)])
  }

  @Test func aWonGameStandsOnTheLeaderboardUntilItsListIsCleared() throws {
    let driver = try SuiteDriver()
    driver.type("m⏎")
    try driver.winMemory(in: .seconds(31))
    driver.type("qqb")
    let shown = driver.sheet
    driver.type("C")
    let asked = driver.sentence
    driver.type("C")
    let cleared = driver.sheet
    let left = try driver.world.store.memoryPairs()
    driver.type("u")
    let back = driver.sheet
    #expect(shown.contains("[8 pairs]"))
    #expect(shown.contains("★1 Animals 209 0:31 0 2026-11-21"))
    #expect(asked.contains("Clear the list of 8 pairs?"))
    #expect(asked.contains("Deletes its results"))
    #expect(cleared.contains("[8 pairs] 8 pairs: no wins yet."))
    #expect(left == [])
    #expect(back.contains("★1 Animals 209 0:31 0 2026-11-21"))
  }
}
