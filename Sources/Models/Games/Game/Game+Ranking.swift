public import Sudoku

extension Puzzle {
  /// The fewest cells to fill in of a puzzle that counts: a third of the board. All puzzles that the
  /// program makes leave more.
  public static let fewestOpenCells = 27

  /// `true` if so little is left to fill in that a game of it is no achievement. It isn't ranked, and
  /// no statistics count it.
  public var isTooShort: Bool { 81 - givens.count < Self.fewestOpenCells }
}

/// The effect of help on rankings: docs/scores.md.
extension Game {
  /// `true` if hints, or the position that the game began with, have filled in more than half of the
  /// missing digits, so the game isn't ranked.
  public var isMostlyFilledIn: Bool {
    let given = puzzle.givens.count
    let brought = opening.map { $0.grid.count - given } ?? 0
    return (brought + hints.placements) * 2 > 81 - given
  }

  /// `true` if the game has a score. Practice doesn't.
  public var isScored: Bool { !origin.isTraining && !isPractice }

  /// `true` if there was no help of any kind, so the game can set a best time.
  public var isUnaided: Bool { hints.total == 0 }
}
