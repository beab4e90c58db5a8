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
  /// Makes an allowed move that is about one cell or consists of such moves.
  ///
  /// Notes that digits no longer hold are ``released`` afterwards, but not back yet.
  mutating func make(_ move: Move) {
    switch move {
    case .place(let digit, let cell, let removesNotes):
      release(cell)
      if removesNotes { take(digit, fromPeersOf: cell) }
      grid[cell] = digit
    case .clear(let cell) where grid[cell] != nil:
      release(cell)
      grid[cell] = nil
    case .clear(let cell):
      for kind in NoteKind.allCases {
        self[kind][cell.index] = .none
        settle(.all, at: NotePlace(cell, kind))
      }
    case .toggleNote(let digit, let cell, let kind):
      var notes = self[kind][cell.index]
      notes.toggle(digit)
      change(notes, at: NotePlace(cell, kind))
    case .setNotes(let digits, let cell, let kind): change(digits, at: NotePlace(cell, kind))
    case .color(let colors, let cell): self.colors[cell.index] = colors
    case .several(let moves): for move in moves { make(move) }
    case .restart, .restore, .reveal: break
    }
  }
}

// Notes that digits take from their peers
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

  /// Gives up the ``released`` notes for good. Journals of earlier versions say nothing of them,
  /// and replay as they were played.
  mutating func dropReleased() {
    for place in NotePlace.all where grid[place.cell] == nil {
      settle(taken.released(at: place, on: grid), at: place)
    }
  }

  private mutating func take(_ digit: Digit, fromPeersOf cell: Cell) {
    for kind in NoteKind.allCases {
      var touched = CellSet.none
      for peer in cell.peers {
        let place = NotePlace(peer, kind)
        if self[kind][peer.index].contains(digit) {
          self[kind][peer.index].remove(digit)
          taken.digits[place.index].insert(digit)
        }
        if taken.digits[place.index].contains(digit) { touched.insert(peer) }
      }
      if !touched.isEmpty { taken.peers[NotePlace(cell, kind).index] = touched }
    }
  }

  /// Makes the digit of `cell` give up the notes that it holds.
  private mutating func release(_ cell: Cell) {
    for kind in NoteKind.allCases where !taken.peers[NotePlace(cell, kind).index].isEmpty {
      taken.peers[NotePlace(cell, kind).index] = .none
    }
  }

  /// Changes notes by hand.
  private mutating func change(_ notes: DigitSet, at place: NotePlace) {
    let before = self[place.kind][place.cell.index]
    self[place.kind][place.cell.index] = notes
    settle(before.subtracting(notes).union(notes.subtracting(before)), at: place)
  }

  /// Takes the notes of `digits` at `place` from the digits that hold them, because the player has
  /// decided on them.
  private mutating func settle(_ digits: DigitSet, at place: NotePlace) {
    let held = taken.digits[place.index]
    guard !held.intersection(digits).isEmpty else { return }
    taken.digits[place.index] = held.subtracting(digits)
    for peer in place.cell.peers {
      guard let digit = grid[peer], digits.contains(digit) else { continue }
      taken.peers[NotePlace(peer, place.kind).index].remove(place.cell)
    }
  }
}

/// The notes that the digits on a board have taken from their peers.
///
/// A digit holds what it took until it goes: another is typed over it, it is cleared, alone or with
/// others, or a hint or the wheel replaces it. Then the notes come back, except for those that
/// another digit took as well, which wait for that one. A note comes back to an empty cell. One of
/// a cell with a digit waits until that cell is empty again.
///
/// What the player changes by hand no longer belongs to a digit. A note that is written or removed
/// meanwhile stays so, and clearing the notes of a cell settles all of that cell. The notes of the
/// cell itself stay below its digit all the time: ``Board``.
struct TakenNotes: Hashable, Sendable {
  /// The digits taken from the notes of each place.
  var digits = [DigitSet](repeating: .none, count: NotePlace.count)
  /// The peers from whose notes the digit of each cell took its own, by kind of note.
  var peers = [CellSet](repeating: .none, count: NotePlace.count)

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
