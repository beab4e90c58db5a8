/// The consequences of each assumption of a position: the direct ones as tables, and all of them as
/// sets.
struct ForcingTables {
  /// The links between candidates and groups.
  let graph: ImplicationGraph
  /// The table of each statement. Just the statement itself if nothing follows.
  let tables: [ForcingTable]
  /// A bit for each final consequence of each statement, including itself.
  private var outcomes: [UInt64]
  private let words: Int

  /// Creates the tables for the position of `graph`, which must have its groups. Uses links only,
  /// or plays the assumptions out for `nets`.
  init(_ graph: ImplicationGraph, nets: Bool) {
    self.graph = graph
    let grid = graph.grid
    var builder = NetBuilder(grid)
    tables = (0..<graph.count).map { node in
      let links = graph.edges[node]
      if links.isEmpty, !nets || !Self.isOpen(node, grid) { return ForcingTable.none }
      guard nets, Self.isOpen(node, grid) else { return Self.table(node, links) }
      var table = builder.table(of: node)
      for link in links where !ImplicationGraph.isCandidate(Int(link)) {
        table.append(Int(link), from: 0)
      }
      return table
    }
    words = (graph.count + 63) / 64
    outcomes = Array(repeating: 0, count: words * graph.count)
    conclude()
  }

  /// Returns `true` if `node` is about a candidate that is still possible.
  private static func isOpen(_ node: Int, _ grid: CandidateGrid) -> Bool {
    ImplicationGraph.isCandidate(node) && grid.contains(ImplicationGraph.candidate(node))
  }

  private static func table(_ node: Int, _ links: ArraySlice<UInt16>) -> ForcingTable {
    var table = ForcingTable(node)
    for link in links { table.append(Int(link), from: 0) }
    return table
  }

  /// Returns `true` if `end` is a final consequence of `start`.
  func leads(_ start: Int, to end: Int) -> Bool {
    outcomes[start * words + end >> 6] >> UInt64(end & 63) & 1 == 1
  }

  /// Returns the statements that follow from each of `starts`, by number.
  func common(of starts: [Int]) -> [Int] {
    guard let first = starts.first else { return [] }
    var found: [Int] = []
    for word in 0..<words {
      var bits = outcomes[first * words + word]
      for start in starts.dropFirst() { bits &= outcomes[start * words + word] }
      found += Bits(bits).map { word * 64 + $0 }
    }
    return found
  }

  /// Returns the candidates that are true and those that are false if `start` holds.
  func outcome(of start: Int) -> ForcingOutcome {
    var outcome = ForcingOutcome()
    for word in 0..<words {
      for bit in Bits(outcomes[start * words + word]) { outcome.add(word * 64 + bit) }
    }
    return outcome
  }

  /// Follows the tables to the end. Takes over known results as a whole.
  private mutating func conclude() {
    var direct = outcomes
    var live = Array(repeating: 0 as UInt64, count: words)
    for node in 0..<graph.count {
      outcomes[node * words + node >> 6] |= 1 << UInt64(node & 63)
      for entry in tables[node].entries {
        direct[node * words + Int(entry.node) >> 6] |= 1 << UInt64(entry.node & 63)
      }
      if tables[node].entries.count > 1 { live[node >> 6] |= 1 << UInt64(node & 63) }
    }
    var isDone = Array(repeating: false, count: graph.count)
    for node in 0..<ImplicationGraph.candidateNodes where tables[node].entries.count > 1 {
      follow(node, direct, live, isDone)
      isDone[node] = true
    }
  }

  private mutating func follow(
    _ start: Int, _ direct: [UInt64], _ live: [UInt64], _ isDone: [Bool]
  ) {
    let words = words
    let base = start * words
    var waiting = [start]
    outcomes.withUnsafeMutableBufferPointer { outcomes in
      while let node = waiting.popLast() {
        let from = node * words
        let isKnown = isDone[node]
        for word in 0..<words {
          let reached = isKnown ? outcomes[from + word] : direct[from + word]
          var fresh = reached & ~outcomes[base + word]
          guard fresh != 0 else { continue }
          outcomes[base + word] |= fresh
          guard !isKnown else { continue }
          fresh &= live[word]
          while fresh != 0 {
            waiting.append(word * 64 + fresh.trailingZeroBitCount)
            fresh &= fresh - 1
          }
        }
      }
    }
  }
}
