/// Solves as far as the techniques of the levels easy and medium carry, without saying how.
///
/// What it is for is to sort puzzles before they are graded, which takes far longer.
/// Whichever step comes first, these techniques come to the same end: none spoils another.
struct BasicSteps {
  /// What a puzzle needs.
  enum Need: Comparable {
    /// Singles.
    case singles
    /// Locked candidates, pairs and triples as well.
    case subsets
    /// More than that.
    case more
  }

  /// What the puzzle needs.
  private(set) var need = Need.singles
  /// The cells whose digits are known in the end.
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
    takeSingles()
    while !isSolved {
      isChanged = false
      takeLocked()
      if !isChanged { takeSubsets() }
      need = isChanged ? .subsets : .more
      if need == .more { return }
      takeSingles()
    }
  }

  private var isSolved: Bool { settled == .allCells }

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
  /// A digit that a line and a box have only where they meet goes from the rest of both.
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

  /// Naked and hidden pairs and triples: what two or three cells of a house have between them, or
  /// all the others do not have.
  private mutating func takeSubsets() {
    for house in 0..<27 {
      let cells = Houses.cells[house]
      for first in 0..<8 {
        for second in first &+ 1..<9 {
          takeSubset(of: 2, 1 &<< first | 1 &<< second, cells)
          for third in second &+ 1..<max(9, second &+ 1) {
            takeSubset(of: 3, 1 &<< first | 1 &<< second | 1 &<< third, cells)
          }
        }
      }
    }
  }

  /// `spots` of a house, one bit each.
  @inline(__always)
  private mutating func takeSubset(of size: Int, _ spots: Int, _ cells: InlineArray<9, UInt8>) {
    var (inside, outside): (UInt16, UInt16) = (0, 0)
    for spot in 0..<9 {
      let digits = candidates[Int(cells[spot])]
      if spots &>> spot & 1 == 1 { inside |= digits } else { outside |= digits }
    }
    let isNaked = inside.nonzeroBitCount == size
    let isHidden = (~outside & 0x1FF).nonzeroBitCount == size
    guard isNaked || isHidden else { return }
    for spot in 0..<9 {
      let isInside = spots &>> spot & 1 == 1
      if isNaked, !isInside { keep(~inside, at: Int(cells[spot])) }
      if isHidden, isInside { keep(~outside, at: Int(cells[spot])) }
    }
  }
}

/// The cells of the 27 houses: the rows, the columns, the boxes.
private enum Houses {
  static let cells: InlineArray<27, InlineArray<9, UInt8>> = {
    var houses = InlineArray<27, InlineArray<9, UInt8>>(repeating: .init(repeating: 0))
    for house in House.all {
      for (spot, cell) in house.cells.enumerated() {
        houses[house.index][spot] = UInt8(cell.index)
      }
    }
    return houses
  }()

  static let bits: InlineArray<27, CellBits> = {
    var houses = InlineArray<27, CellBits>(repeating: 0)
    for house in House.all { houses[house.index] = CellBits(cells: house.cells) }
    return houses
  }()
}
