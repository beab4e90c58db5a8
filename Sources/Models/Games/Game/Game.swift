import Formats
public import Sudoku

/// A puzzle and everything that the player did with it.
///
/// The journal is the game. Board, errors and undo history follow from it, and are stored as well
/// so that reading them is fast.
///
/// ```
/// journal   r1c3=4   r1c4=2   undo   r1c4=6   undo
/// moves     r1c3=4   r1c4=6          r1c4=2 can no longer be redone
///                  ^ position 1      r1c4=6 can
/// ```
public struct Game: Identifiable, Sendable {
  /// The identifier, unique among all games. A copy with another one is another game.
  public var id: Int64
  /// The puzzle.
  public let puzzle: Puzzle
  /// The source of the puzzle.
  public let origin: GameOrigin
  /// All turns, oldest first. Never shrinks.
  public private(set) var journal: [TimedTurn] = []
  /// The current digits, notes and colours.
  public internal(set) var board: Board
  /// The moves that led here, followed by those that can be redone.
  public private(set) var moves: [Move] = []
  /// The errors so far, oldest first: each wrong digit in a cell once, including all that are still
  /// on the board. Undo and restart don't remove them, except for one that is corrected at once.
  public internal(set) var mistakes: [Mistake] = []
  /// The help used so far.
  public private(set) var hints = HintCounts()
  /// The percentage that each kind of help with each hint has taken off the score.
  private var charges: [Charge: Int] = [:]
  /// The boards that can be restored, oldest first.
  public private(set) var checkpoints: [Board] = []
  /// The position that the game began with, unless the player began anew from the givens.
  public private(set) var opening: Board?
  /// The current error checking.
  public private(set) var checking = ErrorChecking.everything
  /// `true` if the player chose to play without a score.
  public private(set) var isPractice = false
  /// The move that the player is still choosing, if any.
  var pending: PendingMove?
  /// The latest error, as long as correcting it takes it back.
  var slip: Slip?
  /// The boards before each of the first ``position`` moves. They share what they have in common.
  private var earlier: [Board] = []

  /// Creates a new game.
  public init(id: Int64, puzzle: Puzzle, origin: GameOrigin = .level) {
    self.id = id
    self.puzzle = puzzle
    self.origin = origin
    board = Board(givens: puzzle.givens)
  }

  /// Creates a game that starts from `position`, with its digits in place and, by default, its
  /// candidates as notes. That can't be undone.
  init(
    id: Int64, puzzle: Puzzle, origin: GameOrigin, from position: CandidateGrid,
    notingCandidates: Bool = true
  ) {
    self.init(id: id, puzzle: puzzle, origin: origin)
    board.grid = position.grid
    guard notingCandidates else { return }
    board.cornerNotes = Cell.all.map { position[$0] }
  }

  /// The number of ``moves`` in effect. The others were undone.
  public var position: Int { earlier.count }
  /// `true` if there is a move to undo. Once the puzzle is solved, nothing can be undone.
  public var canUndo: Bool { position > 0 && !isComplete }
  /// `true` if there is a move to redo.
  public var canRedo: Bool { position < moves.count }

  /// Makes a move after `elapsed` of play, if it is allowed.
  ///
  /// Placing the digit that a cell already holds clears the cell, and is recorded as that. A
  /// combined move is made completely or not at all. Notes that come back because their digits go
  /// are part of the recorded move, so that a replay needs no rule for them.
  ///
  /// - Complexity: O(1) per changed cell, apart from comparing with the solution.
  @discardableResult
  public mutating func apply(_ move: Move, at elapsed: Duration) -> Outcome {
    let move = clearsInstead(move)
    if let reason = objection(to: move) {
      return Outcome(refusal: reason, isWrong: false, placed: .none, filled: [])
    }
    perform(bringingNotesBack(after: move), at: elapsed)
    let placed = cellsPlaced(by: move)
    return Outcome(
      refusal: nil, isWrong: move.isWrong(in: puzzle), placed: placed,
      filled: housesFilled(at: placed))
  }

  /// Makes a move exactly as it was recorded. Returns `false` if it isn't allowed.
  mutating func repeatMove(_ move: Move, at elapsed: Duration) -> Bool {
    guard clearsInstead(move) == move, objection(to: move) == nil else { return false }
    perform(move, at: elapsed)
    return true
  }

  private mutating func perform(_ move: Move, at elapsed: Duration) {
    forgiveSlip(correctedBy: move, at: elapsed)
    moves.removeSubrange(position...)
    if moves.isEmpty { opening = nil }
    moves.append(move)
    make(move)
    countMistakes(at: elapsed)
    record(.move(move), at: elapsed)
  }

  /// Undoes the latest move.
  ///
  /// - Returns: the move, or `nil` if there is none or the puzzle is solved.
  @discardableResult
  public mutating func undo(at elapsed: Duration) -> Move? {
    guard canUndo, let before = earlier.popLast() else { return nil }
    forgiveSlip(correctedBy: moves[position], at: elapsed)
    board = before
    countMistakes(at: elapsed)
    record(.undo, at: elapsed)
    return moves[position]
  }

