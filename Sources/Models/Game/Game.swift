/// A puzzle and all that the player did to it.
///
/// The journal is the game: board, errors and what can be undone follow from it, and are kept beside
/// it so that reading them costs nothing.
///
/// ```
/// journal   r1c3=4   r1c4=2   undo   r1c4=6   undo
/// moves     r1c3=4   r1c4=6          r1c4=2 can no longer be redone
///                  ^ position 1      r1c4=6 can
/// ```
public struct Game: Identifiable, Sendable {
  /// Chosen by whoever starts the game, different from those of all other games.
  public let id: Int64
  /// What is to be solved.
  public let puzzle: Puzzle
  /// Where the puzzle comes from.
  public let origin: GameOrigin
  /// Everything that was done, oldest first. It only grows.
  public private(set) var journal: [TimedTurn] = []
  /// The digits and notes as they stand.
  public private(set) var board: Board
  /// The moves that led here, then those that can be redone.
  public private(set) var moves: [Move] = []
  /// The errors made so far, oldest first: each wrong digit in a cell once. Undo and restart do not
  /// take them back.
  public private(set) var mistakes: [Mistake] = []
  /// What the first ``position`` moves changed.
  private var changes: [Board.Change] = []

  /// A game that has not begun.
  public init(id: Int64, puzzle: Puzzle, origin: GameOrigin = .level) {
    self.id = id
    self.puzzle = puzzle
    self.origin = origin
    board = Board(givens: puzzle.givens)
  }

  /// How many of ``moves`` are in force; the others were undone.
  public var position: Int { changes.count }
  /// Whether there is a move to take back. A solved puzzle is over: nothing can be.
  public var canUndo: Bool { position > 0 && !isComplete }
  /// Whether there is a move to make again.
  public var canRedo: Bool { position < moves.count }
}

extension Game {
  /// Makes a move, where it is allowed, after `elapsed` of play.
  ///
  /// Placing the digit that a cell already holds clears the cell, and is recorded as that.
  ///
  /// - Complexity: O(1), but for the comparison with the solution.
  @discardableResult
  public mutating func apply(_ move: Move, at elapsed: Duration) -> Outcome {
    let move = clearsInstead(move)
    if let reason = objection(to: move) { return .ignored(reason) }
    let outcome = outcome(of: move)
    if case .place(let digit, let cell, _) = move, outcome == .wrong(isCounted: true) {
      mistakes.append(Mistake(digit, at: cell))
    }
    moves.removeSubrange(position...)
    moves.append(move)
    changes.append(board.make(move, givens: puzzle.givens))
    record(.move(move), at: elapsed)
    return outcome
  }

  /// Takes the newest move back.
  ///
  /// - Returns: the move; nil where there is none, or the puzzle is solved.
  @discardableResult
  public mutating func undo(at elapsed: Duration) -> Move? {
    guard canUndo, let change = changes.popLast() else { return nil }
    board.revert(change)
    record(.undo, at: elapsed)
    return moves[position]
  }

  /// Makes the move that was taken back last again.
  ///
  /// - Returns: the move; nil where there is none.
  @discardableResult
  public mutating func redo(at elapsed: Duration) -> Move? {
    guard canRedo else { return nil }
    let move = moves[position]
    changes.append(board.make(move, givens: puzzle.givens))
    record(.redo, at: elapsed)
    return move
  }

  private mutating func record(_ turn: Turn, at elapsed: Duration) {
    journal.append(TimedTurn(turn, elapsed: elapsed.wholeMilliseconds))
  }
}

extension Game {
  private func clearsInstead(_ move: Move) -> Move {
    guard case .place(let digit, let cell, _) = move, board.grid[cell] == digit else { return move }
    return .clear(cell)
  }

  private func objection(to move: Move) -> Reason? {
    if isComplete { return .finished }
    guard let cell = move.cell else {
      return board == Board(givens: puzzle.givens) ? .untouched : nil
    }
    if isGiven(cell) { return .given }
    switch move {
    case .toggleNote where board.grid[cell] != nil: return .filled
    case .clear where board.grid[cell] == nil && board.notes(at: cell).isEmpty: return .empty
    default: return nil
    }
  }

  private func outcome(of move: Move) -> Outcome {
    switch move {
    case .place(let digit, let cell, _) where puzzle.solution[cell] == digit: .placed
    case .place(let digit, let cell, _):
      .wrong(isCounted: !mistakes.contains(Mistake(digit, at: cell)))
    case .clear: .cleared
    case .toggleNote(let digit, let cell):
      .noted(isAdded: !board.notes(at: cell).contains(digit))
    case .restart: .restarted
    }
  }
}
