import Games
import Sudoku
import Testing

struct CheckpointTests {
  private let r1c3 = Cell(row: 0, column: 2)

  @Test func theBoardComesBackAsItWasAndUndoLeavesItAgain() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?2", "r1c4#3", "checkpoint", "r1c3=1", "r1c4=6")
    let later = game.board
    #expect(game.apply(.restore(checkpoint: 1), at: .zero).refusal == nil)
    #expect(game.digit(at: r1c3) == nil)
    #expect(game.board.colors(of: Cell(row: 0, column: 3)) == [.three])
    game.undo(at: .zero)
    #expect(game.board == later)
  }

  @Test func aCheckpointOutlivesTheMovesThatLedToIt() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "checkpoint", "undo", "r1c4?2", "restore 1")
    #expect(game.digit(at: r1c3) == Digit(4))
  }

  @Test func whatIsNoCheckpointOrIsThereAlreadyIsRefused() throws {
    var game = try Game.wellKnown()
    #expect(game.apply(.restore(checkpoint: 1), at: .zero).refusal == .noCheckpoint)
    game.setCheckpoint(at: .zero)
    #expect(game.apply(.restore(checkpoint: 1), at: .zero).refusal == .unchanged)
  }

  @Test func undoGoesBackToWhereAllDigitsWereRight() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4?2", "r1c4=2", "r1c6=1", "r2c2?7")
    #expect(game.undoToCorrect(at: .zero) == 3)
    #expect(game.wrongCells.isEmpty)
    #expect(game.digit(at: r1c3) == Digit(4))
    #expect(game.undoToCorrect(at: .zero) == 0)
    #expect(game.canRedo)
  }

  @Test func whatHelpedIsCountedAndKept() throws {
    var game = try Game.wellKnown()
    try game.play("help nudge", "help nudge", "help technique", "help automatic-candidates")
    #expect(game.hints.count(of: .nudge) == 2)
    #expect(game.hints.total == 4)
    let again = try Game(id: 1, puzzle: game.puzzle, replaying: game.journal)
    #expect(again.hints == game.hints)
  }

  @Test func helpWithAHintIsPaidForOnceEvenIfTheGameIsResumed() throws {
    var game = try Game.wellKnown()
    let subject = try #require(HintSubject("xWing r3c4-5"))
    #expect(game.charge(.technique, about: subject, at: .zero) == 1)
    #expect(game.charge(.explanation, about: subject, at: .zero) == 1)
    var again = try Game(id: 1, puzzle: game.puzzle, replaying: game.journal)
    #expect(again.paid(for: subject) == 2)
    #expect(again.charge(.technique, about: subject, at: .zero) == nil)
    #expect(again.charge(.placement, about: subject, at: .zero) == 1)
    #expect(again.price(of: .technique, about: HintSubject("xWing r3c5-5")) == 1)
    #expect(again.hints.total == 3)
  }

  @Test func helpOfAnEarlierVersionIsPaidForAgain() throws {
    var game = try Game.wellKnown()
    try game.play("help technique")
    #expect(game.charge(.technique, about: HintSubject("xWing r3c4-5"), at: .zero) == 1)
  }

  @Test func helpIsFreeInPractice() throws {
    var game = try Game.wellKnown()
    game.startPractice(at: .zero)
    #expect(game.charge(.check, at: .zero) == nil)
    #expect(game.hints.total == 0)
  }

  @Test func automaticCandidatesArePaidForOnce() throws {
    var game = try Game.wellKnown()
    #expect(game.charge(.automaticCandidates, at: .zero) == 3)
    #expect(game.charge(.automaticCandidates, at: .zero) == nil)
  }

  @Test func helpIsChargedOnlyForAMoveThatIsMade() throws {
    var game = try Game.wellKnown()
    let given = try #require(Cell.all.first(where: game.isGiven))
    let refused = game.apply(.place(Digit.all[0], at: given), with: .placement, at: .zero)
    #expect(refused.outcome.refusal == .given && refused.price == nil)
    #expect(game.hints.total == 0 && game.journal.isEmpty)
    let made = game.apply(.place(Digit.all[3], at: r1c3), with: .placement, at: .zero)
    #expect(made.outcome.refusal == nil && made.price == 1)
    #expect(game.hints.count(of: .placement) == 1)
    let free = game.apply(.clear(r1c3), with: nil, at: .zero)
    #expect(free.outcome.refusal == nil && free.price == nil)
  }

  @Test func anErrorThatAHintCorrectsStillCounts() throws {
    var game = try Game.wellKnown()
    game.check(.onRequest, at: .zero)
    game.apply(.place(Digit.all[0], at: r1c3), at: .zero)
    _ = game.apply(.place(Digit.all[3], at: r1c3), with: .placement, at: .zero)
    #expect(game.errors == 1)
  }

  @Test func showingTheSolutionEndsTheGame() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "reveal")
    #expect(game.isComplete)
    #expect(game.isRevealed)
    #expect(!game.canUndo)
    #expect(game.errors == 0)
  }
}
