import Sudoku

/// Restoring the notes that placing a digit has removed when the digit is cleared.
extension Game {
  /// Returns the notes to restore when the digits in `cells` are cleared: those removed when these
  /// digits, and others before them in the same cells, were placed. Only in empty cells whose notes
  /// the player hasn't changed since, and only if no other digit rules them out.
  func notesComingBack(byClearing cells: [Cell]) -> [Move] {
    var grid = board.grid
    for cell in cells { grid[cell] = nil }
    var back: [NotePlace: DigitSet] = [:]
    for cell in cells {
      guard let digit = board.grid[cell] else { continue }
      for (place, digit) in notesTaken(byPlacing: digit, at: cell)
      where board.grid[place.cell] == nil && grid.candidates(at: place.cell).contains(digit) {
        back[place, default: board[place.kind][place.cell.index]].insert(digit)
      }
    }
    return back.keys.sorted().compactMap { place in
      guard let digits = back[place], digits != board[place.kind][place.cell.index] else {
        return nil
      }
      return .setNotes(digits, at: place.cell, kind: place.kind)
    }
  }

  /// Returns a move that only clears together with the notes that it restores.
  public func bringingNotesBack(by move: Move) -> Move {
    let cells: [Cell?] =
      switch move {
      case .clear(let cell): [cell]
      case .several(let moves): moves.map { if case .clear(let cell) = $0 { cell } else { nil } }
      default: [nil]
      }
    let cleared = cells.compactMap(\.self)
    guard cleared.count == cells.count, cleared.allSatisfy({ digit(at: $0) != nil }) else {
      return move
    }
    return clearing(cleared) ?? move
  }

  /// Returns the notes removed by placing `digit`, which is still at `cell`, and by the digits that
  /// it replaced. Leaves out cells whose notes the player has changed since.
  private func notesTaken(
    byPlacing digit: Digit, at cell: Cell
  ) -> [(place: NotePlace, digit: Digit)] {
    var touched: Set<NotePlace> = []
    var taken: [(place: NotePlace, digit: Digit)] = []
    var digit = digit
    for step in changes.reversed().flatMap(\.steps) {
      switch step {
      case .everything: return taken
      case .digit(cell, let before):
        guard let before else { return taken }
        digit = before
      case .notes(let place, _, let kind): touched.insert(NotePlace(cell: place, kind: kind))
      case .several(let parts):
        guard let places = parts.placesOfNotes(writing: cell) else { continue }
        taken += places.filter { $0.digits.contains(digit) && !touched.contains($0.place) }
          .map { ($0.place, digit) }
        guard let before = parts.digit(before: cell) else { return taken }
        digit = before
      case .digit, .colors: break
      }
    }
    return taken
  }
}

/// A cell and a kind of note.
private struct NotePlace: Hashable, Comparable {
  let cell: Cell
  let kind: NoteKind

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.cell, lhs.kind == .corner ? 0 : 1) < (rhs.cell, rhs.kind == .corner ? 0 : 1)
  }
}

extension Board.Change {
  /// The steps of a move, latest first. Placed digits stay together with the notes that were
  /// removed or restored with them.
  fileprivate var steps: [Board.Change] {
    guard case .several(let parts) = self else { return [self] }
    let digits = parts.drop(while: \.isOfNotes)
    if !digits.isEmpty, digits.allSatisfy(\.isOfADigit) { return [self] }
    return parts.reversed().flatMap(\.steps)
  }

  private var isOfNotes: Bool { if case .notes = self { true } else { false } }
  private var isOfADigit: Bool { if case .digit = self { true } else { false } }
}

extension [Board.Change] {
  /// Returns the digit in `cell` before another was placed there, or `nil` if it was empty.
  fileprivate func digit(before cell: Cell) -> Digit? {
    for case .digit(cell, let before) in self { return before }
    return nil
  }

  /// Returns the notes before a digit was placed in `cell`, or `nil` if none was.
  fileprivate func placesOfNotes(writing cell: Cell) -> [(place: NotePlace, digits: DigitSet)]? {
    guard contains(where: { if case .digit(cell, _) = $0 { true } else { false } }) else {
      return nil
    }
    return compactMap { part in
      guard case .notes(let peer, let before, let kind) = part else { return nil }
      return (NotePlace(cell: peer, kind: kind), before)
    }
  }
}
