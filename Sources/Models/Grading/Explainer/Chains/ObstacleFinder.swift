import Sudoku

/// Finds the candidates that had to be eliminated before a nested chain held: those that `source`
/// had and `position` doesn't, if a statement relies on their absence.
struct ObstacleFinder {
  let source: ExplainerPosition
  let position: ExplainerPosition

  /// Returns the obstacles of a single path of statements, last first.
  func alongWay(_ way: [ChainStatement]) -> [Int] {
    var found = OrderedCandidates()
    add(way, &found)
    return found.list
  }

  /// Returns the obstacles of a cycle, in both directions.
  func aroundCycle(_ way: [ChainStatement]) -> [Int] {
    var found = OrderedCandidates()
    add(way.dropLast(), closedBy: way.last, &found)
    // Reversing a link swaps weak and strong, and so its cause.
    for (statement, next) in zip(way, way.dropFirst()) where !statement.isOn {
      add(
        ChainStatement(statement.candidate, isOn: true),
        ChainCause(between: next.candidate, and: statement.candidate), &found)
    }
    return found.list
  }

  private func add(
    _ way: some BidirectionalCollection<ChainStatement>, closedBy last: ChainStatement? = nil,
    _ found: inout OrderedCandidates
  ) {
    for (statement, before) in zip(way, Array(way.dropFirst()) + (last.map { [$0] } ?? []))
    where statement.isOn {
      add(statement, position.strongCause(from: before.candidate, to: statement.candidate), &found)
    }
  }

  /// Adds the candidates that had to be eliminated before `statement`, which is on, followed for
  /// `cause`.
  func add(_ statement: ChainStatement, _ cause: ChainCause, _ found: inout OrderedCandidates) {
    let (cell, digit) = (statement.candidate / 9, statement.candidate % 9)
    if cause == .cell {
      for other in Bits(source.candidates[cell] & ~position.candidates[cell]) {
        found.insert(cell * 9 + other)
      }
    } else if let house = cause.house(of: cell) {
      let gone = source.spots(of: digit, in: house) & ~position.spots(of: digit, in: house)
      for spot in Bits(gone) { found.insert(HouseTables.shared.cell(house, spot) * 9 + digit) }
    }
  }
}

extension ExplainerPosition {
  /// Returns the reason why `candidate` is on if `out` is off.
  func strongCause(from out: Int, to candidate: Int) -> ChainCause {
    guard out / 9 != candidate / 9 else { return .cell }
    let houses = HouseTables.shared.houses
    let kind = (0..<3).first { kind in
      let house = houses[3 * (out / 9) + kind]
      return house == houses[3 * (candidate / 9) + kind]
        && spots(of: out % 9, in: house).nonzeroBitCount == 2
    }
    return kind.map(ChainCause.init(kind:)) ?? .pattern
  }
}

/// Candidates without repetitions in the order of insertion.
struct OrderedCandidates {
  private(set) var list: [Int] = []
  private var members: Set<Int> = []

  mutating func insert(_ candidate: Int) {
    if members.insert(candidate).inserted { list.append(candidate) }
  }
}
