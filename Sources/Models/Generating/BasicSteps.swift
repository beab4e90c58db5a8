import Sudoku

/// Solves with the techniques of the levels easy and medium, without recording the steps.
///
/// Used to sort puzzles before grading, which takes far longer. The result doesn't depend on the
/// order of the steps, because none of these techniques spoils another.
struct BasicSteps {
  /// The techniques that a puzzle needs.
  enum Need: Comparable {
    /// Singles.
    case singles
    /// Also locked candidates, pairs and triples.
    case subsets
    /// More than that.
    case more
  }

  /// The techniques that the puzzle needs.
  private(set) var need = Need.singles
  /// The cells whose digits are known at the end.
  private(set) var settled: CellBits = 0
  private var candidates = InlineArray<81, UInt16>(repeating: 0x1FF)
  /// The cells with one candidate that their peers may still have.
  private var naked: CellBits = 0
  /// The houses whose candidates have changed since each search, a bit for each.
  private var unsearched = Unsearched()

  private struct Unsearched {
    var singles: UInt32 = 0
    var locked: UInt32 = 0
    var subsets: UInt32 = 0
  }

  /// Solves the givens of a full grid.
  init(_ given: CellBits, of full: borrowing FullGrid) {
    for cell in Bits(given) {
      candidates[cell] = 1 &<< UInt16(truncatingIfNeeded: full.digits[cell] &- 1)
    }
    naked = given
    unsearched = Unsearched(singles: Self.all, locked: Self.all, subsets: Self.all)
    solveOn()
  }

  /// `true` if the digits of all cells are known.
  var isSolved: Bool { settled == .allCells }

  /// Returns the candidates of the cell numbered `cell`, bit `d - 1` for digit `d`.
  func candidates(at cell: Int) -> UInt16 { candidates[cell] }

  /// The number of candidates in the cells whose digits aren't known at the end.
  var openCandidates: Int {
    var count = 0
    for cell in 0..<81 where settled & .cell(cell) == 0 {
      count &+= candidates[cell].nonzeroBitCount
    }
    return count
  }

  /// Continues solving with the knowledge that some cells hold one of `digits`.
  mutating func narrow(_ narrowings: some Sequence<(cell: Int, digits: UInt16)>) {
    for (cell, digits) in narrowings { keep(digits, at: cell) }
    solveOn()
  }

  /// Continues solving without the candidates of each digit in `cells`, by the index of the digit.
  mutating func remove(_ cells: borrowing InlineArray<9, CellBits>) {
    for digit in 0..<9 {
      let others = ~(1 &<< UInt16(truncatingIfNeeded: digit)) as UInt16
      for cell in Bits(cells[digit]) { keep(others, at: cell) }
    }
    solveOn()
  }

  private mutating func solveOn() {
    takeSingles()
    while !isSolved {
      takeLocked()
      if unsearched.singles == 0 { takeSubsets() }
      guard unsearched.singles != 0 else {
        need = .more
        return
      }
      need = max(need, .subsets)
      takeSingles()
    }
  }

  @inline(__always)
  private mutating func keep(_ digits: UInt16, at cell: Int) {
    let before = candidates[cell]
    let kept = before & digits
    guard kept != before else { return }
    candidates[cell] = kept
    if kept & (kept &- 1) == 0 { naked |= .cell(cell) }
    let houses = Houses.ofCells[cell]
    unsearched.singles |= houses
    unsearched.locked |= houses
    unsearched.subsets |= houses
  }

  /// All 27 houses.
  private static let all: UInt32 = 1 << 27 - 1
}

// Singles
extension BasicSteps {
  private mutating func takeSingles() {
    while true {
      while naked != 0 {
        let cell = naked.trailingZeroBitCount
        naked &= naked &- 1
        settle(cell)
      }
      guard unsearched.singles != 0 else { return }
      let house = unsearched.singles.trailingZeroBitCount
      unsearched.singles &= unsearched.singles &- 1
      takeHiddenSingles(house)
    }
  }

  private mutating func settle(_ cell: Int) {
    settled |= .cell(cell)
    let others = ~candidates[cell]
    for peer in Bits(CellBits.houses[cell] & ~settled) { keep(others, at: peer) }
  }

  @inline(__always)
  private mutating func takeHiddenSingles(_ house: Int) {
    var (once, twice): (UInt16, UInt16) = (0, 0)
    for spot in 0..<9 {
      let digits = candidates[Int(Houses.cells[house][spot])]
      twice |= once & digits
      once |= digits
    }
    let hidden = once & ~twice
    guard hidden != 0 else { return }
    for spot in 0..<9 {
      let cell = Int(Houses.cells[house][spot])
      let digits = candidates[cell] & hidden
      if digits != 0, digits != candidates[cell] { keep(digits, at: cell) }
    }
  }
}

