import Sudoku

extension Game {
  /// Returns the clearing of a cell in place of placing the digit that it holds.
  func clearsInstead(_ move: Move) -> Move {
    guard case .place(let digit, let cell, _) = move, board.grid[cell] == digit else { return move }
    return .clear(cell)
  }

  /// Returns `move` together with the notes that come back after it.
  func bringingNotesBack(after move: Move) -> Move {
    var board = board
    _ = board.make(move)
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
      _ = board.make(move)
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

  /// Returns the effect of an allowed move.
  func effect(of move: Move) -> Effect {
    switch move {
    case _ where move.clearedCell != nil: .cleared
    case .place(let digit, let cell, _) where puzzle.solution[cell] == digit: .placed
    case .place(let digit, let cell, _):
      .wrong(isCounted: !mistakes.contains(Mistake(digit, at: cell)))
    case .clear: .cleared
    case .toggleNote(let digit, let cell, let kind):
      .noted(isAdded: !board.notes(at: cell, kind: kind).contains(digit))
    case .setNotes(let digits, let cell, let kind):
      .noted(isAdded: !digits.isSubset(of: board.notes(at: cell, kind: kind)))
    case .color: .colored
    case .several(let moves):
      moves.lazy.map(effect).first { if case .wrong = $0 { true } else { false } } ?? .changed
    case .restart: .restarted
    case .restore: .restored
    case .reveal: .revealed
    }
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
