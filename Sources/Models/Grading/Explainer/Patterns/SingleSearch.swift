// Singles
import Sudoku

extension ExplainerPosition {
  /// Returns a digit with one place left in a house: the last digits of houses first, then in
  /// boxes, columns and rows.
  func hiddenSingle() -> ExplainerStep? {
    let tables = HouseTables.shared
    var later: (house: Int, digit: Int)?
    for house in HouseTables.searchOrder {
      let digits = digitsWithOneSpot(in: house, tables)
      guard digits != 0 else { continue }
      if openCount(in: house) == 1 {
        return hiddenSingle(house, digits.trailingZeroBitCount, 1.0)
      }
      if later == nil { later = (house, digits.trailingZeroBitCount) }
    }
    return later.map { hiddenSingle($0.house, $0.digit, $0.house >= 18 ? 1.2 : 1.5) }
  }

  /// Returns a cell with one candidate.
  func nakedSingle() -> ExplainerStep? {
    for cell in open where candidates[cell.index].nonzeroBitCount == 1 {
      let digit = candidates[cell.index].trailingZeroBitCount
      return ExplainerStep(.nakedSingle, 2.3, placement: Candidate(cell.index, digit))
    }
    return nil
  }

  private func hiddenSingle(
    _ house: Int, _ digit: Int, _ difficulty: ExplainerDifficulty
  ) -> ExplainerStep {
    let spot = spots(of: digit, in: house).trailingZeroBitCount
    let cell = HouseTables.shared.cell(house, spot)
    return ExplainerStep(.hiddenSingle, difficulty, placement: Candidate(cell, digit))
  }

  private func digitsWithOneSpot(in house: Int, _ tables: HouseTables) -> UInt16 {
    var once: UInt16 = 0
    var more: UInt16 = 0
    for place in house * 9..<house * 9 + 9 {
      let candidates = candidates[tables.cells[place]]
      more |= once & candidates
      once |= candidates
    }
    return once & ~more
  }
}
