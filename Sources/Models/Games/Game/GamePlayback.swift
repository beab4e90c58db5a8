import Sudoku

/// A game that was played, at any of its turns: it goes forward and back among them.
///
/// ```
/// journal    r1c3=4   r1c4=2   undo   r1c4=6
///          0        1        2      3        4    positions
/// ```
///
/// It never changes the game itself.
public struct GamePlayback: Sendable {
  /// All turns of the game, oldest first.
  public let journal: [TimedTurn]
  /// The game as it stood at ``position``.
  public private(set) var game: Game
  /// What each turn did, in the order of ``journal``.
  public let events: [Event]
  /// The game at every ``interval`` turns. Seventeen at most, since each holds the turns before it.
  private let snapshots: [Game]
  private let interval: Int

  /// `played` before its first turn.
  ///
  /// - Complexity: O(turns).
  public init(_ played: Game) {
    let interval = max(64, (played.journal.count + 15) / 16)
    let start = Game(id: played.id, puzzle: played.puzzle, origin: played.origin)
    var (game, snapshots, events) = (start, [start], [Event]())
    for timed in played.journal where game.take(timed) {
      events.append(Event(newestOf: game))
      if game.journal.count.isMultiple(of: interval) { snapshots.append(game) }
    }
    journal = played.journal
    self.game = start
    self.events = events
    self.snapshots = snapshots
    self.interval = interval
  }

  /// How many turns have been taken, 0 to ``count``.
  public var position: Int { game.journal.count }
  /// How many turns the game has.
  public var count: Int { journal.count }
  /// Whether no turn is left.
  public var isAtEnd: Bool { position == count }
  /// How long had been played at ``position``.
  public var elapsed: Duration { game.lastElapsed }
  /// How long was played until the last turn.
  public var length: Duration { .milliseconds(journal.last?.elapsed ?? 0) }

  /// How long the player thought before the turn that comes next; nil at the end.
  public var nextWait: Duration? {
    guard !isAtEnd else { return nil }
    return max(.zero, .milliseconds(journal[position].elapsed) - elapsed)
  }

  /// Takes the next turn; false where there is none.
  ///
  /// - Complexity: O(1), like the turn itself.
  @discardableResult
  public mutating func stepForward() -> Bool {
    !isAtEnd && game.take(journal[position])
  }

  /// Goes back before the newest turn; false at the start.
  ///
  /// - Complexity: O(turns ÷ 16).
  @discardableResult
  public mutating func stepBack() -> Bool {
    guard position > 0 else { return false }
    seek(to: position - 1)
    return true
  }

  /// Goes to a position, the nearest one there is.
  ///
  /// - Complexity: O(turns ÷ 16).
  public mutating func seek(to wanted: Int) {
    let wanted = min(max(0, wanted), count)
    let nearest = wanted / interval
    if wanted < position || nearest * interval > position { game = snapshots[nearest] }
    while position < wanted, stepForward() {}
  }
}

extension GamePlayback {
  /// What a turn did.
  public struct Event: Hashable, Sendable {
    /// The turn, and when it was taken.
    public let timed: TimedTurn
    /// The move that was made, taken back or made again; nil for a turn that is none of these.
    public let move: Move?
    /// Whether the move placed a digit that is not the solution's.
    public let isWrong: Bool
  }

  /// What the newest turn did; nil at the start.
  public var event: Event? { position > 0 ? events[position - 1] : nil }
}

extension GamePlayback.Event {
  /// What the newest turn of `game` did, which has one.
  fileprivate init(newestOf game: Game) {
    timed = game.journal[game.journal.count - 1]
    switch timed.turn {
    case .move(let move): self.move = move
    // The moves that were undone are kept until the next one is made.
    case .undo: move = game.moves[game.position]
    case .redo: move = game.moves[game.position - 1]
    case .checkpoint, .help, .checking, .practice: move = nil
    }
    isWrong = timed.turn != .undo && move?.isWrong(in: game.puzzle) == true
  }
}

extension Move {
  /// Whether it places a digit that is not the solution's.
  fileprivate func isWrong(in puzzle: Puzzle) -> Bool {
    switch self {
    case .place(let digit, let cell, _): puzzle.solution[cell] != digit
    case .several(let moves): moves.contains { $0.isWrong(in: puzzle) }
    default: false
    }
  }
}
