import Sudoku

/// Removes givens from full grids as long as one solution remains.
///
/// Parts of the grid are tried one after the other in a given order, and a part is removed unless a
/// second solution results. That determines the outcome. The following only speeds it up:
///
/// - Parts that must stay according to ``UnavoidableSets`` aren't tried.
/// - At first many parts are removed at once. If there is still one solution, all of them can go.
///   If not, half of them are tried, and so on.
/// - A second solution differs in the removed cells, so the search only has to try other digits
///   there.
/// - The cells in which it differs are another unavoidable set. So each dig out of the same grid is
///   faster than the one before.
///
/// Don't share one between tasks. Each task makes its own and keeps it.
struct Dig: ~Copyable {
  private let search: Search
  private var sets = UnavoidableSets()
  /// The grid that the sets belong to.
  private var known = FullGrid()
  /// `true` once it is dug a second time. Most grids are dug only once, and it would take time
  /// to learn more about them.
  private var isLearning = false
  /// The cells whose givens the search knows.
  private var asked: CellBits = 0

  /// The number of parts removed at once at first. Almost always that many can go, and one question
  /// confirms it. Any number gives the same puzzles.
  private static let firstBatch = 40

  /// Creates a dig whose search uses `kernel`. Only tests need to choose one.
  init(kernel: Kernel = .best) {
    search = Search(kernel: kernel)
  }

  /// Returns what is left of the givens `start` of `full`, which have one solution, after removing
  /// all parts that can go without a second solution or fewer than `least` givens.
  mutating func run(
    _ full: borrowing FullGrid, _ parts: [CellBits],
    from start: CellBits = .allCells, downTo least: Int = 0
  ) -> CellBits {
    isLearning = full == known
    if !isLearning {
      sets.find(in: full)
      known = copy full
    }
    sets.lineUp(parts)
    forgetQuestion()
    var given = start
    var met = UnavoidableSets.Flags()
    var place = 0
    var batch = Self.firstBatch
    while place < parts.count {
      let end = min(place &+ batch, parts.count)
      let (rest, restMet) = without(place..<end, of: given, met, parts, least)
      let isSound = rest == given ? true : isUnique(full, rest, from: given)
      if isSound {
        (given, met, place) = (rest, restMet, end)
        batch = 1
      } else if batch > 1 {
        batch /= 2
      } else {
        met |= sets.holding(place)
        place &+= 1
      }
    }
    return given
  }

  /// Returns the rest of `given` without the parts at `places` that no known set protects, and the
  /// sets that this affects.
  @inline(__always)
  private func without(
    _ places: Range<Int>, of given: CellBits, _ met: UnavoidableSets.Flags,
    _ parts: [CellBits], _ least: Int
  ) -> (given: CellBits, met: UnavoidableSets.Flags) {
    var (given, met) = (given, met)
    var count = given.nonzeroBitCount
    for place in places {
      let size = (parts[place] & given).nonzeroBitCount
      if !sets.isLast(place, ofSetsOtherThan: met), count &- size >= least {
        given &= ~parts[place]
        count &-= size
      } else {
        met |= sets.holding(place)
      }
    }
    return (given, met)
  }
}

// Questions to the search
extension Dig {
  /// Returns `true` if no cell of `given`, whose only solution is `full`, can be removed.
  mutating func isMinimal(_ full: borrowing FullGrid, _ given: CellBits) -> Bool {
    forgetQuestion()
    give(full, given)
    asked = given
    for cell in Bits(given) {
      search.setCandidates(0x1FF & ~Self.bit(full, cell), at: cell)
      let another = search.hasSolution()
      search.setCandidates(Self.bit(full, cell), at: cell)
      if !another { return false }
    }
    return true
  }

  private mutating func forgetQuestion() {
    for cell in 0..<81 { search.setCandidates(0x1FF, at: cell) }
    asked = 0
  }

  /// Returns `true` if `given`, a part of `before`, still has only the solution `full`.
  private mutating func isUnique(
    _ full: borrowing FullGrid, _ given: CellBits, from before: CellBits
  ) -> Bool {
    give(full, given & ~asked)
    free(asked & ~given)
    asked = given
    var open = before & ~given
    if open & (open &- 1) != 0 {
      guard search.deduce() == .open else { return true }
      open &= unsettled(of: open)
    }
    // Tests each cell with the others given.
    give(full, open)
    for cell in Bits(open) {
      open &= ~.cell(cell)
      search.setCandidates(0x1FF & ~Self.bit(full, cell), at: cell)
      let another = search.hasSolution()
      search.setCandidates(0x1FF, at: cell)
      if another {
        learn(full)
        free(open)
        return false
      }
    }
    return true
  }

  /// Remembers where the solution found differs from `full`, if these are few cells.
  private mutating func learn(_ full: borrowing FullGrid) {
    guard isLearning, sets.hasRoom else { return }
    let most = UnavoidableSets.mostAddedCells
    if let cells = search.cellsDiffering(from: full.digits, upTo: most) { sets.insert(cells) }
  }

  /// Returns those of `cells` that have several candidates after the deductions.
  private func unsettled(of cells: CellBits) -> CellBits {
    var unsettled = cells
    for cell in Bits(cells) {
      let digits = search.foundCandidates(at: cell)
      if digits & (digits &- 1) == 0 { unsettled &= ~.cell(cell) }
    }
    return unsettled
  }

  private func give(_ full: borrowing FullGrid, _ cells: CellBits) {
    for cell in Bits(cells) { search.setCandidates(Self.bit(full, cell), at: cell) }
  }

  private func free(_ cells: CellBits) {
    for cell in Bits(cells) { search.setCandidates(0x1FF, at: cell) }
  }

  private static func bit(_ full: borrowing FullGrid, _ cell: Int) -> UInt16 {
    1 &<< UInt16(truncatingIfNeeded: full.digits[cell] &- 1)
  }
}
