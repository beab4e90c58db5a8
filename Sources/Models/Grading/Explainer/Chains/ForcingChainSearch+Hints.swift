// Hints
import Sudoku

extension ForcingChainSearch {
  /// Offers a chain to `source`, on or off, by way of `on` and `out`, from its opposite.
  mutating func offerChain(
    _ source: Int, isOn: Bool, through on: Int, _ out: Int?, _ length: Int
  ) {
    let rank = ChainHint.Rank(
      difficulty: chainBase + ChainLength.addition(length), length: length, kind: kind,
      time: time << 16 | (isOn ? 0xFFFF : 0xFFFE))
    let others = position.candidates[source / 9] & ~(1 << UInt16(source % 9))
    let gone = isOn ? Bits(others).map { source / 9 * 9 + $0 } : [source]
    guard selection.accepts(rank, gone) else { return }
    let technique: ExplainerTechnique =
      reach == .all ? .forcingChain : length == 6 ? .turbotFish : .forcingXChain
    var hint = ChainHint(
      technique: technique, rank: rank, eliminations: gone, placement: isOn ? source : nil)
    if let obstacles {
      var way = [ChainStatement(source, isOn: isOn)]
      if let out { way.append(ChainStatement(out, isOn: false)) }
      way += self.way(from: on, to: source, isFromOff: isOn)
      hint.content = way.map(\.bits)
      hint.origin = .way(way)
      hint.obstacles = obstacles.alongWay(way)
    }
    selection.offer(hint)
  }

  /// Offers a cycle from `source` to `on` to `out` and back to `source`.
  mutating func offerCycle(
    _ source: Int, _ on: Int, _ out: Int, _ length: Int, _ number: Int
  ) {
    let rank = ChainHint.Rank(
      difficulty: cycleBase + ChainLength.addition(length), length: length, kind: kind,
      time: time << 16 | number)
    guard selection.mayAccept(rank.difficulty, length) else { return }
    let way =
      [ChainStatement(source, isOn: true), ChainStatement(out, isOn: false)]
      + way(from: on, to: source, isFromOff: false)
    let gone = eliminations(of: way.dropLast())
    guard !gone.isEmpty, selection.accepts(rank, gone) else { return }
    let technique: ExplainerTechnique =
      switch reach {
      case .all: .bidirectionalCycle
      case .bivalueCells: .bidirectionalYCycle
      case .oneDigit: length == 4 ? .generalizedXWing : .bidirectionalXCycle
      }
    var hint = ChainHint(technique: technique, rank: rank, eliminations: gone)
    if let obstacles {
      let back = way.reversed().map(\.opposite)
      hint.content = way.dropLast().map(\.bits) + back.dropLast().map(\.bits)
      hint.origin = .way(way)
      hint.obstacles = obstacles.aroundCycle(way)
    }
    selection.offer(hint)
  }

  /// Returns the statements from `on` back to the source.
  private func way(from on: Int, to source: Int, isFromOff: Bool) -> [ChainStatement] {
    var way = [ChainStatement(on, isOn: true)]
    var on = on
    while on != source || isFromOff {
      let (out, next) = before[on]
      way.append(ChainStatement(Int(out), isOn: false))
      if isFromOff && Int(out) == source { break }
      way.append(ChainStatement(Int(next), isOn: true))
      on = Int(next)
    }
    return way
  }

  /// Returns the candidates outside the cells of the cycle that see their digit there both on and
  /// off.
  private func eliminations(of cycle: ArraySlice<ChainStatement>) -> [Int] {
    let cells = CellSet(cycle.map { Cell($0.candidate / 9) })
    var seen = (
      on: Array(repeating: CellSet.none, count: 9), off: Array(repeating: CellSet.none, count: 9)
    )
    var order: [Int] = []
    for statement in cycle {
      let (cell, digit) = (Cell(statement.candidate / 9), statement.candidate % 9)
      let victims = cell.peerSet.subtracting(cells)
      if statement.isOn {
        for victim in victims where position.has(victim.index, digit) {
          guard !seen.on[digit].contains(victim) else { continue }
          seen.on[digit].insert(victim)
          order.append(victim.index * 9 + digit)
        }
      } else {
        seen.off[digit] = seen.off[digit].union(victims)
      }
    }
    let gone = order.filter { seen.off[$0 % 9].contains(Cell($0 / 9)) }
    return HashOrder.sorted(gone, cells: Set(gone.map { $0 / 9 }).count)
  }
}