// Locked candidates and subsets
extension BasicSteps {
  /// Removes digits that are confined to the crossing of a line and a box from the rest of both.
  private mutating func takeLocked() {
    let houses = unsearched.locked
    unsearched.locked = 0
    for box in 0..<9 {
      let (band, stack) = (box / 3, box % 3)
      let isBoxNew = houses &>> UInt32(truncatingIfNeeded: 18 &+ box) & 1 != 0
      for place in 0..<3 {
        let (row, column) = (band &* 3 &+ place, stack &* 3 &+ place)
        if isBoxNew || houses &>> UInt32(truncatingIfNeeded: row) & 1 != 0 {
          takeLocked(
            row &* 9 &+ stack &* 3, step: 1, inLine: row &* 9, (stack, 3),
            inBox: band &* 27 &+ stack &* 3, (place, 9))
        }
        if isBoxNew || houses &>> UInt32(truncatingIfNeeded: 9 &+ column) & 1 != 0 {
          takeLocked(
            band &* 27 &+ column, step: 9, inLine: column, (band, 27),
            inBox: band &* 27 &+ stack &* 3, (place, 1))
        }
      }
    }
  }

  /// Looks at three cells, starting at `meeting`, one every `step`. The rest of the line and of the
  /// box are two more such triples each. `inLine` and `inBox` are the beginnings of the line and
  /// the box, followed by the place of the meeting among their triples, and the distance between
  /// these.
  @inline(__always)
  private mutating func takeLocked(
    _ meeting: Int, step: Int, inLine line: Int, _ lineThrees: (place: Int, distance: Int),
    inBox box: Int, _ boxThrees: (place: Int, distance: Int)
  ) {
    let shared = digits(meeting, step)
    let one = (lineThrees.place &+ 1) % 3
    let two = (lineThrees.place &+ 2) % 3
    let first = line &+ one &* lineThrees.distance
    let second = line &+ two &* lineThrees.distance
    let third = box &+ (boxThrees.place &+ 1) % 3 &* boxThrees.distance
    let fourth = box &+ (boxThrees.place &+ 2) % 3 &* boxThrees.distance
    let inLine = digits(first, step) | digits(second, step)
    let inBox = digits(third, step) | digits(fourth, step)
    take(shared & ~inBox & inLine, first, second, step)
    take(shared & ~inLine & inBox, third, fourth, step)
  }

  @inline(__always)
  private func digits(_ start: Int, _ step: Int) -> UInt16 {
    candidates[start] | candidates[start &+ step] | candidates[start &+ 2 &* step]
  }

  @inline(__always)
  private mutating func take(_ digits: UInt16, _ first: Int, _ second: Int, _ step: Int) {
    guard digits != 0 else { return }
    for place in 0..<3 {
      keep(~digits, at: first &+ place &* step)
      keep(~digits, at: second &+ place &* step)
    }
  }

  /// Finds naked and hidden pairs and triples. If two cells of a house have exclusive digits, the
  /// other cells share as many digits as there are of them.
  private mutating func takeSubsets() {
    let houses = unsearched.subsets
    unsearched.subsets = 0
    for house in Bits(houses) {
      let open = Houses.bits[house] & ~settled
      // Of three open cells, none can have digits that the others lack.
      if open.nonzeroBitCount > 3 { takeSubsets(of: open) }
    }
  }

  private mutating func takeSubsets(of open: CellBits) {
    var cells = InlineArray<9, UInt8>(repeating: 0)
    var count = 0
    for cell in Bits(open) {
      cells[count] = UInt8(truncatingIfNeeded: cell)
      count &+= 1
    }
    // The union of the candidates of each combination of spots, one bit each.
    var unions = InlineArray<512, UInt16>(repeating: 0)
    for spots in 1..<1 &<< count {
      let first = Int(cells[spots.trailingZeroBitCount])
      let digits = unions[spots & (spots &- 1)] | candidates[first]
      unions[spots] = digits
      let size = spots.nonzeroBitCount
      guard digits.nonzeroBitCount == size, size > 1, size <= 3 || size >= count &- 3 else {
        continue
      }
      for spot in 0..<count where spots &>> spot & 1 == 0 { keep(~digits, at: Int(cells[spot])) }
    }
  }
}
