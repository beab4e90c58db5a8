import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct ReplayTests {
  private func replay() throws -> SuiteDriver {
    let driver = try SuiteDriver(world: .played(games: 1))
    driver.type("b⏎ ")
    return driver
  }

  private func model(_ driver: SuiteDriver) throws -> ReplayModel {
    try #require(driver.suite.replay)
  }

  @Test func itWaitsAtTheBeginningUntilItIsPlayed() throws {
    let driver = try SuiteDriver(world: .played(games: 1))
    driver.type("b⏎")
    driver.advance(by: .seconds(60))
    #expect(driver.shows("Turn 0 of 54"))
    driver.type("⏎")
    driver.advance(by: .seconds(2))
    #expect(try model(driver).playback.position > 0)
  }

  @Test func itPlaysToTheEnd() throws {
    let driver = try replay()
    #expect(try model(driver).clock.isPlaying)
    #expect(driver.shows("Turn 0 of 54"))
    for _ in 0..<60 { driver.advance(by: .milliseconds(500)) }
    #expect(driver.shows("Turn 54 of 54"))
    #expect(try !model(driver).clock.isPlaying)
    #expect(try model(driver).playback.game.isComplete)
  }

  @Test(arguments: [1, 2, 4, 8, 16, 32])
  func aTurnComesAtTheChosenSpeed(speed: Int) throws {
    let driver = try replay()
    let model = try model(driver)
    driver.type("t")
    model.play(atSpeed: speed)
    let milliseconds = model.playback.journal[0].elapsed / speed
    driver.advance(by: .zero)
    driver.advance(by: .milliseconds(milliseconds - 1))
    #expect(model.playback.position == 0)
    driver.advance(by: .milliseconds(2))
    #expect(model.playback.position == 1)
  }

  @Test func pausesAreCutShortUnlessTurnedOff() throws {
    let driver = try replay()
    driver.advance(by: .milliseconds(500))
    #expect(try model(driver).playback.position == 1)
  }

  @Test func whatAHintPlacedIsNamedAsAHint() throws {
    let driver = try SuiteDriver.onBoard()
    try driver.board().take { game, elapsed in
      game.count(.placement, at: elapsed)
      game.apply(.place(.four, at: Cell(2)), at: elapsed)
    }
    driver.type("→2")
    driver.suite.showReplay(of: try driver.board().game.id)
    driver.view.runtime.showFrame()
    driver.type("→→")
    let rows = driver.rows.map(String.init)
    #expect(rows.contains { $0.contains("hint: 4 at r1c3") })
    #expect(rows.contains { $0.contains("  2 at r1c4") })
    #expect(driver.shows("Turn 2 of 3"))
  }

  @Test func centreNotesAreNamedAsSuch() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(";5m6")
    driver.suite.showReplay(of: try driver.board().game.id)
    driver.view.runtime.showFrame()
    driver.type("→")
    #expect(driver.panel.contains("r1c3 centre note 5"))
    #expect(driver.panel.contains("r1c3 note 6"))
  }

  @Test func keysStepSeekAndChangeTheSpeed() throws {
    let driver = try replay()
    driver.type(" ")
    #expect(try !model(driver).clock.isPlaying)
    driver.type("→→→")
    #expect(try model(driver).playback.position == 3)
    #expect(driver.shows("wrong"))
    driver.type("→")
    #expect(driver.shows("undo:"))
    driver.type("←")
    #expect(driver.shows("Turn 3 of 54"))
    driver.press(KeyPress(.end))
    #expect(driver.shows("Turn 54 of 54"))
    driver.press(KeyPress(.home))
    #expect(driver.panel.contains("The given puzzle"))
    driver.press(KeyPress(.pageDown))
    #expect(driver.shows("Turn 10 of 54"))
    driver.type("++")
    #expect(try model(driver).clock.pace == 16)
    driver.type("---")
    #expect(try model(driver).clock.pace == 2)
  }

  @Test func playingAtTheEndBeginsAgain() throws {
    let driver = try replay()
    driver.press(KeyPress(.end))
    driver.type("p")
    #expect(driver.shows("Turn 0 of 54"))
    #expect(try model(driver).clock.isPlaying)
  }

  @Test func theMouseDoesTheSame() throws {
    let driver = try replay()
    driver.view.click(on: "‖")
    #expect(try !model(driver).clock.isPlaying)
    driver.view.click(on: " › ")
    #expect(driver.shows("Turn 1 of 54"))
    driver.view.click(on: "»")
    #expect(driver.shows("Turn 54 of 54"))
    driver.view.click(on: "«")
    #expect(driver.shows("Turn 0 of 54"))
    driver.view.click(on: "‹ back")
    #expect(driver.suite.router.path == [])
  }

  @Test func aStoppedProgramDoesNotRushOn() throws {
    let driver = try replay()
    driver.sleep(for: .seconds(3600))
    #expect(try model(driver).playback.position < 3)
  }

  @Test func anUnfinishedGameIsShownAsFarAsItWent() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4⇥5q")
    driver.suite.showReplay(of: try #require(driver.suite.records.resumable).game.id)
    driver.advance(by: .zero)
    driver.press(KeyPress(.end))
    #expect(driver.shows("Turn 2 of 2"))
  }

  @Test func aGameThatIsGoneSaysSo() throws {
    let driver = try SuiteDriver()
    driver.suite.showReplay(of: 99)
    driver.advance(by: .zero)
    #expect(driver.sheet.contains("no longer saved"))
    #expect(driver.suite.router.path == [])
  }
}
