import Sudoku

/// The moment after the last digit: the board lights up row by row, then the win takes its place.
struct Celebration: Equatable {
  /// When the board is done, by the clock of the world outside.
  let end: Duration

  /// How long the board takes.
  static let boardDuration = Duration.milliseconds(600)
  /// How long the word takes to rise, the light to sweep over it and the paper to settle.
  static let winDuration = Duration.milliseconds(1000)
  /// How long everything takes.
  static let duration = boardDuration + winDuration
}

/// Cells that light up for a moment.
struct LitCells: Equatable {
  let cells: CellSet
  /// When they are as before, by the clock of the world outside.
  let end: Duration

  /// How long it takes.
  static let duration = Duration.milliseconds(500)
}
