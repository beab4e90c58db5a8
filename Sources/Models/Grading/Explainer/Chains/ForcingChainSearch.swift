import Sudoku

/// Finds forcing chains and bidirectional cycles: a path of statements, alternately on and off,
/// from a candidate to its opposite or back to itself.
///
/// ```
/// A on -> B off -> C on -> ... -> A off     so A is off
/// A off -> B on -> C off -> ... -> A on     so A is on
/// A on -> B off -> C on -> ... -> Z off -> A on     so each of these links holds both ways
/// ```
///
/// The search is breadth first, so that each candidate is reached by a shortest path, and stops
/// where a chain can't be the easiest one any more.
struct ForcingChainSearch {
  let position: ExplainerPosition
  private let graph: LinkGraph
  let obstacles: ObstacleFinder?
  var selection: HintSelection

  var reach = LinkGraph.Reach.oneDigit
  private var links = LinkPairs()
  /// The number of sources so far.
  var time = 0
  /// For each candidate that is on, the candidate before it, which is off, and the one before that.
  var before = Array(repeating: (out: UInt16(0), on: UInt16(0)), count: 729)
  /// The last search in which each candidate was excluded by the source.
  private var excludes = Array(repeating: 0, count: 729)
  /// The search that reached each candidate.
  private var reached = Array(repeating: 0, count: 729)
  private var searches = 0
  private var queue: [UInt16] = []

  /// Creates a search for the easiest step. With `obstacles`, it looks for the easiest step for
  /// each candidate.
  init(_ position: ExplainerPosition, obstacles: ObstacleFinder? = nil) {
    self.position = position
    self.obstacles = obstacles
    graph = LinkGraph(position)
    selection = HintSelection(
      forEachCandidate: obstacles != nil, needsObstacles: obstacles != nil)
    queue.reserveCapacity(729)
  }

  /// Searches from all candidates.
  mutating func run() {
    for reach in LinkGraph.Reach.allCases {
      self.reach = reach
      links = LinkPairs(graph, reach)
      for cell in position.open {
        let count = position.candidates[cell.index].nonzeroBitCount
        guard count > 1 && (reach != .bivalueCells || count == 2) else { continue }
        for digit in Bits(position.candidates[cell.index]) {
          time += 1
          followOn(cell.index * 9 + digit)
          if reach != .bivalueCells { followOff(cell.index * 9 + digit) }
        }
      }
    }
  }

  var kind: Int { reach == .oneDigit ? 2 : reach == .bivalueCells ? 3 : 4 }
  var cycleBase: ExplainerDifficulty { reach == .all ? 7.0 : 6.5 }
  var chainBase: ExplainerDifficulty { reach == .all ? 7.0 : 6.6 }

  private func mayMatter(_ base: ExplainerDifficulty, _ length: Int) -> Bool {
    selection.mayAccept(base + ChainLength.addition(length), length)
  }

  private mutating func followOn(_ source: Int) {
    searches += 1
    queue.removeAll(keepingCapacity: true)
    queue.append(UInt16(source))
    reached[source] = searches
    for other in graph.excluded(by: source, reach) { excludes[Int(other)] = searches }
    var isChainFound = reach == .bivalueCells
    var cycles = 0
    var length = 2
    var head = 0
    while head < queue.count && mayMatter(cycleBase, length) {
      for place in head..<queue.count {
        let on = Int(queue[place])
        if excludes[on] == searches && !isChainFound {
          isChainFound = true
          offerChain(source, isOn: false, through: on, nil, length)
        }
        for way in links.places(from: on) {
          let pair = links.pairs[way]
          if Int(pair.on) != source {
            arrive(by: pair, from: on)
          } else if length >= 4 && !passes(through: Int(pair.out), on, source) {
            offerCycle(source, on, Int(pair.out), length, cycles)
            cycles += 1
          }
        }
        head = place + 1
      }
      length += 2
    }
  }

  private mutating func followOff(_ source: Int) {
    searches += 1
    queue.removeAll(keepingCapacity: true)
    for next in graph.forced(without: source, reach) {
      arrive(by: LinkPairs.Pair(out: UInt16(source), on: next), from: source)
    }
    var length = 4
    var head = 0
    while head < queue.count && mayMatter(chainBase, length) {
      for place in head..<queue.count {
        let on = Int(queue[place])
        for way in links.places(from: on) {
          let pair = links.pairs[way]
          if Int(pair.on) == source {
            offerChain(source, isOn: true, through: on, Int(pair.out), length)
            return
          }
          arrive(by: pair, from: on)
        }
        head = place + 1
      }
      length += 2
    }
  }

  /// Records that the end of `pair` is reached from `on`, unless it was reached before.
  private mutating func arrive(by pair: LinkPairs.Pair, from on: Int) {
    let next = Int(pair.on)
    guard reached[next] != searches else { return }
    reached[next] = searches
    before[next] = (pair.out, UInt16(on))
    queue.append(pair.on)
  }

  /// Returns `true` if the path from `source` to `on` goes through `out`.
  private func passes(through out: Int, _ on: Int, _ source: Int) -> Bool {
    var on = on
    while on != source {
      if before[on].out == out { return true }
      on = Int(before[on].on)
    }
    return false
  }
}

extension ExplainerPosition {
  /// Returns the easiest forcing chain or bidirectional cycle.
  func forcingChain() -> ExplainerStep? {
    var search = ForcingChainSearch(self)
    search.run()
    return search.selection.best?.step
  }
}

// Hints
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
