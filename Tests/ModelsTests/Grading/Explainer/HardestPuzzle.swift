import Grading
import Sudoku
import Testing

/// A puzzle known for its difficulty.
struct HardestPuzzle: Sendable {
  let name: String
  let text: String

  /// Those that take seconds from the givens to the solution.
  static let quick: [HardestPuzzle] = [
    HardestPuzzle(
      name: "AI Escargot",
      text: "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
    HardestPuzzle(
      name: "Arto Inkala's of 2010",
      text: "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."),
    HardestPuzzle(
      name: "Arto Inkala's of 2012",
      text: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
  ]

  /// Those that take up to two minutes.
  static let slow: [HardestPuzzle] = [
    goldenNugget,
    HardestPuzzle(
      name: "Easter Monster",
      text: "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"),
  ]

  static let goldenNugget = HardestPuzzle(
    name: "Golden Nugget",
    text: ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....")
}

extension HardestPuzzle: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension Grader {
  /// Finds no step where HoDoKu would guess.
  static let hodokuWithoutGuesses = Grader(
    techniques: TechniqueCatalog.grading.filter { $0.id != .bruteForce })
}
