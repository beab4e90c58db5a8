public import Sudoku

/// Moves derived from the current board.
extension Game {
  /// Returns a move that adds a note to all empty cells of `cells`, or removes it if all of them
  /// have it. Ignores cells that hold a digit.
  ///
  /// - Returns: `nil` if no cell is empty.
  public func noting(
    _ digit: Digit, in cells: some Sequence<Cell>, kind: NoteKind = .corner
  ) -> Move? {
    let empty = cells.filter { self.digit(at: $0) == nil }
    let lacking = empty.filter { !notes(at: $0, kind: kind).contains(digit) }
    let changing = lacking.isEmpty ? empty : lacking
    return .combined(changing.map { .toggleNote(digit, at: $0, kind: kind) })
  }

  /// Returns a move that sets the corner notes of the empty cells of `cells` to all digits that no
  /// peer holds.
  ///
  /// - Returns: `nil` if nothing would change.
  public func notingCandidates(in cells: some Sequence<Cell>) -> Move? {
    .combined(
      cells.compactMap { cell in
        let candidates = board.candidates(at: cell)
        guard digit(at: cell) == nil, notes(at: cell) != candidates else { return nil }
        return .setNotes(candidates, at: cell)
      })
  }

  /// `true` if noting all candidates would overwrite other notes.
  public var losesNotesToCandidates: Bool {
    Cell.all.contains { cell in
      let notes = notes(at: cell)
      return !notes.isEmpty && notes != board.candidates(at: cell)
    }
  }

  /// The number of candidates that noting all of them would add to cells with notes. They were
  /// removed there, or never noted.
  public var candidatesComingBack: Int {
    Cell.all.reduce(0) { count, cell in
      let notes = board.possibilities(at: cell)
      return notes.isEmpty ? count : count + board.candidates(at: cell).subtracting(notes).count
    }
  }

  /// The empty cells without notes.
  public var cellsWithoutNotes: CellSet {
    CellSet(
      Cell.all.filter { digit(at: $0) == nil && board.possibilities(at: $0).isEmpty })
  }

  /// Returns a move that adds a colour to `cells`, or removes it if all of them have it. `nil`
  /// removes all colours.
  ///
  /// - Returns: `nil` if nothing would change.
  public func coloring(_ color: CellColor?, of cells: some Sequence<Cell>) -> Move? {
    let cells = Array(cells)
    let isThere = color.map { color in
      cells.allSatisfy { board.colors(of: $0).contains(color) }
    }
    return .combined(
      cells.compactMap { cell in
        var colors = color == nil ? [] : board.colors(of: cell)
        if let color { if isThere == true { colors.remove(color) } else { colors.insert(color) } }
        return colors == board.colors(of: cell) ? nil : .color(colors, at: cell)
      })
  }

  /// Returns a move that clears the player's digits in `cells`, or their notes if there are no such
  /// digits.
  ///
  /// - Returns: `nil` if there is nothing to clear.
  public func clearing(_ cells: some Sequence<Cell>) -> Move? {
    let own = cells.filter { !isGiven($0) }
    let filled = own.filter { digit(at: $0) != nil }
    let noted = own.filter { cell in
      NoteKind.allCases.contains { !notes(at: cell, kind: $0).isEmpty }
    }
    return .combined((filled.isEmpty ? noted : filled).map { .clear($0) })
  }
}

extension Move {
  /// Combines moves into one. Returns `nil` if there are none.
  public static func combined(_ moves: [Move]) -> Move? {
    moves.count > 1 ? .several(moves) : moves.first
  }
}
