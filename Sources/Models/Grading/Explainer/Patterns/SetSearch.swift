// Naked and hidden sets
import Sudoku

extension ExplainerPosition {
  /// Calls `visit` with each naked set of `size` cells that eliminates something, until it returns
  /// `true`.
  func nakedSets(_ size: Int, _ visit: (PatternFinding) -> Bool) {
    let tables = HouseTables.shared
    for house in HouseTables.searchOrder where openCount(in: house) >= 2 * size {
      let fitting = (0..<9).filter {
        (2...size).contains(candidates[tables.cell(house, $0)].nonzeroBitCount)
      }
      guard fitting.count >= size else { continue }
      let allowed = fitting.reduce(UInt16(0)) { $0 | 1 << UInt16($1) }
      for spots in HouseTables.subsets[size] where spots & ~allowed == 0 {
        let digits = Bits(spots).reduce(UInt16(0)) { $0 | candidates[tables.cell(house, $1)] }
        guard digits.nonzeroBitCount == size else { continue }
        let others = Bits(~spots & 0x1FF).map { tables.cell(house, $0) }
        let gone = others.filter { candidates[$0] & digits != 0 }
        guard !gone.isEmpty else { continue }
        let eliminations = gone.flatMap { cell in
          Bits(candidates[cell] & digits).map { cell * 9 + $0 }
        }
        let facts: [(ExplainerTechnique, ExplainerDifficulty)] = [
          (.nakedPair, 3.0), (.nakedTriplet, 3.6), (.nakedQuad, 5.0),
        ]
        let finding = PatternFinding(
          technique: facts[size - 2].0, difficulty: facts[size - 2].1,
          eliminations: HashOrder.sorted(eliminations, cells: gone.count),
          obstacles: .naked(digits: digits, cells: Bits(spots).map { tables.cell(house, $0) }))
        if visit(finding) { return }
      }
    }
  }

  /// Calls `visit` with each hidden set of `size` digits that eliminates something, until it
  /// returns `true`.
  func hiddenSets(_ size: Int, _ visit: (PatternFinding) -> Bool) {
    forEachHiddenSet(size, moreThan: 2 * size) { house, digits, spots in
      let tables = HouseTables.shared
      let gone = Bits(spots).map { tables.cell(house, $0) }.filter { candidates[$0] & ~digits != 0 }
      guard !gone.isEmpty else { return false }
      let eliminations = gone.flatMap { cell in
        Bits(candidates[cell] & ~digits).map { cell * 9 + $0 }
      }
      let facts: [(ExplainerTechnique, ExplainerDifficulty)] = [
        (.hiddenPair, 3.4), (.hiddenTriplet, 4.0), (.hiddenQuad, 5.4),
      ]
      return visit(
        PatternFinding(
          technique: facts[size - 2].0, difficulty: facts[size - 2].1,
          eliminations: HashOrder.sorted(eliminations, cells: gone.count),
          obstacles: .hidden(digits: digits, house: house, spots: spots)))
    }
  }

  /// Returns a hidden set that leaves another digit one place in its house. Only that place is
  /// settled.
  func directHiddenSet(_ size: Int) -> ExplainerStep? {
    var step: ExplainerStep?
    forEachHiddenSet(size, moreThan: size) { house, digits, spots in
      for digit in Bits(~digits & 0x1FF) {
        let places = self.spots(of: digit, in: house)
        guard places.nonzeroBitCount > 1, (places & ~spots).nonzeroBitCount == 1 else { continue }
        let cell = HouseTables.shared.cell(house, (places & ~spots).trailingZeroBitCount)
        step = ExplainerStep(
          size == 2 ? .directHiddenPair : .directHiddenTriplet, size == 2 ? 2.0 : 2.5,
          placement: Candidate(cell, digit))
        return true
      }
      return false
    }
    return step
  }

  private func forEachHiddenSet(
    _ size: Int, moreThan count: Int,
    _ visit: (_ house: Int, _ digits: UInt16, _ spots: UInt16) -> Bool
  ) {
    for house in HouseTables.searchOrder where openCount(in: house) > count {
      var allowed: UInt16 = 0
      for digit in 0..<9 {
        let count = spots(of: digit, in: house).nonzeroBitCount
        if count > 1 && count <= size { allowed |= 1 << UInt16(digit) }
      }
      guard allowed.nonzeroBitCount >= size else { continue }
      for digits in HouseTables.subsets[size] where digits & ~allowed == 0 {
        let union = Bits(digits).reduce(UInt16(0)) { $0 | spots(of: $1, in: house) }
        guard union.nonzeroBitCount == size else { continue }
        if visit(house, digits, union) { return }
      }
    }
  }
}
