import Games
import Scenes
import Scutes
import Store
import TestSupport
import Testing

@testable import Screens

/// The leaderboard's side for Memory.
struct MemoryLeaderboardTests {
  @Test func aKeyAndAButtonTurnTheLeaderboardOverToThreeSides() throws {
    let driver = try SuiteDriver()
    driver.type("b")
    let sides =
      [driver.sheet]
      + ["By pack", "Memory", "By level"].map { next in
        driver.view.click(on: next)
        return driver.sheet
      }
    #expect(sides[0].contains("[Easy]"))
    #expect(sides[1].contains("[Beginner I]"))
    #expect(sides[2].contains("Memory: no wins yet."))
    #expect(sides[3] == sides[0])
    driver.type("vvv")
    let again = driver.sheet
    #expect(again == sides[0])
  }

  @Test func itOpensOnTheGameThatCameLast() throws {
    let world = try SuiteWorld.won(games: 2)
    let memory = try SuiteDriver(world: world)
    memory.type("b")
    let first = memory.sheet
    world.sleep(days: 1)
    let game = Game.solved(
      try .wellKnown(), id: 99, from: .level, in: 100, withError: false, nudges: 0)
    _ = try world.store.finish(game, score: game.scoreSheet)
    memory.type("⎋b")
    let second = memory.sheet
    #expect(first.contains("[4 pairs]"))
    #expect(second.contains("[Easy]"))
  }

  @Test func aLaterWinOfMemoryLeavesItOnSudoku() throws {
    let world = try SuiteWorld.played(games: 1)
    world.sleep(days: 1)
    _ = try world.store.add(
      MemoryResult(
        id: 7, pairs: 8, score: 1, elapsed: .seconds(60), seenMismatches: 0, theme: "Animals",
        finishedAt: world.dependencies().wallClock()))
    let driver = try SuiteDriver(world: world)
    driver.type("b")
    #expect(driver.sheet.contains("[Easy]"))
  }

  @Test func whereNoGameIsWonItSaysWhatToDoAndLeadsThere() throws {
    let driver = try SuiteDriver()
    driver.type("bvv")
    let text = driver.sheet
    driver.view.click(on: "▶ Play Memory")
    let path = driver.suite.router.path
    driver.type("qbvvm")
    let byKey = driver.suite.router.path
    #expect(text.contains("Memory: no wins yet. Win one to get on the list."))
    #expect(path == [.memory])
    #expect(byKey == [.memory])
  }

  @Test func thereIsNothingToReplayInMemory() throws {
    let driver = try SuiteDriver(world: .won(games: 2))
    driver.type("b")
    let (text, footer) = (driver.text.lowercased(), driver.sheet)
    driver.type("r⏎")
    let after = driver.sheet
    #expect(!text.contains("replay"))
    #expect(after == footer)
  }

  @Test func theListOfEachNumberOfPairsIsReachedOnASmallScreen() throws {
    let pairs = Array(2...20) + [60]
    let driver = try SuiteDriver(
      width: 40, height: 20, world: .won(games: 1, pairs: pairs))
    driver.type("b")
    var shown: [Bool] = []
    for number in pairs {
      let text = driver.sheet
      shown.append(text.contains("[\(number) pairs]"))
      driver.type("→")
    }
    #expect(!shown.contains(false))
  }

  @Test func theNewestGameIsShownEvenBelowTheTopTen() throws {
    let driver = try SuiteDriver(world: .won(games: 13))
    driver.type("b")
    let text = driver.sheet
    #expect(text.contains("★13"))
    #expect(text.contains("★ your newest"))
    #expect(!text.contains(" 11 "))
  }

  @Test func aSmallScreenSaysBelowWhatTheTableHasNoRoomFor() throws {
    let driver = try SuiteDriver(width: 40, height: 20, world: .won(games: 1, pairs: [8]))
    driver.type("b")
    let text = driver.sheet
    #expect(text.contains("Things to remember by day 3 mistakes, 2026-11-22"))
  }

  @Test func theMouseClearsAListAndBringsItBackAndTheOtherSidesStay() throws {
    let driver = try SuiteDriver(world: .won(games: 3))
    driver.type("b")
    let before = driver.sheet
    driver.view.click(on: "Clear…")
    driver.view.click(on: " Clear  ")
    let cleared = driver.sheet
    let left = try driver.world.store.memoryPairs()
    driver.type("v")
    let otherSide = driver.sheet
    driver.type("vv")
    driver.view.click(on: "Undo clear")
    let after = driver.sheet
    #expect(cleared.contains("4 pairs: no wins yet"))
    #expect(left == [8, 12])
    #expect(!otherSide.contains("Undo clear"))
    #expect(after == before)
  }

  @Test func whatWasClearedStaysSoOnceTheLeaderboardCloses() throws {
    let driver = try SuiteDriver(world: .won(games: 3))
    driver.type("bCC⎋b")
    let text = driver.sheet
    driver.type("u")
    let left = try driver.world.store.memoryPairs()
    #expect(!text.contains("Undo clear"))
    #expect(left == [8, 12])
  }

  @Test func aStoreThatFailsSaysSo() throws {
    let driver = try SuiteDriver(world: .won(games: 3))
    driver.type("bC")
    driver.world.fail(with: .busy(path: "/games"))
    driver.type("C")
    let text = driver.sheet
    driver.type("→")
    let unread = driver.sheet
    #expect(text.contains("Another program is using /games"))
    #expect(unread.contains("Another program is using /games"))
  }
}
