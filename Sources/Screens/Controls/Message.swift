import Sudoku

/// A sentence about the latest action, shown for a while or until the next action.
struct Message: Hashable {
  let text: String
  var isError = false
  /// The time at which it disappears, or `nil` to stay until the next action.
  var end: Duration?
  /// The cell that it is about, if it is about one.
  var cell: Cell?
}
