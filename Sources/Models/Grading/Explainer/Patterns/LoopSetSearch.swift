// Unique rectangles and loops of type 3
import Sudoku

extension ExplainerPosition {
  /// Offers the sets completed by the two `extra` cells of a loop. One of these cells holds one of
  /// `others`, so the two together act as a cell of a naked set, or of a hidden set of the pair and
  /// other digits.
  func completingSets(
    _ length: Int, _ extra: (Cell, Cell), _ others: UInt16, _ pair: UInt16, _ best: inout BestLoop
  ) {
    for size in 2...7 {
      for house in commonHouses(extra.0, extra.1) {
        let open = openCount(in: house)
        if 2 * size <= open && size >= others.nonzeroBitCount {
          completingNaked(size, length, house, extra, others, &best)
        }
        if 2 * size < open {
          completingHidden(size, length, house, extra, others, pair, &best)
        }
      }
    }
  }

  private func completingNaked(
    _ size: Int, _ length: Int, _ house: Int, _ extra: (Cell, Cell), _ others: UInt16,
    _ best: inout BestLoop
  ) {
    let tables = HouseTables.shared
    let ends = spots(of: extra, in: house)
    let shared = others & candidates[extra.0.index] & candidates[extra.1.index]
    for spots in HouseTables.subsets[size - 1] where spots & ends == 0 {
      let cells = Bits(spots).map { tables.cell(house, $0) }
      guard cells.allSatisfy({ candidates[$0].nonzeroBitCount > 1 }) else { continue }
      let digits = cells.reduce(UInt16(0)) { $0 | candidates[$1] }
      guard (digits | shared).nonzeroBitCount == size, (digits | others).nonzeroBitCount == size
      else { continue }
      let all = digits | others
      let gone = Bits(~(spots | ends) & 0x1FF).flatMap { spot in
        let cell = tables.cell(house, spot)
        return Bits(candidates[cell] & all).map { Candidate(cell, $0) }
      }
      best.offer(length, 3, gone, added: Double(size - 1) * 0.1)
    }
  }

  private func completingHidden(
    _ size: Int, _ length: Int, _ house: Int, _ extra: (Cell, Cell), _ others: UInt16,
    _ pair: UInt16, _ best: inout BestLoop
  ) {
    let tables = HouseTables.shared
    let ends = spots(of: extra, in: house)
    let second = spots(of: (extra.1, extra.1), in: house)
    let rest = ~(pair | others) & 0x1FF
    guard rest != 0 else { return }
    for added in HouseTables.subsets[size - 2] where added & ~rest == 0 {
      let digits = added | pair
      let places = Bits(digits).map { spots(of: $0, in: house) & ~second }
      let union = places.reduce(0, |)
      guard !places.contains(0), union.nonzeroBitCount == size else { continue }
      let set = union & ~ends
      let gone = Bits(set).flatMap { spot in
        let cell = tables.cell(house, spot)
        return Bits(candidates[cell] & ~digits).map { Candidate(cell, $0) }
      }
      best.offer(length, 3, gone, added: Double(set.nonzeroBitCount - 1) * 0.1)
    }
  }

  private func spots(of cells: (Cell, Cell), in house: Int) -> UInt16 {
    cells.0.spot(in: house) | cells.1.spot(in: house)
  }
}
