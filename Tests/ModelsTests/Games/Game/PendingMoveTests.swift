import Games
import Sudoku
import Testing

/// A move that the player is still choosing is kept, but isn't on the board.
struct PendingMoveTests {
  private let r1c3 = Cell(row: 0, column: 2)

  @Test func aPendingMoveIsNoMoveAndNoError() throws {
    var game = try Game.wellKnown()
    try game.play("pending r1c3=1")
    #expect(game.pendingMove?.notation == "r1c3=1")
    #expect(game.moves.isEmpty && game.errors == 0 && game.isUntouched)
    #expect(game.board == Board(givens: game.puzzle.givens))
    let loaded = try Game(replaying: game)
    #expect(loaded == game && loaded.pendingMove == game.pendingMove)
  }

  @Test(arguments: [
    ["r1c3=4"], ["r1c3?1"], ["r1c4=1", "r1c3=1"], ["pending"], ["r1c3=4", "undo"],
    ["r1c4=6", "r1c3?5", "go 0"], ["restart"],
  ])
  func aChangeOfItsCellEndsIt(turns: [String]) throws {
    var game = try Game.wellKnown()
    try game.play("r1c3?2", "pending r1c3=1")
    for turn in turns { try game.play(turn) }
    #expect(game.pendingMove == nil)
    let loaded = try Game(replaying: game)
    #expect(loaded.pendingMove == nil && loaded.board == game.board)
  }

  @Test(arguments: [["r1c4=6"], ["r1c4=6", "undo"], ["checkpoint"], ["help check"], ["undo"]])
  func allElseLeavesItAlone(turns: [String]) throws {
    var game = try Game.wellKnown()
    try game.play("r5c5=5", "pending r1c3=1")
    for turn in turns { try game.play(turn) }
    #expect(game.pendingMove?.notation == "r1c3=1")
  }

  @Test func aNewOneTakesThePlaceOfTheOther() throws {
    var game = try Game.wellKnown()
    try game.play("pending r1c3=1", "pending r1c4=6")
    #expect(game.pendingMove?.notation == "r1c4=6")
    let turns = game.journal.count
    try game.play("pending r1c4=6", "pending r1c1=6")
    #expect(game.journal.count == turns, "neither the same again nor one over a given")
  }

  @Test func aReplayAndTheTreeLeaveItOut() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "pending r1c4=2", "r1c4=6")
    let playback = GamePlayback(game)
    #expect(playback.count == 2 && playback.events.count == 2)
    #expect(MoveTree(of: game.journal).nodes.count == 3)
  }
}
