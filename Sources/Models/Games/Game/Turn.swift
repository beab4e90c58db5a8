/// An entry of a game's journal: a move, undo or redo, or a remembered event that leaves the board
/// unchanged.
public enum Turn: Hashable, Sendable {
  /// A new move. Moves undone before it can no longer be redone.
  case move(Move)
  /// Undo of the latest move.
  case undo
  /// Redo of the move undone last.
  case redo
  /// A checkpoint of the current board, to be restored by ``Move/restore(checkpoint:)``.
  case checkpoint
  /// A new name of a checkpoint, counted from 1. `nil` takes its name away.
  case name(checkpoint: Int, String?)
  /// A jump to a node of the ``MoveTree``, counted from the root, which is 0. The errors on the way
  /// there aren't counted again.
  case go(to: Int)
  /// Help, which lowers the score. `about` is the subject of the hint, which journals of earlier
  /// versions lack.
  case help(ScoreSheet.Help, about: HintSubject? = nil)
  /// A change of error checking. A journal begins with ``ErrorChecking/everything``.
  case checking(ErrorChecking)
  /// The game becomes practice: it has no score, and help is free.
  case practice
  /// The game begins here, with the position that the puzzle brought along: ``Opening``.
  case opening
  /// A move that the player is still choosing, as with a wheel that turns: ``Game/pendingMove``.
  /// `nil` takes it back.
  case pending(Move?)
}

/// A turn with its time, so that a game can be replayed at its own pace.
public struct TimedTurn: Hashable, Codable, Sendable {
  /// The turn.
  public let turn: Turn
  /// The play time of the turn in milliseconds, without pauses.
  public let elapsed: Int

  /// Creates a turn after `elapsed` milliseconds of play.
  public init(_ turn: Turn, elapsed: Int) {
    self.turn = turn
    self.elapsed = elapsed
  }
}
