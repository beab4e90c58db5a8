import Generating
import Sudoku
import TestSupport

extension Puzzle {
  /// Returns the well-known puzzle with its digits exchanged, differently for each `number`.
  static func relabelled(by number: Int, level: Level) throws -> Puzzle {
    var random = SeededNumbers(seed: UInt64(number))
    let transform = GridTransform(
      rows: Array(0..<9), columns: Array(0..<9), digits: Digit.all.shuffled(using: &random),
      isTransposed: false)
    let known = try Puzzle.wellKnown()
    return Puzzle(
      givens: transform(known.givens), solution: transform(known.solution), level: level,
      rating: known.rating)
  }
}
