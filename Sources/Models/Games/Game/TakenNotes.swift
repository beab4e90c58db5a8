import Sudoku

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
