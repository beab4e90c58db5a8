public import Sudoku

/// The digits, notes and colours at one point of a game.
///
/// Digits hide the notes of their cell. Clearing the digit shows them again, and brings back what
/// it removed from its peers: ``TakenNotes``.
public struct Board: Hashable, Sendable {
  /// The givens and the placed digits.
  public internal(set) var grid: Grid
  /// The corner notes of each cell, including those under a digit.
  var cornerNotes: [DigitSet]
  /// The centre notes of each cell, including those under a digit.
  var centreNotes: [DigitSet]
  /// The colours of each cell.
  var colors: [CellColors]
  /// The notes that placed digits have removed, until they come back.
  var taken = TakenNotes()

  /// Creates the board at the start of a game.
  public init(givens: Grid) {
    grid = givens
    cornerNotes = Array(repeating: .none, count: 81)
    centreNotes = cornerNotes
    colors = Array(repeating: [], count: 81)
  }

  /// Returns the visible notes of a kind in `cell`. Empty if it holds a digit.
  public func notes(at cell: Cell, kind: NoteKind = .corner) -> DigitSet {
    grid[cell] == nil ? self[kind][cell.index] : .none
  }

  /// Returns the colours of `cell`.
  public func colors(of cell: Cell) -> CellColors { colors[cell.index] }

  /// Returns the digits that no peer of an empty cell holds. Empty if it holds a digit.
  public func candidates(at cell: Cell) -> DigitSet {
    grid[cell] == nil ? grid.candidates(at: cell) : .none
  }

  /// Returns the digits that the player considers possible in an empty cell: the corner notes, or
  /// the centre notes if there are none.
  public func possibilities(at cell: Cell) -> DigitSet {
    let corner = notes(at: cell)
    return corner.isEmpty ? notes(at: cell, kind: .centre) : corner
  }

  subscript(kind: NoteKind) -> [DigitSet] {
    get { kind == .corner ? cornerNotes : centreNotes }
    _modify {
      switch kind {
      case .corner: yield &cornerNotes
      case .centre: yield &centreNotes
      }
    }
  }
}

/// The two kinds of notes in a cell. The player decides what they mean.
public enum NoteKind: String, CaseIterable, Codable, Sendable {
  /// Notes at each digit's own place in the cell, usually for candidates.
  case corner
  /// Notes side by side in the middle, usually for the remaining candidates.
  case centre
}

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

/// The notes that the digits on a board have taken from their peers.
///
/// A digit holds what it took until it goes: another is typed over it, it is cleared, alone or with
/// others, or a hint or the wheel replaces it. Then the notes come back, except for those that
/// another digit took as well, which wait for that one. A note comes back to an empty cell. One of a
/// cell with a digit waits until that cell is empty again.
///
/// What the player changes by hand no longer belongs to a digit. A note that is written or removed
/// meanwhile stays so, and clearing the notes of a cell settles all of that cell. The notes of the
/// cell itself stay below its digit all the time: ``Board``.
struct TakenNotes: Hashable, Sendable {
  /// The digits taken from the notes of each place.
  private(set) var digits = [DigitSet](repeating: .none, count: NotePlace.count)
  /// The peers from whose notes the digit of each cell took its own, by kind of note.
  private(set) var peers = [CellSet](repeating: .none, count: NotePlace.count)

  /// Returns the digits taken from `place` that no digit on `grid` holds any more.
  func released(at place: NotePlace, on grid: Grid) -> DigitSet {
    var digits = digits[place.index]
    guard !digits.isEmpty else { return .none }
    for peer in place.cell.peers {
      guard let digit = grid[peer], digits.contains(digit) else { continue }
      if peers[NotePlace(peer, place.kind).index].contains(place.cell) { digits.remove(digit) }
    }
    return digits
  }

  /// Replaces the digits taken from `place`. Returns the previous ones.
  mutating func set(_ digits: DigitSet, at place: NotePlace) -> DigitSet {
    defer { self.digits[place.index] = digits }
    return self.digits[place.index]
  }

  /// Replaces the peers from which the digit at `place` took notes. Returns the previous ones.
  mutating func set(_ peers: CellSet, at place: NotePlace) -> CellSet {
    defer { self.peers[place.index] = peers }
    return self.peers[place.index]
  }
}

/// A cell and a kind of note.
struct NotePlace: Hashable, Sendable {
  let cell: Cell
  let kind: NoteKind

  init(_ cell: Cell, _ kind: NoteKind) {
    self.cell = cell
    self.kind = kind
  }

  static let count = 81 * NoteKind.allCases.count
  /// All places, in the order of ``index``.
  static let all = NoteKind.allCases.flatMap { kind in Cell.all.map { NotePlace($0, kind) } }

  var index: Int { kind == .corner ? cell.index : 81 + cell.index }
}
