/// The digits and notes as they stand at one point of a game.
///
/// Notes lie under a digit: placing one hides them, clearing it shows them again.
public struct Board: Hashable, Sendable {
  /// The givens and the digits placed.
  public private(set) var grid: Grid
  /// By the number of the cell, those under a digit as well.
  private var allNotes: [DigitSet]

  /// The board at the start of a game.
  public init(givens: Grid) {
    grid = givens
    allNotes = Array(repeating: .none, count: 81)
  }

  /// The notes to show in `cell`: none where it holds a digit.
  public func notes(at cell: Cell) -> DigitSet {
    grid[cell] == nil ? allNotes[cell.index] : .none
  }
}

extension Board {
  /// What a move changed, enough to take it back.
  enum Change: Sendable {
    case digit(Cell, before: Digit?, placed: Digit?, peersThatLostTheNote: [Cell])
    case notes(Cell, before: DigitSet)
    case everything(before: Board)
  }

  /// Makes a move that is known to be allowed.
  mutating func make(_ move: Move, givens: Grid) -> Change {
    switch move {
    case .place(let digit, let cell, let removesNotes):
      return write(digit, at: cell, removesNotes: removesNotes)
    case .clear(let cell) where grid[cell] != nil:
      return write(nil, at: cell, removesNotes: false)
    case .clear(let cell):
      let before = allNotes[cell.index]
      allNotes[cell.index] = .none
      return .notes(cell, before: before)
    case .toggleNote(let digit, let cell):
      let before = allNotes[cell.index]
      allNotes[cell.index].toggle(digit)
      return .notes(cell, before: before)
    case .restart:
      let before = self
      self = Board(givens: givens)
      return .everything(before: before)
    }
  }

  private mutating func write(_ digit: Digit?, at cell: Cell, removesNotes: Bool) -> Change {
    let before = grid[cell]
    grid[cell] = digit
    var losers: [Cell] = []
    if let digit, removesNotes {
      losers = cell.peers.filter { allNotes[$0.index].contains(digit) }
      for peer in losers { allNotes[peer.index].remove(digit) }
    }
    return .digit(cell, before: before, placed: digit, peersThatLostTheNote: losers)
  }

  /// Takes back the newest change.
  mutating func revert(_ change: Change) {
    switch change {
    case .digit(let cell, let before, let placed, let losers):
      grid[cell] = before
      if let placed {
        for peer in losers { allNotes[peer.index].insert(placed) }
      }
    case .notes(let cell, let before):
      allNotes[cell.index] = before
    case .everything(let before):
      self = before
    }
  }
}
