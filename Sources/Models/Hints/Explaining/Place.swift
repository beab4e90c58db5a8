import Sudoku

/// The place that a hint points to.
enum Place: Hashable {
  case houses([House])
  case cells([Cell])
  /// No particular place.
  case board
}
