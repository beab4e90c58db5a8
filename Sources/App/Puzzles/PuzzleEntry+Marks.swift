import Formats
import Sudoku

extension PuzzleEntry {
  /// The notes or candidates of an empty cell: the player's notes if there are any.
  func marks(at cell: Cell) -> DigitSet {
    let noted = (notes?[cell] ?? .none).union(centreNotes?[cell] ?? .none)
    return noted.isEmpty ? candidates?[cell] ?? .none : noted
  }
}
