import Sudoku

/// Solves with the commonest techniques of the level hard, without recording the steps.
///
/// These are X-Wings and the patterns of two conjugate pairs, W-Wings, XY-Wings, XYZ-Wings and the
/// BUG + 1. All of them that are in a position are used at once, then ``BasicSteps`` go on. So the
/// end is a fact about the puzzle.
struct HardSteps {
  /// The position in which these techniques find nothing more.
  private(set) var basic: BasicSteps
  /// `true` if these techniques solve the puzzle.
  private(set) var isSolved = false
  private var places = InlineArray<9, CellBits>(repeating: 0)
  private var removed = InlineArray<9, CellBits>(repeating: 0)
  /// The cells with two candidates, and those with more.
  private var pairs: [Int] = []
  private var others: [Int] = []

  /// Continues from the end of the basic steps.
  init(after basic: BasicSteps) {
    self.basic = basic
    pairs.reserveCapacity(81)
    others.reserveCapacity(81)
    while !self.basic.isSolved {
      look()
      if isGrave {
        isSolved = true
        return
      }
      takePairsOfPlaces()
      takeWings()
      var isFound = false
      for digit in 0..<9 where removed[digit] != 0 { isFound = true }
      guard isFound else { return }
      self.basic.remove(removed)
    }
    isSolved = true
  }

  /// Sorts the open cells and their candidates.
  private mutating func look() {
    places = InlineArray(repeating: 0)
    removed = InlineArray(repeating: 0)
    pairs.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    for cell in Bits(CellBits.allCells & ~basic.settled) {
      let digits = basic.candidates(at: cell)
      if digits.nonzeroBitCount == 2 { pairs.append(cell) } else { others.append(cell) }
      for digit in Bits(digits) { places[digit] |= .cell(cell) }
    }
  }

  /// `true` if every open cell has two candidates, apart from one with three.
  private var isGrave: Bool {
    others.count == 1 && basic.candidates(at: others[0]).nonzeroBitCount == 3
  }

  /// Removes the digit numbered `digit` from the cells that see both `first` and `second`, one of
  /// which holds it.
  @inline(__always)
  private mutating func remove(_ digit: Int, seenBy first: Int, _ second: Int) {
    let both = CellBits.houses[first] & CellBits.houses[second]
    removed[digit] |= both & places[digit] & ~(.cell(first) | .cell(second))
  }
}

// Two places in a house
extension HardSteps {
  private mutating func takePairsOfPlaces() {
    for digit in 0..<9 {
      var links = InlineArray<27, (UInt8, UInt8)>(repeating: (0, 0))
      var count = 0
      for house in 0..<27 {
        let spots = places[digit] & Houses.bits[house]
        guard spots.nonzeroBitCount == 2 else { continue }
        let last = 127 &- spots.leadingZeroBitCount
        links[count] = (
          UInt8(truncatingIfNeeded: spots.trailingZeroBitCount), UInt8(truncatingIfNeeded: last)
        )
        count &+= 1
      }
      for place in 0..<count {
        let one = (Int(links[place].0), Int(links[place].1))
        for next in place &+ 1..<count {
          let two = (Int(links[next].0), Int(links[next].1))
          join(digit, one.0, one.1, two.0, two.1)
          join(digit, one.0, one.1, two.1, two.0)
          join(digit, one.1, one.0, two.0, two.1)
          join(digit, one.1, one.0, two.1, two.0)
        }
        takeWWings(digit, one.0, one.1)
      }
    }
  }

  /// If `near` and `other` see each other, `far` or `end` holds the digit.
  @inline(__always)
  private mutating func join(_ digit: Int, _ near: Int, _ far: Int, _ other: Int, _ end: Int) {
    guard near != other, CellBits.houses[near] & .cell(other) != 0 else { return }
    remove(digit, seenBy: far, end)
  }

  /// Of two cells with the same two candidates that see the two places of a digit, one holds the
  /// other digit.
  private mutating func takeWWings(_ digit: Int, _ first: Int, _ second: Int) {
    let bit: UInt16 = 1 &<< UInt16(truncatingIfNeeded: digit)
    for left in pairs {
      let digits = basic.candidates(at: left)
      guard digits & bit != 0, left != first, left != second,
        CellBits.houses[left] & .cell(first) != 0
      else { continue }
      for right in pairs
      where right != left && right != first && right != second
        && basic.candidates(at: right) == digits && CellBits.houses[right] & .cell(second) != 0
      {
        remove((digits & ~bit).trailingZeroBitCount, seenBy: left, right)
      }
    }
  }
}

// Wings of three cells
extension HardSteps {
  private mutating func takeWings() {
    for pivot in pairs + others {
      let digits = basic.candidates(at: pivot)
      guard digits.nonzeroBitCount <= 3 else { continue }
      for (place, left) in pairs.enumerated()
      where left != pivot && CellBits.houses[pivot] & .cell(left) != 0 {
        let leftDigits = basic.candidates(at: left)
        guard leftDigits & digits != 0 else { continue }
        for right in pairs[(place + 1)...]
        where right != pivot && CellBits.houses[pivot] & .cell(right) != 0 {
          let rightDigits = basic.candidates(at: right)
          let shared = leftDigits & rightDigits
          let all = leftDigits | rightDigits
          guard shared.nonzeroBitCount == 1 else { continue }
          let digit = shared.trailingZeroBitCount
          if digits == all & ~shared {
            remove(digit, seenBy: left, right)
          } else if digits == all {
            let before = removed[digit]
            remove(digit, seenBy: left, right)
            removed[digit] = before | removed[digit] & CellBits.houses[pivot] & ~.cell(pivot)
          }
        }
      }
    }
  }
}
