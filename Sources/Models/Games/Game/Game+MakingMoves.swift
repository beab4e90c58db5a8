public import Sudoku

/// Moves that follow from the board as it stands.
extension Game {
  /// Notes a digit in all empty ones of `cells`, or takes it out where all of them have it. Cells
  /// that hold a digit are left alone.
  ///
  /// - Returns: nil where none of the cells is empty.
  public func noting(
    _ digit: Digit, in cells: some Sequence<Cell>, kind: NoteKind = .corner
  ) -> Move? {
    let empty = cells.filter { self.digit(at: $0) == nil }
    let lacking = empty.filter { !notes(at: $0, kind: kind).contains(digit) }
    let changing = lacking.isEmpty ? empty : lacking
    return .together(changing.map { .toggleNote(digit, at: $0, kind: kind) })
  }

  /// Has the empty ones of `cells` hold as corner notes all digits that no peer holds.
  ///
  /// - Returns: nil where that would change nothing.
  public func notingCandidates(in cells: some Sequence<Cell>) -> Move? {
    .together(
      cells.compactMap { cell in
        let candidates = board.candidates(at: cell)
        guard digit(at: cell) == nil, notes(at: cell) != candidates else { return nil }
        return .setNotes(candidates, at: cell)
      })
  }

  /// Whether noting all candidates would take the place of other notes.
  public var losesNotesToCandidates: Bool {
    Cell.all.contains { cell in
      let notes = notes(at: cell)
      return !notes.isEmpty && notes != board.candidates(at: cell)
    }
  }

  /// Gives `cells` a colour, or takes it away where all of them have it.
  ///
  /// - Returns: nil where that would change nothing.
  public func coloring(_ color: CellColor?, of cells: some Sequence<Cell>) -> Move? {
    let cells = Array(cells)
    let isThere = color != nil && cells.allSatisfy { board.color(of: $0) == color }
    let wanted = isThere ? nil : color
    return .together(
      cells.filter { board.color(of: $0) != wanted }.map { .color(wanted, at: $0) })
  }

  /// Clears what can be cleared of `cells`: the digits where there are any of the player's, with
  /// which the notes come back that they took from their peers, else the notes.
  ///
  /// - Returns: nil where there is nothing to clear.
  public func clearing(_ cells: some Sequence<Cell>) -> Move? {
    let own = cells.filter { !isGiven($0) }
    let filled = own.filter { digit(at: $0) != nil }
    let noted = own.filter { cell in
      NoteKind.allCases.contains { !notes(at: cell, kind: $0).isEmpty }
    }
    return .together(
      notesComingBack(byClearing: filled) + (filled.isEmpty ? noted : filled).map { .clear($0) })
  }
}

extension Move {
  /// The moves as one; nil where there is none.
  public static func together(_ moves: [Move]) -> Move? {
    moves.count > 1 ? .several(moves) : moves.first
  }
}
