public import Sudoku

/// How the givens of a puzzle lie: the pattern stays the same under some turns and reflections of
/// the grid.
///
/// ```
///   halfTurn      vertical      diagonal      quarterTurn
///   1 . . .       1 . . 1       1 . 2 3       1 2 3 1
///   . 2 3 .       . 2 2 .       . . . .       3 . . 2
///   . 3 2 .       3 . . 3       2 . . .       2 . . 3
///   . . . 1       . . . .       3 . . .       1 3 2 1      cells of a number go together
/// ```
public enum Symmetry: String, CaseIterable, Codable, Sendable {
  /// Anyhow.
  case none
  /// The same when the grid is turned upside down, as newspapers print them.
  case halfTurn
  /// The same when the grid is turned by 90 degrees, and so by any multiple.
  case quarterTurn
  /// The left half mirrors the right one.
  case vertical
  /// The upper half mirrors the lower one.
  case horizontal
  /// Both: the four quarters mirror each other.
  case verticalAndHorizontal
  /// Mirrored at the diagonal from the top left to the bottom right.
  case diagonal
  /// Mirrored at the diagonal from the top right to the bottom left.
  case antidiagonal
  /// Mirrored at both diagonals.
  case bothDiagonals
  /// All turns and reflections.
  case full

  /// The cells that are given or not given together with `cell`, itself among them, in order.
  public func orbit(of cell: Cell) -> [Cell] {
    var orbit: Set<Cell> = [cell]
    var new = [cell]
    while let next = new.popLast() {
      for generator in generators {
        let image = generator(next)
        if orbit.insert(image).inserted { new.append(image) }
      }
    }
    return orbit.sorted()
  }

  /// Changes of the grid that, one after the other in any way, are all that leave the pattern as it
  /// is.
  private var generators: [(Cell) -> Cell] {
    switch self {
    case .none: []
    case .halfTurn: [\.turned.turned]
    case .quarterTurn: [\.turned]
    case .vertical: [\.mirrored]
    case .horizontal: [\.mirrored.turned.turned]
    case .verticalAndHorizontal: [\.mirrored, \.turned.turned]
    case .diagonal: [\.transposed]
    case .antidiagonal: [\.transposed.turned.turned]
    case .bothDiagonals: [\.transposed, \.turned.turned]
    case .full: [\.turned, \.mirrored]
    }
  }
}

extension Cell {
  /// Where it comes to lie when the grid is turned clockwise by 90 degrees.
  fileprivate var turned: Cell { Cell(row: column, column: 8 - row) }
  /// Where it comes to lie when left and right change places.
  fileprivate var mirrored: Cell { Cell(row: row, column: 8 - column) }
  /// Where it comes to lie when rows become columns.
  fileprivate var transposed: Cell { Cell(row: column, column: row) }
}
