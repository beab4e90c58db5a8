import Sudoku

/// A puzzle in progress: the givens of a full grid, and their layout.
struct PuzzleDraft {
  let full: FullGrid
  var given: CellBits
  /// The parts that may be restored, in the order in which their removal was tried. Each part is
  /// considered once, the last one first.
  private var removed: ArraySlice<CellBits>

  /// Creates a draft. `order` is the order in which the parts were tried, empty if nothing is to be
  /// restored.
  init(full: FullGrid, order: [CellBits] = [], given: CellBits) {
    (self.full, self.given, removed) = (full, given, order[...])
  }

  /// Restores the latest removed part that isn't completely in `settled`. Returns `false` if there
  /// is none.
  mutating func refill(without settled: CellBits) -> Bool {
    while let part = removed.popLast() {
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