  /// Redoes the move undone last.
  ///
  /// - Returns: the move, or `nil` if there is none.
  @discardableResult
  public mutating func redo(at elapsed: Duration) -> Move? {
    guard canRedo else { return nil }
    let move = moves[position]
    make(move)
    countMistakes(at: elapsed)
    record(.redo, at: elapsed)
    return move
  }

  /// Undoes moves until no digit on the board is wrong.
  ///
  /// - Returns: the number of moves undone, 0 if all digits were right or the puzzle is solved.
  @discardableResult
  public mutating func undoToCorrect(at elapsed: Duration) -> Int {
    var count = 0
    while !wrongCells.isEmpty, undo(at: elapsed) != nil { count += 1 }
    return count
  }

  /// Begins with `opening`: makes its move, and lets ``Move/restart`` return to it. Undoing the
  /// move leaves the givens.
  public mutating func begin(with opening: Opening) {
    guard opening != Opening() else { return }
    if let move = opening.move { apply(move, at: opening.elapsed) }
    markOpening(at: opening.elapsed)
  }

  /// Makes the board the one that the game began with. Returns `false` after more than one move.
  @discardableResult
  mutating func markOpening(at elapsed: Duration) -> Bool {
    guard opening == nil, moves.count <= 1, position == moves.count else { return false }
    opening = board
    record(.opening, at: elapsed)
    return true
  }

  /// Saves the current board.
  ///
  /// - Returns: the number for restoring it, from 1.
  @discardableResult
  public mutating func setCheckpoint(at elapsed: Duration) -> Int {
    checkpoints.append(board)
    record(.checkpoint, at: elapsed)
    return checkpoints.count
  }

  /// Names a checkpoint, counted from 1. A name without visible characters removes its name.
  ///
  /// - Returns: `false` if there is no such checkpoint.
  @discardableResult
  public mutating func nameCheckpoint(
    _ number: Int, _ name: String?, at elapsed: Duration
  ) -> Bool {
    guard checkpoints.indices.contains(number - 1) else { return false }
    record(.name(checkpoint: number, name.flatMap(Self.checkpointName)), at: elapsed)
    return true
  }

