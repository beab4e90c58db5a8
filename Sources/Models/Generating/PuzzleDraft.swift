import Sudoku

/// A puzzle in the making: givens of a full grid, and how they lie.
struct PuzzleDraft {
  let full: FullGrid
  let order: RemovalOrder
  var given: CellBits
  /// The place of the part to look at next when one is put back.
  private var next: Int

  init(full: FullGrid, order: RemovalOrder, given: CellBits) {
    self.full = full
    self.order = order
    self.given = given
    next = order.count - 1
  }

  /// Puts back the part that was taken out last and is not all in `settled`; false where there is
  /// none.
  mutating func refill(without settled: CellBits) -> Bool {
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

  /// How many givens it has.
  var count: Int { given.nonzeroBitCount }

  /// The givens as a grid.
  var givens: Grid { full.grid(of: given) }
}
