import Sudoku

/// A recorded game at any of its turns, which can go forward and back.
///
/// ```
/// journal    r1c3=4   r1c4=2   undo   r1c4=6
///          0        1        2      3        4    positions
/// ```
///
/// The game itself is never changed.
public struct GamePlayback: Sendable {
  /// All turns of the game, oldest first, without moves that were still pending.
  public let journal: [TimedTurn]
  /// The game at ``position``.
  public private(set) var game: Game
  /// The effects of the turns, in the order of ``journal``.
  public let events: [Event]
  /// The game at every ``interval`` turns. At most seventeen, because each contains the turns
  /// before it.
  private let snapshots: [Game]
  private let interval: Int

  /// Creates a playback at the start of `played`.
  ///
  /// - Complexity: O(turns).
  public init(_ played: Game) {
    let journal = played.journal.filter { !$0.turn.isPending }
    let interval = max(64, (journal.count + 15) / 16)
    let start = Game(id: played.id, puzzle: played.puzzle, origin: played.origin)
    var (game, snapshots, events) = (start, [start], [Event]())
    for timed in journal where game.take(timed) {
      events.append(Event(newestOf: game))
      if game.journal.count.isMultiple(of: interval) { snapshots.append(game) }
    }
    self.journal = journal
    self.game = start
    self.events = events
    self.snapshots = snapshots
    self.interval = interval
  }

  /// The number of turns taken, 0 to ``count``.
  public var position: Int { game.journal.count }
  /// The number of turns in the game.
  public var count: Int { journal.count }
  /// `true` if no turn is left.
  public var isAtEnd: Bool { position == count }
  /// The play time at ``position``.
  public var elapsed: Duration { game.lastElapsed }
  /// The play time at the last turn.
  public var length: Duration { .milliseconds(journal.last?.elapsed ?? 0) }

  /// The time that the player took for the next turn, or `nil` at the end.
  public var nextWait: Duration? {
    guard !isAtEnd else { return nil }
    return max(.zero, .milliseconds(journal[position].elapsed) - elapsed)
  }

  /// Takes the next turn. Returns `false` if there is none.
  ///
  /// - Complexity: O(1), like the turn itself.
  @discardableResult
  public mutating func stepForward() -> Bool {
    !isAtEnd && game.take(journal[position])
  }

  /// Goes back one turn. Returns `false` at the start.
  ///
  /// - Complexity: O(turns ÷ 16).
  @discardableResult
  public mutating func stepBack() -> Bool {
    guard position > 0 else { return false }
    seek(to: position - 1)
    return true
  }

  /// Goes to a position, or the nearest that exists.
  ///
  /// - Complexity: O(turns ÷ 16).
  public mutating func seek(to wanted: Int) {
    let wanted = min(max(0, wanted), count)
    let nearest = wanted / interval
    if wanted < position || nearest * interval > position { game = snapshots[nearest] }
    while position < wanted, stepForward() {}
  }

  /// A turn with its effect.
  public struct Event: Hashable, Sendable {
    /// The turn and its time.
    public let timed: TimedTurn
    /// The move that was made, undone, redone or gone to, or `nil` for other turns.
    public let move: Move?
    /// `true` if the move placed a wrong digit.
    public let isWrong: Bool
  }

  /// The latest turn, or `nil` at the start.
  public var event: Event? { position > 0 ? events[position - 1] : nil }
}

extension GamePlayback.Event {
  /// Creates the event of the latest turn of `game`, which must have one.
  fileprivate init(newestOf game: Game) {
    timed = game.journal[game.journal.count - 1]
    switch timed.turn {
    case .move(let move): self.move = move
    // Undone moves are kept until the next move.
    case .undo: move = game.moves[game.position]
    case .redo: move = game.moves[game.position - 1]
    case .go: move = game.moves.prefix(game.position).last
    case .checkpoint, .name, .help, .checking, .practice, .opening, .pending: move = nil
    }
    isWrong = timed.turn != .undo && move?.isWrong(in: game.puzzle) == true
  }
}
