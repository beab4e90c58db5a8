import Games
import Scutes
import Store
import TestSupport
import Testing

@testable import Screens

struct BoardClockTests {
  @Test func theTimeGoesOnByItself() throws {
    let driver = try SuiteDriver.onBoard()
    #expect(driver.shows("◷ 0:00"))
    driver.advance(by: .milliseconds(999))
    #expect(driver.shows("◷ 0:00"))
    driver.advance(by: .milliseconds(1))
    #expect(driver.shows("◷ 0:01"))
    driver.advance(by: .seconds(71))
    #expect(driver.shows("◷ 1:12"))
  }

  @Test func fromAnHourOnHoursAreShown() throws {
    let driver = try resumed(after: .seconds(3599))
    #expect(driver.shows("◷ 59:59"))
    driver.advance(by: .seconds(1))
    #expect(driver.shows("◷ 1:00:00"))
    #expect(try resumed(after: .seconds(26 * 3600)).shows("◷ 26:00:00"))
  }

  /// A launch on the board of a game played before.
  private func resumed(after elapsed: Duration) throws -> SuiteDriver {
    let world = try SuiteWorld()
    try world.store.save(Game(id: 77, puzzle: .wellKnown()), elapsed: elapsed)
    let driver = try SuiteDriver(world: world)
    driver.suite.go(to: .game(try #require(try world.store.game(77))))
    driver.advance(by: .zero)
    return driver
  }

  @Test(arguments: ["", "4", "p"])
  func whileTheMachineSleepsNobodyPlays(firstKey: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(10))
    driver.world.clock.now += .seconds(8 * 3600)
    driver.type(firstKey)
    driver.sleep(for: .zero)
    #expect(driver.shows("◷ 0:15"))
    if firstKey == "p" { driver.type("p") }
    driver.advance(by: .seconds(2))
    #expect(driver.shows("◷ 0:17"))
  }

  @Test func aRunningBoardWakesUpOnceASecond() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("→4")
    driver.advance(by: .milliseconds(3400))
    for _ in 0..<20 {
      let deadline = try #require(driver.view.runtime.nextDeadline)
      let now = driver.world.clock.now
      #expect(deadline > now && deadline <= now + .seconds(1))
      driver.advance(by: deadline - now)
      #expect(driver.world.clock.now.components.attoseconds == 0)
    }
  }

  @Test func aPauseIsNotCounted() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .milliseconds(10_400))
    driver.type("p")
    driver.advance(by: .seconds(3600))
    #expect(driver.shows("◷ 0:10"))
    driver.type("p")
    #expect(driver.shows("◷ 0:10"))
    driver.advance(by: .milliseconds(600))
    #expect(driver.shows("◷ 0:11"))
    driver.advance(by: .seconds(5))
    #expect(driver.shows("◷ 0:16"))
  }

  @Test func aPauseOfNoTimeLeavesTheClockRunning() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .milliseconds(400))
    driver.type("4pp")
    driver.advance(by: .seconds(2))
    #expect(driver.shows("◷ 0:02"))
  }

  @Test func whileItIsPausedNothingIsPlanned() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .milliseconds(400))
    driver.type("p")
    #expect(driver.isAsleep)
  }

  @Test(arguments: [InputEvent.key(.control("z")), .suspend])
  func timeInTheShellIsNotCounted(stop: InputEvent) throws {
    let driver = try SuiteDriver.onBoard()
    driver.world.whileSuspended = { [clock = driver.world.clock] in clock.now += .seconds(600) }
    driver.advance(by: .milliseconds(1300))
    driver.type("4")
    driver.view.send(stop)
    #expect(driver.view.terminal.suspensions == 1)
    #expect(driver.shows("◷ 0:01"))
    driver.advance(by: .milliseconds(700))
    #expect(driver.shows("◷ 0:02"))
    driver.advance(by: .seconds(3))
    #expect(driver.shows("◷ 0:05"))
  }

  @Test func aPausedBoardIsPausedStillAfterTheShell() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("p")
    driver.press(.control("z"))
    driver.advance(by: .seconds(5))
    #expect(driver.shows("Paused"))
    #expect(driver.shows("◷ 0:00"))
  }

  @Test func theClockStandsOnceThePuzzleIsSolved() throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .seconds(90))
    try driver.solve()
    #expect(driver.isAsleep)
    driver.type("⎋")
    for key in ["p", "p", "m", "u"] {
      driver.type(key)
      driver.advance(by: .seconds(30))
    }
    #expect(driver.shows("◷ 1:30"))
  }
}
