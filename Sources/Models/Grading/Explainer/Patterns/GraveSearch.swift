import Sudoku

// Bivalue universal graves
extension ExplainerPosition {
  /// Returns the step for a grid that is almost a bivalue universal grave.
  func bivalueUniversalGrave() -> ExplainerStep? {
    guard let grave = Grave(in: self) else { return nil }
    if grave.cells.count == 1 {
      return graveStep(1, [(grave.cells[0], candidates[grave.cells[0].index] & ~grave.allExtra)])
    }
    guard let common = grave.common, !common.isEmpty else {
      return grave.allExtra.nonzeroBitCount == 1 ? lockedGrave(grave) : nil
    }
    if grave.allExtra.nonzeroBitCount == 1 {
      let step = graveStep(2, common.map { ($0, candidates[$0.index] & grave.allExtra) })
      return step ?? lockedGrave(grave)
    }
    return lockedGrave(grave) ?? completedGrave(grave, common)
  }

  /// Type 4: one of two cells must hold a certain digit.
  private func lockedGrave(_ grave: Grave) -> ExplainerStep? {
    guard grave.cells.count == 2 else { return nil }
    let (first, second) = (grave.cells[0], grave.cells[1])
    let shared = candidates[first.index] & candidates[second.index] & ~grave.allExtra
    guard shared.nonzeroBitCount == 1, !commonHouses(first, second).isEmpty else { return nil }
    return graveStep(
      4,
      zip(grave.cells, grave.extra).map { ($0, candidates[$0.index] & ~($1 | shared)) })
  }

  /// Type 3: the cells complete a naked set in one of their houses.
  private func completedGrave(_ grave: Grave, _ common: CellSet) -> ExplainerStep? {
    let tables = HouseTables.shared
    let houses = (0..<3).map { tables.houses[3 * grave.cells[0].index + $0] }
      .filter { house in grave.cells.allSatisfy { House.all[house].contains($0) } }
    for size in 2...6 {
      for house in houses {
        let cells = Array(common.intersection(House.all[house].cellSet))
        guard cells.count >= size else { continue }
        for places in HouseTables.subsets[size - 1] where Int(places) < 1 << cells.count {
          let set = Bits(places).map { cells[$0] }
          let digits = set.reduce(UInt16(0)) { $0 | candidates[$1.index] }
          guard digits.nonzeroBitCount == size, grave.allExtra & ~digits == 0,
            grave.allExtra.nonzeroBitCount > 1,
            set.allSatisfy({ candidates[$0.index].nonzeroBitCount > 1 })
          else { continue }
          let others = cells.filter { !set.contains($0) }
          let step = graveStep(3, others.map { ($0, candidates[$0.index] & digits) }, size)
          if let step { return step }
        }
      }
    }
    return nil
  }

  private func graveStep(
    _ type: Int, _ gone: [(Cell, UInt16)], _ size: Int = 1
  ) -> ExplainerStep? {
    let eliminations = gone.flatMap { cell, digits in
      Bits(digits).map { Candidate(cell.index, $0) }
    }
    guard !eliminations.isEmpty else { return nil }
    return ExplainerStep(
      .bivalueUniversalGrave(type: type), type == 1 ? 5.6 : 5.7 + Double(size - 1) * 0.1,
      eliminations: eliminations.sorted())
  }
}

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
