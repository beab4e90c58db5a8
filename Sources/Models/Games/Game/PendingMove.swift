public import Sudoku

/// A move that the player is still choosing: a wheel has stopped at a digit, but may turn on.
///
/// It isn't on the board, so it isn't an error and costs nothing. It is kept in the journal,
/// because a game may end at any moment without losing it.
struct PendingMove: Hashable, Sendable {
  let move: Move
  let cell: Cell
  /// The content of the cell. Once that changes, the move is out of date.
  let content: CellContent
}

/// The digit and the notes of a cell.
public struct CellContent: Hashable, Sendable {
  let digit: Digit?
  let notes: [DigitSet]
}

extension Board {
  /// Returns the digit and the notes in `cell`.
  public func content(of cell: Cell) -> CellContent {
    CellContent(digit: grid[cell], notes: NoteKind.allCases.map { notes(at: cell, kind: $0) })
  }
}

extension Game {
  /// The move that the player is still choosing, or `nil` if there is none or its cell has changed
  /// since.
  public var pendingMove: Move? { isComplete ? nil : pending?.move }

  /// Keeps a move about one cell as pending, or takes the pending one back if `nil`.
  ///
  /// - Returns: `false` if nothing changes, or the move isn't allowed.
  @discardableResult
  public mutating func keep(pending move: Move?, at elapsed: Duration) -> Bool {
    guard move != pending?.move else { return false }
    if let move {
      guard let cell = move.cell, objection(to: move) == nil else { return false }
      pending = PendingMove(move: move, cell: cell, content: board.content(of: cell))
    } else {
      pending = nil
    }
    record(.pending(move), at: elapsed)
    return true
  }
}

extension Turn {
  /// `true` for a move that is still pending.
  var isPending: Bool { if case .pending = self { true } else { false } }
}
