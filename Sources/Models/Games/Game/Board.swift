public import Sudoku

/// The digits, notes and colours as they stand at one point of a game.
///
/// Notes lie under a digit: placing one hides them, clearing it shows them again.
public struct Board: Hashable, Sendable {
  /// The givens and the digits placed.
  public internal(set) var grid: Grid
  /// By the number of the cell, those under a digit as well.
  var cornerNotes: [DigitSet]
  /// By the number of the cell, those under a digit as well.
  var centreNotes: [DigitSet]
  /// By the number of the cell.
  var colors: [CellColor?]

  /// The board at the start of a game.
  public init(givens: Grid) {
    grid = givens
    cornerNotes = Array(repeating: .none, count: 81)
    centreNotes = cornerNotes
    colors = Array(repeating: nil, count: 81)
  }

  /// The notes of a kind to show in `cell`: none where it holds a digit.
  public func notes(at cell: Cell, kind: NoteKind = .corner) -> DigitSet {
    grid[cell] == nil ? self[kind][cell.index] : .none
  }

  /// The colour of `cell`; nil where it has none.
  public func color(of cell: Cell) -> CellColor? { colors[cell.index] }

  /// The digits that no peer of an empty cell holds; none where it holds a digit.
  public func candidates(at cell: Cell) -> DigitSet {
    grid[cell] == nil ? grid.candidates(at: cell) : .none
  }

  /// What the player takes to be possible in an empty cell: the corner notes, where there are none
  /// the centre notes.
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
