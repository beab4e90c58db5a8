/// How the givens of a puzzle lie.
public enum Symmetry: String, CaseIterable, Codable, Sendable {
  /// Anyhow.
  case none
  /// The same when the grid is turned upside down, as newspapers print them.
  case halfTurn

  /// The cells that are given or not given together with `cell`, itself among them.
  public func orbit(of cell: Cell) -> [Cell] {
    switch self {
    case .none: [cell]
    case .halfTurn: cell.index == 40 ? [cell] : [cell, Cell(80 - cell.index)]
    }
  }
}
