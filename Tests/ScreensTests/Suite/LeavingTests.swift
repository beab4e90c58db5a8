import Store
import TestSupport
import Testing
import Widgets

@testable import Screens

struct LeavingTests {
  private nonisolated static let keys = [KeyPress("Q"), KeyPress.control("c")]

  @Test(arguments: ["", "a", "?", "a?", "g", "g?", "s", "r"], keys)
  func theProgramIsLeftFromAnywhere(place: String, key: KeyPress) throws {
    let driver = try SuiteDriver()
    driver.type(place)
    driver.press(key)
    #expect(driver.world.exits == 1)
  }

  @Test(arguments: ["", "4", "p", "s", "4R", "?", "m", "s?"], keys)
  func theProgramIsLeftFromTheBoard(place: String, key: KeyPress) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(place)
    driver.advance(by: .milliseconds(4700))
    driver.press(key)
    #expect(driver.world.exits == 1)
    let saved = try #require(try driver.world.store.latestUnfinished())
    #expect(saved.game == (try driver.board().game))
    #expect(saved.elapsed == (place == "p" ? .zero : .milliseconds(4700)))
  }

  @Test(arguments: keys)
  func theProgramIsLeftFromAScreenTooSmall(key: KeyPress) throws {
    let driver = try SuiteDriver.onBoard()
    driver.view.resize(width: 20, height: 5)
    driver.press(key)
    #expect(driver.world.exits == 1)
  }

  @Test(arguments: [InputEvent.terminate(signal: 15), .terminate(signal: 1), .endOfInput])
  func whateverEndsTheProgramTheTimeIsSaved(end: InputEvent) throws {
    let driver = try SuiteDriver.onBoard()
    driver.advance(by: .milliseconds(4700))
    driver.view.send(end)
    #expect(try driver.world.store.latestUnfinished()?.elapsed == .milliseconds(4700))
  }

  @Test func aSolvedBoardIsLeftFromItsScore() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.solve()
    driver.press(KeyPress("Q"))
    #expect(driver.world.exits == 1)
  }

  @Test func homeIsLeftByQ() throws {
    let driver = try SuiteDriver()
    driver.type("q")
    #expect(driver.world.exits == 1)
  }

  @Test func escapeAtHomeDoesNotLeave() throws {
    let driver = try SuiteDriver()
    driver.type("⎋")
    #expect(driver.world.exits == 0)
  }

  @Test(arguments: ["", "s", "4R", "?", "q"])
  func theProgramStopsAnywhere(place: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(place)
    driver.press(.control("z"))
    #expect(driver.view.terminal.suspensions == 1)
  }
}
