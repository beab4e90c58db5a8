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
