import Sudoku

/// A grid that would be a bivalue universal grave, with two candidates in each cell and two places
/// in each house for each digit, if some cells didn't have extra candidates.
struct Grave {
  /// The cells with more than two candidates, in the order of discovery.
  private(set) var cells: [Cell] = []
  /// The extra candidates of each of ``cells``.
  private(set) var extra: [UInt16] = []
  /// All extra candidates found so far, house by house.
  private(set) var allExtra: UInt16 = 0
  /// The cells that see all of ``cells``, or `nil` if there are none of these.
  private(set) var common: CellSet?

  /// Finds the grave in `position`, or `nil` if there is none.
  init?(in position: ExplainerPosition) {
    guard collect(position) else { return nil }
    var rest = position
    for (cell, digits) in zip(cells, extra) {
      for digit in Bits(digits) { rest.remove(cell.index, digit) }
    }
    for cell in rest.open where rest.candidates[cell.index].nonzeroBitCount != 2 { return nil }
    for place in 0..<243 where ![0, 2].contains(rest.spots[place].nonzeroBitCount) { return nil }
  }

  private mutating func collect(_ position: ExplainerPosition) -> Bool {
    let tables = HouseTables.shared
    var lonely: (digit: Int, cells: CellSet)?
    var isOneDigit = true
    for house in Array(18..<27) + Array(0..<18) {
      for digit in 0..<9 {
        let spots = position.spots(of: digit, in: house)
        guard ![0, 2].contains(spots.nonzeroBitCount) else { continue }
        let rich = Bits(spots).map { Cell(tables.cell(house, $0)) }.filter {
          position.candidates[$0.index].nonzeroBitCount >= 3
        }
        if let known = lonely, isOneDigit {
          isOneDigit = known.digit == digit
          if isOneDigit { lonely = (digit, known.cells.union(CellSet(rich))) }
        } else if lonely == nil {
          lonely = (digit, CellSet(rich))
        }
        guard let first = rich.first else { return false }
        if rich.count == 1 {
          allExtra |= 1 << UInt16(digit)
          guard add(first, digit) else { return false }
        }
      }
    }
    guard let lonely, isOneDigit else { return true }
    for cell in lonely.cells.subtracting(CellSet(cells)) {
      guard add(cell, lonely.digit) else { return false }
    }
    return true
  }

  private mutating func add(_ cell: Cell, _ digit: Int) -> Bool {
    if let place = cells.firstIndex(of: cell) {
      extra[place] |= 1 << UInt16(digit)
    } else {
      cells.append(cell)
      extra.append(1 << UInt16(digit))
    }
    let seen = (common ?? .all).intersection(cell.peerSet).subtracting(CellSet(cells))
    common = seen
    return cells.count <= 1 || allExtra.nonzeroBitCount <= 1 || !seen.isEmpty
  }
}
