public import Games
public import Sudoku

extension NextStep {
  /// What to do on `board` to follow this step: the moves of an "apply" key. Empty where the player
  /// can do nothing about it, and where the puzzle is solved.
  ///
  /// A note that goes from a cell without notes leaves there all other candidates of the position.
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

  /// The wrong digits on `board` that this step points out; none where it is about something else.
  public func mistakes(on board: Board, of puzzle: Puzzle) -> [Mistake] {
    guard kind == .clash || kind == .wrongDigit else { return [] }
    return moves(on: board, of: puzzle).compactMap(\.cell).compactMap { cell in
      board.grid[cell].map { Mistake($0, at: cell) }
    }
  }

  /// What leaves exactly `digits` noted in `cell`.
  private static func write(_ digits: DigitSet, in cell: Cell, _ board: Board) -> [Move] {
    board.notes(at: cell) == digits ? [] : [.setNotes(digits, at: cell)]
  }
}
