public import Sudoku

extension Game {
  /// The number of errors. Each wrong digit in a cell counts once.
  public var errors: Int { mistakes.count }

  /// `true` if every cell holds the digit of the solution.
  public var isComplete: Bool { board.grid == puzzle.solution }

  /// The board that a restart returns to: the opening, or the givens if there is none or it was
  /// undone.
  public var start: Board {
    position > 0 ? opening ?? Board(givens: puzzle.givens) : Board(givens: puzzle.givens)
  }

  /// `true` if the player hasn't made a move yet.
  public var isUntouched: Bool {
    moves.isEmpty || journal.last { !$0.turn.isPending }?.turn == .opening
  }

  /// Returns `true` if `cell` holds a given.
  public func isGiven(_ cell: Cell) -> Bool { puzzle.givens[cell] != nil }

  /// Returns the digit in `cell`, given or placed, or `nil` if it is empty.
  public func digit(at cell: Cell) -> Digit? { board.grid[cell] }

  /// Returns the visible notes of a kind in `cell`. Empty if it holds a digit.
  public func notes(at cell: Cell, kind: NoteKind = .corner) -> DigitSet {
    board.notes(at: cell, kind: kind)
  }

  /// `true` if there are notes in any cell.
  public var hasNotes: Bool { !Cell.all.allSatisfy { board.possibilities(at: $0).isEmpty } }

  /// Returns `true` if `cell` holds a wrong digit.
  public func isWrong(_ cell: Cell) -> Bool {
    board.grid[cell].map { $0 != puzzle.solution[cell] } ?? false
  }

  /// The cells that hold a wrong digit, in order.
  public var wrongCells: [Cell] { Cell.all.filter(isWrong) }

  /// The wrong digits on the board, by cell.
  public var wrongDigits: [Mistake] {
    wrongCells.compactMap { cell in digit(at: cell).map { Mistake($0, at: cell) } }
  }

  /// The cell of the latest move that is about one.
  public var latestCell: Cell? { moves.prefix(position).lazy.compactMap(\.cell).last }

  /// `true` if the solution was revealed.
  public var isRevealed: Bool { moves.prefix(position).contains(.reveal) }

  /// Returns how many times `digit` is still to be placed, 0 to 9.
  public func remaining(of digit: Digit) -> Int { max(0, 9 - board.grid.count(of: digit)) }

  /// The cells whose digit also occurs in one of their peers, in order.
  public var conflicts: [Cell] { board.grid.conflicts }

  /// The number of digits that the player has placed, without those marked as errors: by the game's
  /// checking, or since a check has `found` them. All others count, or the number would give them
  /// away.
  public func placedCount(found: Set<Mistake> = []) -> Int {
    let errors =
      switch checking {
      case .everything: CellSet(wrongCells)
      case .conflicts: CellSet(conflicts)
      case .onRequest: CellSet.none
      }
    return Cell.all.count { cell in
      guard puzzle.givens[cell] == nil, let digit = digit(at: cell) else { return false }
      return !errors.contains(cell) && !found.contains(Mistake(digit, at: cell))
    }
  }

  /// The play time at the latest turn.
  public var lastElapsed: Duration { .milliseconds(journal.last?.elapsed ?? 0) }
}

extension Puzzle {
  /// The fewest cells to fill in of a puzzle that counts: a third of the board. All puzzles that
  /// the program makes leave more.
  public static let fewestOpenCells = 27

  /// `true` if so little is left to fill in that solving it is no achievement. It isn't ranked and
  /// doesn't count in statistics.
  public var isTooShort: Bool { 81 - givens.count < Self.fewestOpenCells }
}

/// The effect of help on rankings: docs/scores.md.
extension Game {
  /// `true` if hints, or the position that the game began with, have filled in more than half of
  /// the missing digits, so the game isn't ranked.
  public var isMostlyFilledIn: Bool {
    let given = puzzle.givens.count
    let brought = opening.map { $0.grid.count - given } ?? 0
    return (brought + hints.count(of: .placement)) * 2 > 81 - given
  }

  /// `true` if the game has a score. Practice doesn't.
  public var isScored: Bool { !origin.isTraining && !isPractice }

  /// `true` if there was no help of any kind, so the game can set a best time.
  public var isUnaided: Bool { hints.total == 0 }
}
