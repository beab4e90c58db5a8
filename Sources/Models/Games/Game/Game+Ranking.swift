import Sudoku

/// What help does to a place on a list: docs/scores.md.
extension Game {
  /// Whether hints have placed more than half of the digits that were to be found, so that the
  /// game takes no place.
  public var isMostlyPlacedByHints: Bool {
    hints.placements * 2 > 81 - puzzle.givens.count
  }

  /// Whether the game brings a score: practice doesn't.
  public var isScored: Bool { !origin.isTraining && !isPractice }

  /// Whether there was no help of any kind, so that its time may be a best one.
  public var isUnaided: Bool { hints.total == 0 }
}
