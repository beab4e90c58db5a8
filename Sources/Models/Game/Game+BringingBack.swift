/// The notes that placing a digit has taken away come back when the digit goes.
extension Game {
  /// Notes that come back once the digits in `cells` are gone: those that went with the placing of
  /// these digits, in empty cells whose notes the player has not changed since, where no other digit
  /// rules them out.
  func notesComingBack(byClearing cells: [Cell]) -> [Move] {
    var grid = board.grid
    for cell in cells { grid[cell] = nil }
    var back: [NotePlace: DigitSet] = [:]
    for cell in cells {
      guard let digit = board.grid[cell] else { continue }
      for place in notesTaken(byPlacing: digit, at: cell)
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

  /// What a move that only clears is recorded as: with the notes that come back.
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

  /// Where the placing of `digit` at `cell`, where it stands now, took that note away, but for cells
  /// whose notes the player has changed since.
  private func notesTaken(byPlacing digit: Digit, at cell: Cell) -> [NotePlace] {
    var touched: Set<NotePlace> = []
    for step in changes.reversed().flatMap(\.steps) {
      switch step {
      case .everything: return []
      case .digit(cell, _): return []
      case .notes(let place, _, let kind): touched.insert(NotePlace(cell: place, kind: kind))
      case .several(let parts):
        guard let places = parts.placesOfNotes(writing: cell) else { continue }
        return places.filter { $0.digits.contains(digit) }.map(\.place)
          .filter { !touched.contains($0) }
      case .digit, .color: break
      }
    }
    return []
  }
}

/// Where notes of a kind stand.
private struct NotePlace: Hashable, Comparable {
  let cell: Cell
  let kind: NoteKind

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.cell, lhs.kind == .corner ? 0 : 1) < (rhs.cell, rhs.kind == .corner ? 0 : 1)
  }
}

extension Board.Change {
  /// What it is made of, the newest first: digits that are written stay together with the notes that
  /// went or came with them.
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
  /// The notes that stood before a digit was written into `cell`; nil where none was.
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
