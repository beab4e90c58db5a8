import Sudoku

extension Board {
  /// The inverse of a move: what it takes to undo it.
  enum Change: Sendable {
    case digit(Cell, before: Digit?)
    case notes(NotePlace, before: DigitSet)
    /// The notes that digits took from a place.
    case taken(NotePlace, before: DigitSet)
    /// The peers from which the digit of a cell took notes of a kind.
    case taking(NotePlace, before: CellSet)
    case colors(Cell, before: CellColors)
    case everything(before: Board)
    /// Several changes in the order in which they were made.
    case several([Change])
  }

  /// Makes an allowed move that is about one cell or consists of such moves.
  ///
  /// Notes that digits no longer hold are ``released`` afterwards, but not back yet.
  mutating func make(_ move: Move) -> Change {
    switch move {
    case .place(let digit, let cell, let removesNotes):
      let freed = release(cell)
      let lost = removesNotes ? take(digit, fromPeersOf: cell) : []
      return .several(freed + lost + [write(digit, at: cell)])
    case .clear(let cell) where grid[cell] != nil:
      return .several(release(cell) + [write(nil, at: cell)])
    case .clear(let cell):
      return .several(
        NoteKind.allCases.flatMap { kind in
          let place = NotePlace(cell, kind)
          return [setNotes(.none, at: place)] + settle(.all, at: place)
        })
    case .toggleNote(let digit, let cell, let kind):
      var notes = self[kind][cell.index]
      notes.toggle(digit)
      return change(notes, at: NotePlace(cell, kind))
    case .setNotes(let digits, let cell, let kind):
      return change(digits, at: NotePlace(cell, kind))
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
    case .notes(let place, let before): self[place.kind][place.cell.index] = before
    case .taken(let place, let before): _ = taken.set(before, at: place)
    case .taking(let place, let before): _ = taken.set(before, at: place)
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

  private mutating func setNotes(_ digits: DigitSet, at place: NotePlace) -> Change {
    let before = self[place.kind][place.cell.index]
    self[place.kind][place.cell.index] = digits
    return .notes(place, before: before)
  }
}

// What digits take from their peers
extension Board {
  /// The notes of empty cells that no digit holds any more: moves that bring them back.
  var released: [Move] {
    NotePlace.all.compactMap { place in
      guard grid[place.cell] == nil else { return nil }
      let back = taken.released(at: place, on: grid)
      guard !back.isEmpty else { return nil }
      let notes = self[place.kind][place.cell.index]
      return .setNotes(notes.union(back), at: place.cell, kind: place.kind)
    }
  }

  /// Gives up the ``released`` notes for good. Journals of earlier versions say nothing of them, and
  /// replay as they were played.
  mutating func dropReleased() -> [Change] {
    NotePlace.all.flatMap { place -> [Change] in
      guard grid[place.cell] == nil else { return [] }
      return settle(taken.released(at: place, on: grid), at: place)
    }
  }

  private mutating func take(_ digit: Digit, fromPeersOf cell: Cell) -> [Change] {
    var changes: [Change] = []
    for kind in NoteKind.allCases {
      var touched = CellSet.none
      for peer in cell.peers {
        let place = NotePlace(peer, kind)
        var notes = self[kind][peer.index]
        var missing = taken.digits[place.index]
        if notes.contains(digit) {
          notes.remove(digit)
          missing.insert(digit)
          changes.append(setNotes(notes, at: place))
          changes.append(.taken(place, before: taken.set(missing, at: place)))
        }
        if missing.contains(digit) { touched.insert(peer) }
      }
      if !touched.isEmpty {
        let place = NotePlace(cell, kind)
        changes.append(.taking(place, before: taken.set(touched, at: place)))
      }
    }
    return changes
  }

  /// Lets the digit of `cell` hold no notes any more.
  private mutating func release(_ cell: Cell) -> [Change] {
    NoteKind.allCases.compactMap { kind in
      let place = NotePlace(cell, kind)
      guard !taken.peers[place.index].isEmpty else { return nil }
      return .taking(place, before: taken.set(.none, at: place))
    }
  }

  /// Changes notes by hand.
  private mutating func change(_ notes: DigitSet, at place: NotePlace) -> Change {
    let before = self[place.kind][place.cell.index]
    let changed = before.subtracting(notes).union(notes.subtracting(before))
    return .several([setNotes(notes, at: place)] + settle(changed, at: place))
  }

  /// Lets no digit hold the notes of `digits` at `place` any more, because the player has decided on
  /// them.
  private mutating func settle(_ digits: DigitSet, at place: NotePlace) -> [Change] {
    let held = taken.digits[place.index]
    guard !held.intersection(digits).isEmpty else { return [] }
    var changes = [
      Change.taken(place, before: taken.set(held.subtracting(digits), at: place))
    ]
    for peer in place.cell.peers {
      guard let digit = grid[peer], digits.contains(digit) else { continue }
      let holder = NotePlace(peer, place.kind)
      var peers = taken.peers[holder.index]
      guard peers.contains(place.cell) else { continue }
      peers.remove(place.cell)
      changes.append(.taking(holder, before: taken.set(peers, at: holder)))
    }
    return changes
  }
}
