// Unique rectangles and loops
import Sudoku

extension ExplainerPosition {
  /// Returns the easiest unique rectangle or loop: the lowest rating first, then by type.
  func uniqueLoop() -> ExplainerStep? {
    var best = BestLoop()
    for cell in open where candidates[cell.index].nonzeroBitCount == 2 {
      LoopPath.forEach(from: cell, in: self) { loop in
        if let best = best.step, best.difficulty < Self.difficulty(ofLoop: loop.count) { return }
        collect(loop, candidates[cell.index], &best)
      }
    }
    return best.step
  }

  private func collect(_ loop: [Cell], _ pair: UInt16, _ best: inout BestLoop) {
    let extra = loop.filter { candidates[$0.index] != pair }
    switch extra.count {
    case 0: return
    case 1:
      best.offer(loop.count, 1, Bits(pair).map { Candidate(extra[0].index, $0) })
    case 2:
      let others = (candidates[extra[0].index] | candidates[extra[1].index]) & ~pair
      if others.nonzeroBitCount == 1 {
        best.offer(loop.count, 2, commonElimination(extra, pair))
      } else {
        completingSets(loop.count, (extra[0], extra[1]), others, pair, &best)
      }
      best.offer(loop.count, 4, lockedElimination(extra[0], extra[1], pair))
    default: best.offer(loop.count, 2, commonElimination(extra, pair))
    }
  }

  /// Type 2: one of `extra` holds the digit that they share besides the pair.
  private func commonElimination(_ extra: [Cell], _ pair: UInt16) -> [Candidate] {
    let digit = (candidates[extra[0].index] & ~pair).trailingZeroBitCount
    return Cell.commonPeers(of: extra).filter { has($0.index, digit) }
      .map { Candidate($0.index, digit) }
  }

  /// Type 4: if one of the two cells must hold one digit of the pair, neither can hold the other.
  private func lockedElimination(_ first: Cell, _ second: Cell, _ pair: UInt16) -> [Candidate] {
    var isLocked = [false, false]
    for house in commonHouses(first, second) {
      for (place, digit) in Bits(pair).enumerated()
      where spots(of: digit, in: house).nonzeroBitCount == 2 {
        isLocked[place] = true
      }
    }
    guard let locked = isLocked.firstIndex(of: true) else { return [] }
    let gone = Array(Bits(pair))[1 - locked]
    return [first, second].map { Candidate($0.index, gone) }
  }

  /// Returns the houses that contain both cells: box, row, column.
  func commonHouses(_ first: Cell, _ second: Cell) -> [Int] {
    let houses = HouseTables.shared.houses
    return (0..<3).filter { houses[3 * first.index + $0] == houses[3 * second.index + $0] }
      .map { houses[3 * first.index + $0] }
  }

  static func difficulty(ofLoop length: Int) -> ExplainerDifficulty {
    switch length {
    case 10...: 4.5 + 0.3 + 0.2
    case 8...: 4.5 + 0.2
    case 6...: 4.5 + 0.1
    default: 4.5
    }
  }
}
