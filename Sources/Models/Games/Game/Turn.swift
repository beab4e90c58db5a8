/// One entry of a game's journal: a move, going back or forth among the moves, or something that
/// leaves the board alone and is remembered.
public enum Turn: Hashable, Sendable {
  /// A new move; the moves that were undone before it can no longer be redone.
  case move(Move)
  /// The newest move is taken back.
  case undo
  /// The move taken back last is made again.
  case redo
  /// The board as it stands can be restored from here on, by ``Move/restore(checkpoint:)``.
  case checkpoint
  /// The player got help, which lowers the score. Help with a hint says what the hint was about; a
  /// journal of an earlier version doesn't.
  case help(ScoreSheet.Help, about: HintSubject? = nil)
  /// Digits are marked as wrong in this way from here on; a journal begins with
  /// ``ErrorChecking/everything``.
  case checking(ErrorChecking)
  /// The game is for practice from here on: it has no score, and help is free.
  case practice
}

/// A turn and when it was taken, so that a game can be replayed at its own pace.
public struct TimedTurn: Hashable, Codable, Sendable {
  /// What was done.
  public let turn: Turn
  /// The play time until then in milliseconds, pauses left out.
  public let elapsed: Int

  /// A turn taken after `elapsed` milliseconds of play.
  public init(_ turn: Turn, elapsed: Int) {
    self.turn = turn
    self.elapsed = elapsed
  }
}
