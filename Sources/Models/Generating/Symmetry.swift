public import Sudoku

/// The symmetry of the givens of a puzzle: the turns and reflections of the grid that leave the
/// pattern unchanged.
///
/// ```
///   halfTurn      vertical      diagonal      quarterTurn
///   1 . . .       1 . . 1       1 . 2 3       1 2 3 1
///   . 2 3 .       . 2 2 .       . . . .       3 . . 2
///   . 3 2 .       3 . . 3       2 . . .       2 . . 3
///   . . . 1       . . . .       3 . . .       1 3 2 1      cells of a number go together
/// ```
public enum Symmetry: String, CaseIterable, Codable, Sendable {
  /// No symmetry.
  case none
  /// Unchanged by a half turn, as in newspapers.
  case halfTurn
  /// Unchanged by a quarter turn, and so by any number of them.
  case quarterTurn
  /// The left half mirrors the right.
  case vertical
  /// The upper half mirrors the lower.
  case horizontal
  /// Both: the four quarters mirror each other.
  case verticalAndHorizontal
  /// Mirrored along the diagonal from top left to bottom right.
  case diagonal
  /// Mirrored along the diagonal from top right to bottom left.
  case antidiagonal
  /// Mirrored along both diagonals.
  case bothDiagonals
  /// All turns and reflections.
  case full

  /// Returns the cells that are given or empty together with `cell`, including itself, in order.
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

  /// The sets of cells that are either all given or all empty, by their first cells.
  var orbits: [CellBits] {
    var seen: CellBits = 0
    return Cell.all.compactMap { cell in
      guard seen & .cell(cell.index) == 0 else { return nil }
      let part = CellBits(cells: orbit(of: cell))
      seen |= part
      return part
    }
  }

  /// Returns `true` if the pattern of `cells` has this symmetry, and maybe more.
  public func holds(for cells: CellSet) -> Bool {
    generators.allSatisfy { generator in cells.allSatisfy { cells.contains(generator($0)) } }
  }

  /// Transformations whose combinations are all those that leave the pattern unchanged.
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
  /// The cell after a clockwise quarter turn of the grid.
  fileprivate var turned: Cell { Cell(row: column, column: 8 - row) }
  /// The cell after swapping left and right.
  fileprivate var mirrored: Cell { Cell(row: row, column: 8 - column) }
  /// The cell after swapping rows and columns.
  fileprivate var transposed: Cell { Cell(row: column, column: row) }
}
