import Sudoku

/// A puzzle in progress: the givens of a full grid, and their layout.
struct PuzzleDraft {
  let full: FullGrid
  /// The order in which the parts were tried, or `nil` if nothing is to be restored.
  let order: RemovalOrder?
  var given: CellBits
  /// The index of the next part to consider for restoring.
  private var next: Int

  init(full: FullGrid, order: RemovalOrder?, given: CellBits) {
    self.full = full
    self.order = order
    self.given = given
    next = (order?.count ?? 0) - 1
  }

  /// Restores the latest removed part that isn't completely in `settled`. Returns `false` if there
  /// is none.
  mutating func refill(without settled: CellBits) -> Bool {
    guard let order else { return false }
    while next >= 0 {
      let part = order.parts[next]
      next -= 1
      if part & ~(given | settled) != 0 {
        given |= part
        return true
      }
    }
    return false
  }

  /// The number of givens.
  var count: Int { given.nonzeroBitCount }

  /// The givens as a grid.
  var givens: Grid { full.grid(of: given) }
}
