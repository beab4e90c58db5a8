import Formats
import Sudoku

extension PuzzleEntry {
  /// The position in a line of HoDoKu's library, with the candidates that are missing, or `nil` if
  /// its digits leave just these candidates, so that they say all.
  var reducedLine: String? {
    guard isReduced else { return nil }
    // Its step and the remark on it aren't a part of the position.
    var position = self
    position.step = nil
    return position.libraryLine
  }

  /// The line of a puzzle that is printed again: its digits, or one of HoDoKu's library if some of
  /// them were placed or candidates are missing.
  var line: String { (hasPlaced || isReduced ? libraryLine : nil) ?? givens.description }

  private var isReduced: Bool {
    guard candidates != nil else { return false }
    let position = position
    return grid.emptyCells.contains { !grid.candidates(at: $0).isSubset(of: position[$0]) }
  }

  private var libraryLine: String? {
    guard var writer = try? PuzzleWriter(.library), let line = try? writer.text(of: self) else {
      return nil
    }
    return String(line.dropLast())
  }
}

extension PuzzleEntry {
  /// The notes or candidates of an empty cell: the player's notes if there are any.
  func marks(at cell: Cell) -> DigitSet {
    let noted = (notes?[cell] ?? .none).union(centreNotes?[cell] ?? .none)
    return noted.isEmpty ? candidates?[cell] ?? .none : noted
  }
}
