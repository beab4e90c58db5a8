import Sudoku

extension Board {
  /// The inverse of a move: what it takes to undo it.
  enum Change: Sendable {
    case digit(Cell, before: Digit?)
    case notes(Cell, before: DigitSet, kind: NoteKind)
    case colors(Cell, before: CellColors)
    case everything(before: Board)
    /// Several changes in the order in which they were made.
    case several([Change])
  }

  /// Makes an allowed move that is about one cell or consists of such moves.
  mutating func make(_ move: Move) -> Change {
    switch move {
    case .place(let digit, let cell, let removesNotes):
      let lost = removesNotes ? removeNotes(of: digit, fromPeersOf: cell) : []
      let written = write(digit, at: cell)
      return lost.isEmpty ? written : .several(lost + [written])
    case .clear(let cell) where grid[cell] != nil: return write(nil, at: cell)
    case .clear(let cell):
      return .several(NoteKind.allCases.map { setNotes(.none, at: cell, kind: $0) })
    case .toggleNote(let digit, let cell, let kind):
      var notes = self[kind][cell.index]
      notes.toggle(digit)
      return setNotes(notes, at: cell, kind: kind)
    case .setNotes(let digits, let cell, let kind): return setNotes(digits, at: cell, kind: kind)
    case .color(let colors, let cell):
      let before = self.colors[cell.index]
      self.colors[cell.index] = colors
      return .colors(cell, before: before)
    case .several(let moves): return .several(moves.map { make($0) })
    case .restart, .restore, .reveal: return .several([])
    }
  }

  /// Replaces the board with `board`.
  mutating func replace(with board: Board) -> Change {
    defer { self = board }
    return .everything(before: self)
  }

  /// Undoes the latest change.
  mutating func revert(_ change: Change) {
    switch change {
    case .digit(let cell, let before): grid[cell] = before
    case .notes(let cell, let before, let kind): self[kind][cell.index] = before
    case .colors(let cell, let before): colors[cell.index] = before
    case .everything(let before): self = before
    case .several(let changes): for change in changes.reversed() { revert(change) }
    }
  }

  private mutating func write(_ digit: Digit?, at cell: Cell) -> Change {
    let before = grid[cell]
    grid[cell] = digit
    return .digit(cell, before: before)
  }

  private mutating func setNotes(_ digits: DigitSet, at cell: Cell, kind: NoteKind) -> Change {
    let before = self[kind][cell.index]
    self[kind][cell.index] = digits
    return .notes(cell, before: before, kind: kind)
  }

  private mutating func removeNotes(of digit: Digit, fromPeersOf cell: Cell) -> [Change] {
    var changes: [Change] = []
    for kind in NoteKind.allCases {
      for peer in cell.peers where self[kind][peer.index].contains(digit) {
        var notes = self[kind][peer.index]
        notes.remove(digit)
        changes.append(setNotes(notes, at: peer, kind: kind))
      }
    }
    return changes
  }
}
