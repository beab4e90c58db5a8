import Sudoku

/// Takes givens out of full grids as long as one solution remains.
///
/// Parts of the grid are tried one after the other, in an order given, and a part goes where no
/// second solution comes of it. That decides what remains; the following only finds it sooner:
///
/// - What ``UnavoidableSets`` says must stay is not asked for.
/// - Many parts are taken out at once at first. If there is still one solution, each of them could
///   go; if not, half of them are tried, and so on.
/// - A second solution differs in what was just taken out, so the search is asked for that: there
///   is none if the cell cannot hold another digit.
///
/// Not to be shared between tasks; each makes its own and keeps it.
struct Dig: ~Copyable {
  private let search: Search
  /// The cells whose givens the search knows.
  private var asked: CellBits = 0

  /// How many parts are taken out at once at first. So many can go nearly always, and then one
  /// question tells it; any number gives the same puzzles.
  private static let firstBatch = 36

  /// Asks a search by `kernel`; there is a reason to choose one in tests only.
  init(kernel: Kernel = .best) {
    search = Search(kernel: kernel)
  }

  /// What remains of `full`, where no part goes that would leave fewer than `least` givens.
  mutating func run(
    _ full: borrowing FullGrid, _ order: borrowing RemovalOrder, downTo least: Int = 0
  ) -> CellBits {
    let sets = UnavoidableSets(full, order)
    forgetQuestion()
    var given = CellBits.allCells
    var met: UnavoidableSets.Bits = 0
    var place = 0
    var batch = Self.firstBatch
    while place < order.count {
      let end = min(place &+ batch, order.count)
      let (rest, restMet) = without(place..<end, of: given, met, sets, order, least)
      let isSound = rest == given ? true : isUnique(full, rest, from: given)
      if isSound {
        (given, met, place) = (rest, restMet, end)
        batch = 1
      } else if batch > 1 {
        batch /= 2
      } else {
        met |= sets.holding[place]
        place &+= 1
      }
    }
    return given
  }

  /// What is left of `given` without those parts at `places` of which nothing is known that speaks
  /// for them, and which sets that meets.
  private func without(
    _ places: Range<Int>, of given: CellBits, _ met: UnavoidableSets.Bits,
    _ sets: borrowing UnavoidableSets, _ order: borrowing RemovalOrder, _ least: Int
  ) -> (given: CellBits, met: UnavoidableSets.Bits) {
    var (given, met) = (given, met)
    var count = given.nonzeroBitCount
    for place in places {
      let size = order.parts[place].nonzeroBitCount
      if sets.ending[place] & ~met == 0, count &- size >= least {
        given &= ~order.parts[place]
        count &-= size
      } else {
        met |= sets.holding[place]
      }
    }
    return (given, met)
  }
}

// Questions to the search
extension Dig {
  /// Whether no cell of `given`, which have the solution `full` alone, can go.
  mutating func isMinimal(_ full: borrowing FullGrid, _ given: CellBits) -> Bool {
    forgetQuestion()
    give(full, given)
    asked = given
    var rest = given
    while rest != 0 {
      let cell = rest.trailingZeroBitCount
      rest &= rest &- 1
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

  /// Whether `given` has no solution but `full`, as `before` has, of which some are out.
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
    // With the others of them given, each in turn.
    give(full, open)
    while open != 0 {
      let cell = open.trailingZeroBitCount
      open &= open &- 1
      search.setCandidates(0x1FF & ~Self.bit(full, cell), at: cell)
      let another = search.hasSolution()
      search.setCandidates(0x1FF, at: cell)
      if another {
        free(open)
        return false
      }
    }
    return true
  }

  /// Those of `cells` that have several candidates after the deductions.
  private func unsettled(of cells: CellBits) -> CellBits {
    var (unsettled, rest) = (cells, cells)
    while rest != 0 {
      let cell = rest.trailingZeroBitCount
      rest &= rest &- 1
      let digits = search.foundCandidates(at: cell)
      if digits & (digits &- 1) == 0 { unsettled &= ~.cell(cell) }
    }
    return unsettled
  }

  private func give(_ full: borrowing FullGrid, _ cells: CellBits) {
    var rest = cells
    while rest != 0 {
      let cell = rest.trailingZeroBitCount
      rest &= rest &- 1
      search.setCandidates(Self.bit(full, cell), at: cell)
    }
  }

  private func free(_ cells: CellBits) {
    cells.forEachCell { search.setCandidates(0x1FF, at: $0) }
  }

  private static func bit(_ full: borrowing FullGrid, _ cell: Int) -> UInt16 {
    1 &<< UInt16(truncatingIfNeeded: full.digits[cell] &- 1)
  }
}
