import Formats
public import Sudoku

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
  /// The digits, notes and colours as they stand.
  public internal(set) var board: Board
  /// The moves that led here, then those that can be redone.
  public private(set) var moves: [Move] = []
  /// The errors made so far, oldest first: each wrong digit in a cell once, and among them all that
  /// stand on the board. Undo and restart do not take them back, but for one that is corrected at
  /// once.
  public internal(set) var mistakes: [Mistake] = []
  /// The help that the player got so far.
  public private(set) var hints = HintCounts()
  /// The percentage that each help with a hint has taken off the score.
  private(set) var charges: [HintCharge: Int] = [:]
  /// The boards that can be restored, oldest first.
  public private(set) var checkpoints: [Board] = []
  /// How digits are marked as wrong now.
  public private(set) var checking = ErrorChecking.everything
  /// Whether the player chose to play without a score.
  public private(set) var isPractice = false
  /// The newest error, while correcting it at once takes it back.
  var slip: Slip?
  /// What the first ``position`` moves changed.
  private(set) var changes: [Board.Change] = []

  /// A game that has not begun.
  public init(id: Int64, puzzle: Puzzle, origin: GameOrigin = .level) {
    self.id = id
    self.puzzle = puzzle
    self.origin = origin
    board = Board(givens: puzzle.givens)
  }

  /// A game that goes on from `position`, with its digits in place and, unless told otherwise, its
  /// candidates noted. Nothing of that can be undone.
  init(
    id: Int64, puzzle: Puzzle, origin: GameOrigin, from position: CandidateGrid,
    notingCandidates: Bool = true
  ) {
    self.init(id: id, puzzle: puzzle, origin: origin)
    board.grid = position.grid
    guard notingCandidates else { return }
    board.cornerNotes = Cell.all.map { position[$0] }
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
  /// Placing the digit that a cell already holds clears the cell, and is recorded as that. Of several
  /// moves all are made or none.
  ///
  /// - Complexity: O(1) a cell that changes, but for the comparisons with the solution; to clear a cell
  ///   that has taken notes with it, O(moves so far).
  @discardableResult
  public mutating func apply(_ move: Move, at elapsed: Duration) -> Outcome {
    let move = clearsInstead(move)
    if let reason = objection(to: move) { return Outcome(.ignored(reason)) }
    let effect = effect(of: move)
    forgiveSlip(correctedBy: move, at: elapsed)
    moves.removeSubrange(position...)
    moves.append(move)
    changes.append(make(move))
    countMistakes(at: elapsed)
    record(.move(move), at: elapsed)
    let placed = cellsPlaced(by: move)
    return Outcome(effect, placed: placed, filled: housesFilled(at: placed))
  }

  /// Takes the newest move back.
  ///
  /// - Returns: the move; nil where there is none, or the puzzle is solved.
  @discardableResult
  public mutating func undo(at elapsed: Duration) -> Move? {
    guard canUndo, let change = changes.popLast() else { return nil }
    forgiveSlip(correctedBy: moves[position], at: elapsed)
    board.revert(change)
    countMistakes(at: elapsed)
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
    changes.append(make(move))
    countMistakes(at: elapsed)
    record(.redo, at: elapsed)
    return move
  }

  /// Takes moves back until no digit on the board is wrong.
  ///
  /// - Returns: how many were taken back; 0 where all digits were right, or the puzzle is solved.
  @discardableResult
  public mutating func undoToCorrect(at elapsed: Duration) -> Int {
    var count = 0
    while !wrongCells.isEmpty, undo(at: elapsed) != nil { count += 1 }
    return count
  }
}

extension Game {
  /// Remembers the board as it stands.
  ///
  /// - Returns: the number by which to restore it, from 1.
  @discardableResult
  public mutating func setCheckpoint(at elapsed: Duration) -> Int {
    checkpoints.append(board)
    record(.checkpoint, at: elapsed)
    return checkpoints.count
  }

  /// Counts help that the player got, with a hint if it has a `subject`. Unless it is candidates, it
  /// tells whether digits are wrong: an error that is corrected after it counts.
  public mutating func count(
    _ help: ScoreSheet.Help, about subject: HintSubject? = nil, at elapsed: Duration
  ) {
    if let subject {
      charges[HintCharge(help: help, subject: subject), default: 0] += hints.price(of: help)
    }
    hints.add(help)
    if help != .automaticCandidates { slip = nil }
    record(.help(help, about: subject), at: elapsed)
  }

  /// Has digits be marked as wrong in another way from now on. It decides whether an error that is
  /// corrected at once counts.
  public mutating func check(_ checking: ErrorChecking, at elapsed: Duration) {
    guard checking != self.checking else { return }
    self.checking = checking
    slip = nil
    record(.checking(checking), at: elapsed)
  }

  /// Makes the game one for practice, for good.
  public mutating func practise(at elapsed: Duration) {
    guard !isPractice else { return }
    isPractice = true
    record(.practice, at: elapsed)
  }

  private mutating func record(_ turn: Turn, at elapsed: Duration) {
    journal.append(TimedTurn(turn, elapsed: elapsed.wholeMilliseconds))
  }

  private mutating func make(_ move: Move) -> Board.Change {
    switch move {
    case .restart: return board.replace(with: Board(givens: puzzle.givens))
    case .restore(let checkpoint): return board.replace(with: checkpoints[checkpoint - 1])
    case .reveal:
      var solved = board
      solved.grid = puzzle.solution
      return board.replace(with: solved)
    default: return board.make(move)
    }
  }
}
