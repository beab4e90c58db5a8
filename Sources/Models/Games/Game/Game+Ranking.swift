import Sudoku

/// The effect of help on rankings: docs/scores.md.
extension Game {
  /// `true` if hints have placed more than half of the missing digits, so the game isn't ranked.
  public var isMostlyPlacedByHints: Bool {
    hints.placements * 2 > 81 - puzzle.givens.count
  }

  /// `true` if the game has a score. Practice doesn't.
  public var isScored: Bool { !origin.isTraining && !isPractice }

  /// `true` if there was no help of any kind, so the game can set a best time.
  public var isUnaided: Bool { hints.total == 0 }
}
