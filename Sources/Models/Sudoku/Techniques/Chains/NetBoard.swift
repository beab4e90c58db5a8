/// A position for playing out assumptions, with the singles in the order in which they come up.
/// Play continues even if a digit or a cell has no place left.
struct NetBoard {
  /// A bit for each remaining candidate of each cell. 0 if the cell is settled.
  private(set) var candidates: [UInt16]
  /// One more than the digit (0 to 8) of each cell, or 0 if it is open.
  private(set) var digits: [UInt8]
  /// The number of remaining places, at nine times the house plus the digit.
  private(set) var counts: [UInt8]
  private var naked: [Single] = []
  private var hidden: [Single] = []

  /// The only digit for a cell or the only place for it in a house. Digits are 0 to 8.
  struct Single {
    let cell: Int
    let digit: Int
  }

  /// Creates a board with the candidates of `grid`. Ignores the singles that are already there.
  init(_ grid: CandidateGrid) {
    candidates = Cell.all.map { grid[$0].bits }
    digits = Cell.all.map { UInt8(grid.grid[$0]?.rawValue ?? 0) }
    counts = House.all.flatMap { house in
      Digit.all.map { UInt8(grid.count(of: $0, in: house)) }
    }
  }

  /// The cells with one candidate left.
  var nakedSingles: [Single] { naked.filter { digits[$0.cell] == 0 } }

  /// The cells that are the only place for a digit, each once.
  var hiddenSingles: [Single] {
    var seen = CellSet.none
    return hidden.filter { single in
      let cell = Cell(single.cell)
      guard digits[single.cell] == 0, !seen.contains(cell),
        Self.houses[single.cell].contains(where: { counts[$0 * 9 + single.digit] == 1 })
      else { return false }
      seen.insert(cell)
      return true
    }
  }

  /// Returns the house of `cell` in which `digit` has the fewest places.
  func tightestHouse(_ cell: Int, _ digit: Int) -> Int {
    let houses = Self.houses[cell]
    return houses.dropFirst().reduce(houses[0]) { best, house in
      counts[house * 9 + digit] < counts[best * 9 + digit] ? house : best
    }
  }

  mutating func place(_ cell: Int, _ digit: Int) {
    guard digits[cell] != digit + 1 else { return }
    let others = candidates[cell]
    candidates[cell] = 0
    digits[cell] = UInt8(digit + 1)
    for peer in Cell(cell).peers { remove(peer.index, digit) }
    for other in Bits(others) {
      for house in Self.houses[cell] where leave(house, other) == 1 && other != digit {
        noteHidden(house, other)
      }
    }
  }

  mutating func remove(_ cell: Int, _ digit: Int) {
    guard candidates[cell] & 1 << UInt16(digit) != 0 else { return }
    candidates[cell] &= ~(1 << UInt16(digit))
    let left = candidates[cell]
    guard left != 0 else { return }
    if left & (left - 1) == 0 {
      naked.append(Single(cell: cell, digit: left.trailingZeroBitCount))
    }
    for house in Self.houses[cell] {
      switch leave(house, digit) {
      case 1: noteHidden(house, digit)
      case 0: forgetHidden(house, digit)
      default: break
      }
    }
  }

  /// Removes a place for `digit` in `house` from the count and returns how many are left.
  private mutating func leave(_ house: Int, _ digit: Int) -> UInt8 {
    counts[house * 9 + digit] &-= 1
    return counts[house * 9 + digit]
  }

  private mutating func noteHidden(_ house: Int, _ digit: Int) {
    let bit = 1 << UInt16(digit) as UInt16
    if let cell = House.all[house].cells.first(where: { candidates[$0.index] & bit != 0 }) {
      hidden.append(Single(cell: cell.index, digit: digit))
    }
  }

  private mutating func forgetHidden(_ house: Int, _ digit: Int) {
    let place = hidden.firstIndex {
      $0.digit == digit && House.all[house].contains(Cell($0.cell))
    }
    if let place { hidden.remove(at: place) }
  }

  private static let houses: [[Int]] = Cell.all.map(\.houseIndices)
}
