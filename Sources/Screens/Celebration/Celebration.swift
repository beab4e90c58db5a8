import Models

/// The moment after the last digit: a wave runs over the board, and paper rains.
struct Celebration: Equatable {
  /// Where the last digit was placed.
  let from: Cell
  /// When it is over, by the clock of the world outside.
  let end: Duration

  /// How long it takes.
  static let duration = Duration.milliseconds(1400)
  /// How long no key ends it.
  static let patience = Duration.milliseconds(400)
}

/// Cells that light up for a moment.
struct LitCells: Equatable {
  let cells: CellSet
  /// When they are as before, by the clock of the world outside.
  let end: Duration

  /// How long it takes.
  static let duration = Duration.milliseconds(500)
}
