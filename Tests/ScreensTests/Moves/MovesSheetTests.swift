import Games
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The tree of moves over the board.
struct MovesSheetTests {
  /// A game with 4 at r1c3, then 2 at r1c4, which was undone, and 6 in its place.
  private func branched(_ size: ScreenSize = .reference) throws -> SuiteDriver {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("4⇥2u6")
    return driver
  }

  private func tree(_ driver: SuiteDriver) throws -> MoveTree {
    MoveTree(of: try driver.board().game.journal)
  }

  @Test(arguments: ScreenSize.sample)
  func branchesAreDrawnAsLines(size: ScreenSize) throws {
    let driver = try branched(size)
    driver.type("T")
    #expect(driver.shows("○ 1 r1c3: 4"))
    #expect(driver.shows("├─○ 2 r1c4: 2"))
    #expect(driver.shows("● 2 r1c4: 6 here"))
  }

  @Test func thereIsAPreviewWhereThereIsRoom() throws {
    let driver = try branched()
    let columns = "1   2   3    4   5   6    7   8   9"
    #expect(!driver.text.contains(columns))
    driver.type("T")
    #expect(driver.text.contains(columns))
    let small = try branched(ScreenSize(width: 40, height: 20))
    small.type("T")
    #expect(!small.sheet.contains("1 2 3 4 5 6"))
  }

  @Test(arguments: ["T↑⏎", "T[⏎", "T←⏎"])
  func enterGoesThereInOneTurn(keys: String) throws {
    let driver = try branched()
    let turns = try driver.board().game.journal.count
    driver.type(keys)
    let game = try driver.board().game
    #expect(try driver.board().isMovesShown == false)
    #expect(game.digit(at: Cell(3)) == .two)
    #expect(game.journal.count == turns + 1)
    #expect(game.journal.last?.turn == .go(to: 2))
    #expect(game.errors == 1, "the error counted when it was made")
  }

  @Test(arguments: [ScreenSize(width: 120, height: 40), ScreenSize(width: 160, height: 50)])
  func aRowOfManyCellsKeepsTheNameOfItsCheckpoint(size: ScreenSize) throws {
    let driver = try branched(size)
    driver.type("A")
    driver.type("TnBefore the long chain⏎")
    let row = try #require(driver.rows.first { $0.contains("cells changed") })
    #expect(row.contains("Before the long chain"))
    #expect(row.contains("here") || size.width < 160)
  }

  @Test(arguments: [ScreenSize(width: 120, height: 40), ScreenSize(width: 160, height: 50)])
  func theLongestNameOfACheckpointIsShownInFull(size: ScreenSize) throws {
    let driver = try branched(size)
    driver.type("TnBefore the longest chain⏎")
    #expect(driver.sheet.contains("here ⚑ Before the longest chain"))
  }

  @Test(arguments: [
    (ScreenSize.reference, "⚑ Second +1"),
    (ScreenSize(width: 160, height: 50), "⚑ Second, Before the chain"),
  ])
  func severalCheckpointsAtAMoveAreNamedOrCounted(size: ScreenSize, shown: String) throws {
    let driver = try branched(size)
    driver.type("TnBefore the chain⏎⎋B")
    driver.type("TnSecond⏎")
    let node = try tree(driver).nodes[try tree(driver).current]
    #expect(node.checkpoints.count == 2)
    #expect(driver.sheet.contains(shown))
  }

  @Test func escapeChangesNothing() throws {
    let driver = try branched()
    let turns = try driver.board().game.journal.count
    driver.type("T↑↑⎋")
    #expect(try driver.board().isMovesShown == false)
    #expect(try driver.board().game.journal.count == turns)
  }

  @Test func aCheckpointIsSetAndNamedAnywhere() throws {
    let driver = try branched()
    let board = try driver.board().game.board
    driver.type("T↑n")
    driver.type("guess⏎")
    #expect(try tree(driver).checkpoints.map(\.name) == ["guess"])
    #expect(try tree(driver).nodes[2].checkpoints == [1])
    #expect(try driver.board().game.board == board)
    #expect(driver.shows("◆ 2 r1c4: 2 ⚑ guess"))
    driver.type("n")
    driver.type("⌫⌫s⏎")
    #expect(try tree(driver).checkpoints.map(\.name) == ["gues"])
    driver.type("↓'⏎")
    #expect(try driver.board().game.digit(at: Cell(3)) == .two)
  }

  @Test func theCheckpointAtTheCurrentMoveCanBeReadWhereThereIsLittleRoom() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("4")
    driver.type("Tn")
    driver.type("wild garden⏎")
    #expect(driver.sheet.contains("wild garden"))
  }

  @Test func everyCheckpointIsReached() throws {
    let driver = try branched()
    driver.type("BuBr⇥8")
    driver.type("T''⏎")
    #expect(try tree(driver).current == 3)
    driver.type("T'⏎")
    #expect(try tree(driver).current == 1)
  }

  @Test func escapeLeavesTheNameAsItIs() throws {
    let driver = try branched()
    driver.type("Tn")
    driver.type("x⎋")
    #expect(try driver.board().isMovesShown)
    #expect(try driver.board().game.checkpoints.isEmpty)
    driver.type("⎋")
    #expect(try driver.board().isMovesShown == false)
  }

  @Test func longRunsUnfold() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("m123456789T")
    #expect(driver.shows("┆ 5 moves"))
    driver.type("↑↑↑↑⏎")
    #expect(driver.shows("○ 1 r1c3: note 1"))
    driver.type("<")
    #expect(driver.shows("┆ 5 moves"))
    driver.type(">")
    #expect(!driver.shows("5 moves"))
  }

  @Test func aPausedOrFinishedGameSaysWhyItShowsNone() throws {
    let driver = try branched()
    driver.type("pT")
    #expect(try driver.board().isMovesShown == false)
    driver.type("pSST")
    #expect(try driver.board().isMovesShown == false)
  }

  @Test func aJumpIsOneLineOfTheReplay() throws {
    let driver = try branched()
    driver.type("T↑⏎")
    let events = GamePlayback(try driver.board().game).events
    #expect(Words.english.text(of: events, at: events.count - 1) == "went to: 2 at r1c4, wrong")
  }
}
