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
  private var isChanged = false

  /// Solves the givens of a full grid.
  init(_ given: CellBits, of full: borrowing FullGrid) {
    var rest = given
    while rest != 0 {
      let cell = rest.trailingZeroBitCount
      rest &= rest &- 1
      candidates[cell] = 1 &<< UInt16(truncatingIfNeeded: full.digits[cell] &- 1)
    }
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
    for (cell, digits) in narrowings { candidates[cell] &= digits }
    solveOn()
  }

  /// Continues solving without the candidates of each digit in `cells`, by the index of the digit.
  mutating func remove(_ cells: borrowing InlineArray<9, CellBits>) {
    for digit in 0..<9 {
      let others = ~(1 &<< UInt16(truncatingIfNeeded: digit)) as UInt16
      var rest = cells[digit]
      while rest != 0 {
        candidates[rest.trailingZeroBitCount] &= others
        rest &= rest &- 1
      }
    }
    solveOn()
  }

  private mutating func solveOn() {
    takeSingles()
    while !isSolved {
      isChanged = false
      takeLocked()
      if !isChanged { takeSubsets() }
      guard isChanged else {
        need = .more
        return
      }
      need = max(need, .subsets)
      takeSingles()
    }
  }

  @inline(__always)
  private mutating func keep(_ digits: UInt16, at cell: Int) {
    let kept = candidates[cell] & digits
    guard kept != candidates[cell] else { return }
    candidates[cell] = kept
    isChanged = true
  }
}

// Singles
extension BasicSteps {
  private mutating func takeSingles() {
    repeat {
      isChanged = false
      takeNakedSingles()
      for house in 0..<27 { takeHiddenSingles(Houses.cells[house]) }
    } while isChanged
  }

  private mutating func takeNakedSingles() {
    for cell in 0..<81 where settled & .cell(cell) == 0 {
      let digits = candidates[cell]
      guard digits & (digits &- 1) == 0 else { continue }
      settled |= .cell(cell)
      isChanged = true
      var peers = CellBits.houses[cell] & ~settled
      while peers != 0 {
        keep(~digits, at: peers.trailingZeroBitCount)
        peers &= peers &- 1
      }
    }
  }

  @inline(__always)
  private mutating func takeHiddenSingles(_ house: InlineArray<9, UInt8>) {
    var (once, twice): (UInt16, UInt16) = (0, 0)
    for spot in 0..<9 {
      let digits = candidates[Int(house[spot])]
      twice |= once & digits
      once |= digits
    }
    let hidden = once & ~twice
    for spot in 0..<9 {
      let cell = Int(house[spot])
      if candidates[cell] & hidden != 0 { keep(hidden, at: cell) }
    }
  }
}

// Locked candidates and subsets
extension BasicSteps {
  /// Removes digits that are confined to the crossing of a line and a box from the rest of both.
  private mutating func takeLocked() {
    for box in 0..<9 {
      for line in 0..<6 {
        let house = line < 3 ? box / 3 &* 3 &+ line : 9 &+ box % 3 &* 3 &+ line &- 3
        let meeting = Houses.bits[house] & Houses.bits[18 &+ box]
        let inLine = Houses.bits[house] & ~meeting
        let inBox = Houses.bits[18 &+ box] & ~meeting
        let shared = digits(of: meeting)
        take(shared & ~digits(of: inBox), from: inLine)
        take(shared & ~digits(of: inLine), from: inBox)
      }
    }
  }

  private func digits(of cells: CellBits) -> UInt16 {
    var (digits, rest): (UInt16, CellBits) = (0, cells)
    while rest != 0 {
      digits |= candidates[rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return digits
  }

  private mutating func take(_ digits: UInt16, from cells: CellBits) {
    guard digits != 0 else { return }
    cells.forEachCell { keep(~digits, at: $0) }
  }

  /// Finds naked and hidden pairs and triples. If two cells of a house have exclusive digits, the
  /// other cells share as many digits as there are of them.
  private mutating func takeSubsets() {
    for house in 0..<27 {
      let open = Houses.bits[house] & ~settled
      // Of three open cells, none can have digits that the others lack.
      if open.nonzeroBitCount > 3 { takeSubsets(of: open) }
    }
  }

  private mutating func takeSubsets(of open: CellBits) {
    var cells = InlineArray<9, UInt8>(repeating: 0)
    var count = 0
    open.forEachCell { cell in
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
