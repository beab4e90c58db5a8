public import Sudoku

extension Cell {
  /// A direction on the board. The raw values are parts of the names of keys.
  public enum Direction: String, CaseIterable, Sendable {
    case up = "up"
    case down = "down"
    case left = "left"
    case right = "right"
  }

  /// Returns the next cell in a direction. Wraps around at the edges unless `stopsAtEdge`.
  public func neighbour(_ direction: Direction, stopsAtEdge: Bool = false) -> Cell {
    moved(direction, by: 1, stopsAtEdge)
  }

  /// Returns the cell at the same position in the next box in a direction. Wraps around at the
  /// edges unless `stopsAtEdge`.
  public func placeInNextBox(_ direction: Direction, stopsAtEdge: Bool = false) -> Cell {
    moved(direction, by: 3, stopsAtEdge)
  }

  private func moved(_ direction: Direction, by step: Int, _ stopsAtEdge: Bool) -> Cell {
    func next(_ place: Int, _ step: Int) -> Int {
      stopsAtEdge && !(0..<9).contains(place + step) ? place : (place + step + 9) % 9
    }
    return switch direction {
    case .up: Cell(row: next(row, -step), column: column)
    case .down: Cell(row: next(row, step), column: column)
    case .left: Cell(row: row, column: next(column, -step))
    case .right: Cell(row: row, column: next(column, step))
    }
  }

  /// Returns the first wanted cell after this one, or before it if `backwards`, row by row,
  /// wrapping around the board. The cell itself comes last. `nil` if none is wanted.
  public func next(backwards: Bool = false, where isWanted: (Cell) -> Bool) -> Cell? {
    let step = backwards ? 80 : 1
    return (1...81).lazy.map { Cell((index + $0 * step) % 81) }.first(where: isWanted)
  }
}
