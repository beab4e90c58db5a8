import Games
import Sudoku
import Testing

struct GameTests {
  @Test(arguments: [(ErrorChecking.everything, 1), (.conflicts, 2), (.onRequest, 2)])
  func onlyMarkedErrorsDontCountAsPlaced(checking: ErrorChecking, count: Int) throws {
    var game = try Game.wellKnown()
    game.check(checking, at: .zero)
    try game.play("r1c3=1", "r1c4=6")
    #expect(game.placedCount() == count)
    let found = Mistake(try #require(Digit(1)), at: r1c3)
    #expect(game.placedCount(found: [found]) == 1)
  }

  private let r1c1 = Cell(row: 0, column: 0)
  private let r1c3 = Cell(row: 0, column: 2)
  private let r1c4 = Cell(row: 0, column: 3)

  @Test func aRightDigitIsPlacedAndRecordedWithItsTime() throws {
    var game = try Game.wellKnown()
    let four = try #require(Digit(4))

    #expect(game.apply(.place(four, at: r1c3), at: .milliseconds(2_345)).refusal == nil)

    #expect(game.digit(at: r1c3) == four)
    #expect(game.errors == 0)
    #expect(game.journal == [TimedTurn(.move(.place(four, at: r1c3)), elapsed: 2_345)])
    #expect(game.lastElapsed == .milliseconds(2_345))
  }

  @Test(arguments: ["r1c1=5", "r1c1=4", "r1c1=", "r1c1?5"])
  func aGivenStaysAndSaysWhy(_ notation: String) throws {
    var game = try Game.wellKnown()
    guard case .move(let move)? = Turn(notation: notation) else {
      Issue.record("\(notation) is no move")
      return
    }
    #expect(game.apply(move, at: .zero).refusal == .given)
    #expect(game == (try Game.wellKnown()))
    #expect(!game.canUndo)
  }

  @Test func theSameDigitAgainClearsTheCell() throws {
    var game = try Game.wellKnown()
    let four = try #require(Digit(4))
    game.apply(.place(four, at: r1c3), at: .zero)

    #expect(game.apply(.place(four, at: r1c3), at: .zero).refusal == nil)

    #expect(game.digit(at: r1c3) == nil)
    #expect(game.moves.last == .clear(r1c3))
    game.undo(at: .zero)
    #expect(game.digit(at: r1c3) == four)
  }

  @Test func anotherDigitReplacesTheOneThatIsThere() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=1", "r1c3=4")
    #expect(game.digit(at: r1c3) == Digit(4))
    try game.play("undo")
    #expect(game.digit(at: r1c3) == Digit(1))
  }

  @Test func clearingWhatIsEmptyIsIgnored() throws {
    var game = try Game.wellKnown()
    #expect(game.apply(.clear(r1c3), at: .zero).refusal == .empty)
    #expect(game.journal.isEmpty)
  }

  @Test func aNewMoveDropsWhatCouldBeRedone() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4=6", "undo", "undo")
    #expect(game.position == 0)
    #expect(game.canRedo)

    try game.play("r1c3=2")

    #expect(!game.canRedo)
    #expect(game.redo(at: .zero) == nil)
    #expect(game.moves.count == 1)
    #expect(game.digit(at: r1c4) == nil)
  }

  @Test func anIgnoredMoveKeepsWhatCanBeRedone() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "undo", "r1c1=4")
    #expect(game.canRedo)
  }

  @Test func undoAndRedoSayWhichMoveTheyWentOver() throws {
    var game = try Game.wellKnown()
    let move = Move.place(try #require(Digit(4)), at: r1c3)
    game.apply(move, at: .zero)
    #expect(game.undo(at: .zero) == move)
    #expect(game.undo(at: .zero) == nil)
    #expect(game.redo(at: .zero) == move)
    #expect(game.redo(at: .zero) == nil)
  }

  @Test func restartIsOneStepThatCanBeUndone() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4?2", "r1c4?6", "r2c2=7")
    let before = game.board

    #expect(game.apply(.restart, at: .zero).refusal == nil)
    #expect(game.board == Board(givens: game.puzzle.givens))
    #expect(game.apply(.restart, at: .zero).refusal == .untouched)

    game.undo(at: .zero)
    #expect(game.board == before)
  }

  @Test func theSolutionEndsTheGame() throws {
    var game = try Game.wellKnown()
    try game.solve(sparing: r1c3)
    #expect(!game.isComplete)
    try game.play("r1c3=4")
    #expect(game.isComplete)
    #expect(game.errors == 0)

    #expect(game.apply(.clear(r1c3), at: .zero).refusal == .finished)
    #expect(game.undo(at: .zero) == nil)
    #expect(!game.canUndo)
    #expect(game.isComplete)
  }

  @Test func aFullGridThatIsWrongDoesNotEndTheGame() throws {
    var game = try Game.wellKnown()
    try game.solve(sparing: r1c3)
    try game.play("r1c3=9")
    #expect(game.board.grid.isFull)
    #expect(!game.isComplete)
    #expect(game.canUndo)
  }

  @Test func theDigitsLeftAreCountedDownToNone() throws {
    var game = try Game.wellKnown()
    let eight = try #require(Digit(8))
    #expect(game.remaining(of: eight) == 4)
    try game.play("r1c6=8")
    #expect(game.remaining(of: eight) == 3)
    try game.play("r1c3=8", "r1c4=8", "r1c7=8", "r1c8=8")
    #expect(game.remaining(of: eight) == 0)
  }

  @Test func conflictsNameBothCells() throws {
    var game = try Game.wellKnown()
    #expect(game.conflicts.isEmpty)
    try game.play("r1c3=5")
    #expect(game.conflicts == [r1c1, r1c3])
  }
}
