import Sudoku

/// Where a hint sends its reader.
enum Place: Hashable {
  case houses([House])
  case cells([Cell])
  /// Nowhere in particular.
  case board
}
