public import Games
public import Sudoku

extension NextStep {
  /// Returns the moves on `board` that follow this step, for an "apply" key. Empty if the player
  /// can't do anything about it, or the puzzle is solved.
  ///
  /// Removing a note from a cell without notes writes all other candidates of the position there.
  public func moves(on board: Board, of puzzle: Puzzle) -> [Move] {
    switch self {
    case .solved, .noSolution, .severalSolutions: return []
    case .clash(_, let first, let second, _, _):
      let own = [first, second].filter { puzzle.givens[$0] == nil }
      return own.filter { board.grid[$0] != puzzle.solution[$0] }.map { .clear($0) }
    case .wrongDigits(let mistakes): return mistakes.map { .clear($0.cell) }
    case .missingNote(let cell, let possible): return Self.write(possible, in: cell, board)
    case .deduction(let deduction, let position):
      guard deduction.placements.isEmpty else {
        return deduction.placements.map { .place($0.digit, at: $0.cell) }
      }
      return CellSet(deduction.eliminations.map(\.cell)).flatMap { cell in
        let gone = DigitSet(deduction.eliminations.filter { $0.cell == cell }.map(\.digit))
        let noted = board.possibilities(at: cell).subtracting(gone)
        return Self.write(
          noted.isEmpty ? position[cell].subtracting(gone) : noted, in: cell, board)
      }
    }
  }

  /// Returns the wrong digits on `board` that this step points out. Empty if it is about something
  /// else.
  public func mistakes(on board: Board, of puzzle: Puzzle) -> [Mistake] {
    guard kind == .clash || kind == .wrongDigit else { return [] }
    return moves(on: board, of: puzzle).compactMap(\.cell).compactMap { cell in
      board.grid[cell].map { Mistake($0, at: cell) }
    }
  }

  /// Returns moves that leave exactly `digits` as notes in `cell`.
  private static func write(_ digits: DigitSet, in cell: Cell, _ board: Board) -> [Move] {
    board.notes(at: cell) == digits ? [] : [.setNotes(digits, at: cell)]
  }
}
