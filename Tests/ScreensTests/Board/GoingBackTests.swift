import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// Checkpoints and giving up.
struct GoingBackTests {
  @Test func aCheckpointIsRestoredAsOneMove() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("'")
    #expect(driver.shows("No checkpoint set"))
    driver.type("4B")
    #expect(driver.shows("Checkpoint 1 set"))
    let kept = try driver.board().game.board
    driver.type("'")
    #expect(driver.shows("Nothing to change"))
    driver.type("⇥1⇥2'")
    #expect(driver.shows("Back at the checkpoint"))
    #expect(try driver.board().game.board == kept)
    driver.type("u")
    #expect(try driver.board().game.digit(at: Cell(3)) == .one)
    driver.type("qr'")
    #expect(try driver.board().game.board == kept, "it lasts as long as the game")
  }

  @Test func givingUpAsksAndShowsTheSolution() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("S")
    #expect(driver.shows("Give up this puzzle?"))
    driver.type("⎋")
    #expect(try driver.board().game.isComplete == false)
    driver.type("SS")
    #expect(try driver.board().game.isRevealed)
    #expect(try driver.world.store.latestUnfinished() == nil)
    #expect(
      try driver.world.store.results(of: .level(.easy), limit: 10).isEmpty, "it is not ranked")
  }
}
