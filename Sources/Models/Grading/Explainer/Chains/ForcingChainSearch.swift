import Sudoku

/// Finds forcing chains and bidirectional cycles: one way of statements, in and out by turns, from
/// a candidate to its opposite, or back to itself.
///
/// ```
/// A in -> B out -> C in -> ... -> A out     so A is out
/// A out -> B in -> C out -> ... -> A in     so A is in
/// A in -> B out -> C in -> ... -> Z out -> A in     so each of these links holds both ways
/// ```
///
/// The candidates are followed breadth first, so that each is reached by a shortest way, and no
/// farther than a chain could still be the easiest one.
struct ForcingChainSearch {
  let position: ExplainerPosition
  private let graph: LinkGraph
  let obstacles: ObstacleFinder?
  var selection: HintSelection

  var reach = LinkGraph.Reach.oneDigit
  private var links = LinkPairs()
  /// How many sources came before.
  var time = 0
  /// By candidate that is in: the candidate before it, which is out, and the one before that.
  var before = Array(repeating: (out: UInt16(0), on: UInt16(0)), count: 729)
  /// By candidate: the last search whose source it excludes.
  private var excludes = Array(repeating: 0, count: 729)
  /// By candidate: the search that reached it.
  private var reached = Array(repeating: 0, count: 729)
  private var searches = 0
  private var queue: [UInt16] = []

  /// A search for the easiest step; with `obstacles`, for the easiest one for each candidate.
  init(_ position: ExplainerPosition, obstacles: ObstacleFinder? = nil) {
    self.position = position
    self.obstacles = obstacles
    graph = LinkGraph(position)
    selection = HintSelection(forEachCandidate: obstacles != nil)
    queue.reserveCapacity(729)
  }

  /// Looks at everything.
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

  /// Notes that the end of `pair` is reached from `on`, unless it was before.
  private mutating func arrive(by pair: LinkPairs.Pair, from on: Int) {
    let next = Int(pair.on)
    guard reached[next] != searches else { return }
    reached[next] = searches
    before[next] = (pair.out, UInt16(on))
    queue.append(pair.on)
  }

  /// Whether the way from `source` to `on` goes through `out`.
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
  /// The easiest forcing chain or bidirectional cycle.
  func forcingChain() -> ExplainerStep? {
    var search = ForcingChainSearch(self)
    search.run()
    return search.selection.best?.step
  }
}