  /// Returns `text` as the name of a checkpoint: one line, without blanks around it. `nil` if
  /// nothing is left.
  public static func checkpointName(_ text: String) -> String? {
    let words = text.split { character in
      character.isWhitespace
        || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Takes over board and moves of `there`, which has gone to `node`, as a single turn.
  mutating func jump(to node: Int, as there: Game, at elapsed: Duration) {
    let (journal, mistakes) = (journal, mistakes)
    self = there
    (self.journal, self.mistakes, slip) = (journal, mistakes, nil)
    record(.go(to: node), at: elapsed)
  }

  /// Changes the error checking from now on. It decides whether an error that is corrected at once
  /// counts.
  public mutating func check(_ checking: ErrorChecking, at elapsed: Duration) {
    guard checking != self.checking else { return }
    self.checking = checking
    slip = nil
    record(.checking(checking), at: elapsed)
  }

  /// Turns the game into practice permanently.
  public mutating func startPractice(at elapsed: Duration) {
    guard !isPractice else { return }
    isPractice = true
    record(.practice, at: elapsed)
  }

  mutating func record(_ turn: Turn, at elapsed: Duration) {
    if let pending, pending.content != board.content(of: pending.cell) { self.pending = nil }
    journal.append(TimedTurn(turn, elapsed: elapsed.wholeMilliseconds))
  }

  private mutating func make(_ move: Move) {
    let before = board
    switch move {
    case .restart: board = start
    case .restore(let checkpoint): board = checkpoints[checkpoint - 1]
    case .reveal: board.grid = puzzle.solution
    default:
      board.make(move)
      board.dropReleased()
    }
    earlier.append(before)
  }

  // MARK: The cost of help

  /// A kind of help with a hint.
  private struct Charge: Hashable {
    let help: ScoreSheet.Help
    let subject: HintSubject
  }

  /// Returns the percentage that `help` would take off the score now, or `nil` if it isn't counted.
  /// Practice has no score, and help with a hint counts once, as do automatic candidates.
  public func price(of help: ScoreSheet.Help, about subject: HintSubject? = nil) -> Int? {
    guard isScored, !(help == .automaticCandidates && hints.count(of: help) > 0) else {
      return nil
    }
    if let subject, charges[Charge(help: help, subject: subject)] != nil { return nil }
    return hints.price(of: help)
  }

  /// Returns the percentage that all help with a hint has taken off the score.
  public func paid(for subject: HintSubject) -> Int {
    charges.reduce(0) { $1.key.subject == subject ? $0 + $1.value : $0 }
  }

  /// The subject of a list of all steps, the same until a digit is placed that no hint placed.
  public var stepsSubject: HintSubject {
    let placed = charges.keys.lazy.filter { $0.help == .placement }
    let own = Cell.all.filter { cell in
      guard let digit = board.grid[cell] else { return false }
      return !placed.contains { $0.subject.places(Candidate(cell, digit)) }
    }
    return HintSubject("allSteps-\(own.count)", placing: [])
  }

  /// Counts help, with the hint if there is a `subject`. In practice it is only remembered. All
  /// help except candidates shows if digits are wrong, so an error corrected after it still counts.
  public mutating func count(
    _ help: ScoreSheet.Help, about subject: HintSubject? = nil, at elapsed: Duration
  ) {
    if let subject {
      let price = isScored ? hints.price(of: help) : 0
      charges[Charge(help: help, subject: subject), default: 0] += price
    }
    if isScored { hints.add(help) }
    if help != .automaticCandidates { slip = nil }
    record(.help(help, about: subject), at: elapsed)
  }

  /// Counts `help` if it has a price. Hints in practice, which have none, are remembered once each.
  ///
  /// - Returns: the percentage taken off the score, or `nil` if it wasn't counted.
  @discardableResult
  public mutating func charge(
    _ help: ScoreSheet.Help, about subject: HintSubject? = nil, at elapsed: Duration
  ) -> Int? {
    guard let price = price(of: help, about: subject) else {
      if !isScored, let subject, charges[Charge(help: help, subject: subject)] == nil {
        count(help, about: subject, at: elapsed)
      }
      return nil
    }
    count(help, about: subject, at: elapsed)
    return price
  }

  /// Makes a move with `help`, if any. The help is charged only if the move is allowed.
  ///
  /// - Returns: the outcome, and the percentage taken off the score, or `nil` if the help wasn't
  ///   counted.
  public mutating func apply(
    _ move: Move, with help: ScoreSheet.Help?, about subject: HintSubject? = nil,
    at elapsed: Duration
  ) -> (outcome: Outcome, price: Int?) {
    var price: Int?
    if let help, objection(to: clearsInstead(move)) == nil {
      price = charge(help, about: subject, at: elapsed)
    }
    return (apply(move, at: elapsed), price)
  }

  /// Returns the clearing of a cell instead of placing the digit that it holds.
  func clearsInstead(_ move: Move) -> Move {
    guard case .place(let digit, let cell, _) = move, board.grid[cell] == digit else { return move }
    return .clear(cell)
  }

  /// Returns `move` together with the notes that come back after it.
  func bringingNotesBack(after move: Move) -> Move {
    var board = board
    board.make(move)
    let back = board.released
    guard !back.isEmpty else { return move }
    if case .several(let moves) = move { return .several(moves + back) }
    return .several([move] + back)
  }

  /// Returns the reason why a move isn't allowed, or `nil` if it is.
  func objection(to move: Move) -> Reason? {
    if isComplete { return .finished }
    switch move {
    case .restart: return board == start ? .untouched : nil
    case .restore(let checkpoint):
      guard checkpoints.indices.contains(checkpoint - 1) else { return .noCheckpoint }
      return checkpoints[checkpoint - 1] == board ? .unchanged : nil
    case .reveal: return nil
    case .several(let moves): return objection(toAll: moves)
    default: return objection(to: move, on: board)
    }
  }

  private func objection(toAll moves: [Move]) -> Reason? {
    var board = board
    for move in moves {
      if let reason = objection(to: move, on: board) { return reason }
      board.make(move)
    }
    return moves.isEmpty ? .unchanged : nil
  }

  private func objection(to move: Move, on board: Board) -> Reason? {
    switch move {
    case .color(let colors, let cell): board.colors(of: cell) == colors ? .unchanged : nil
    case .place(_, let cell, _): isGiven(cell) ? .given : nil
    case .clear(let cell):
      if isGiven(cell) {
        .given
      } else if board.grid[cell] == nil,
        NoteKind.allCases.allSatisfy({ board[$0][cell.index].isEmpty })
      {
        .empty
      } else {
        nil
      }
    case .toggleNote(_, let cell, _): objection(toNotesAt: cell, on: board)
    case .setNotes(let digits, let cell, let kind):
      objection(toNotesAt: cell, on: board)
        ?? (board.notes(at: cell, kind: kind) == digits ? .unchanged : nil)
    case .several, .restart, .restore, .reveal: .unchanged
    }
  }

  private func objection(toNotesAt cell: Cell, on board: Board) -> Reason? {
    if isGiven(cell) { return .given }
    return board.grid[cell] == nil ? nil : .filled
  }

  /// Returns the cells in which a completed move has placed digits.
  func cellsPlaced(by move: Move) -> CellSet {
    switch move {
    case .place(let digit, let cell, _): self.digit(at: cell) == digit ? [cell] : .none
    case .several(let moves): moves.reduce(.none) { $0.union(cellsPlaced(by: $1)) }
    case .clear, .toggleNote, .setNotes, .color, .restart, .restore, .reveal: .none
    }
  }

  /// Returns the houses of `cells` that hold nine different digits.
  func housesFilled(at cells: CellSet) -> [House] {
    guard !cells.isEmpty else { return [] }
    return House.all.filter { house in
      house.cells.contains(where: cells.contains)
        && DigitSet(house.cells.compactMap { digit(at: $0) }).count == 9
    }
  }
}
