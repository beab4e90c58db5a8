/// The paths from one assumption to each of its consequences, table by table.
struct ForcingWalk {
  private let tables: ForcingTables
  private var nodes: [Int] = []
  /// For each position, where the statement that owns the table was reached.
  private var sources: [Int] = []
  /// For each position, the index in that table.
  private var entries: [Int] = []
  private var distances: [Int] = []
  private var places: [Int]

  /// Finds the paths from `assumption` and keeps the shortest, as far as HoDoKu looks.
  init(_ assumption: Int, in tables: ForcingTables) {
    self.tables = tables
    places = Array(repeating: -1, count: tables.graph.count)
    append(assumption, source: 0, entry: 0, distance: 1)
    var place = 0
    var direct = Int.max
    while place < nodes.count {
      let base = place == 0 ? 0 : distances[place]
      for (number, entry) in tables.tables[nodes[place]].entries.enumerated().dropFirst() {
        let distance = base + Int(entry.distance)
        let known = places[Int(entry.node)]
        if known < 0 {
          append(Int(entry.node), source: place, entry: number, distance: distance)
        } else if known >= direct, distances[known] > distance {
          sources[known] = place
          entries[known] = number
          distances[known] = distance
        }
      }
      if place == 0 { direct = nodes.count }
      place += 1
    }
  }

  private mutating func append(_ node: Int, source: Int, entry: Int, distance: Int) {
    places[node] = nodes.count
    nodes.append(node)
    sources.append(source)
    entries.append(entry)
    distances.append(distance)
  }

  /// Returns `true` if the path to `end` needs several reasons at some point.
  func isNet(to end: Int) -> Bool {
    var place = places[end]
    while place > 0 {
      let table = tables.tables[nodes[sources[place]]].entries
      var entry = entries[place]
      while entry > 0 {
        if table[entry].isJoined { return true }
        entry = Int(table[entry].reason)
      }
      place = sources[place]
    }
    return false
  }

  /// Estimates the length of `proof`. This walk begins at the negation of what it proves.
  ///
  /// Each implication also holds in reverse for the negations, so a path to the end is as long as
  /// one from its negation. In nets that isn't true, and the result is only a guess.
  func estimate(of proof: ForcingProof) -> Int {
    proof.paths.reduce(0) { sum, path in
      let place = places[proof.isContradiction ? path.end : path.start ^ 1]
      return sum + (place < 0 ? 100 : distances[place])
    }
  }

  /// Returns the statements from the assumption to `end`, each after its reasons.
  func chain(to end: Int) -> Chain {
    var writer = ForcingWriter(tables.graph)
    write(places[end], &writer)
    return writer.chain(to: end)
  }

  private func write(_ place: Int, _ writer: inout ForcingWriter) {
    guard place > 0 else { return writer.begin(nodes[0]) }
    write(sources[place], &writer)
    writer.write(entries[place], of: tables.tables[nodes[sources[place]]])
  }
}

/// A cache of walks from assumptions.
struct ForcingWalks {
  private let tables: ForcingTables
  private var walks: [Int: ForcingWalk] = [:]

  init(_ tables: ForcingTables) {
    self.tables = tables
  }

  mutating func walk(from assumption: Int) -> ForcingWalk {
    if let walk = walks[assumption] { return walk }
    let walk = ForcingWalk(assumption, in: tables)
    walks[assumption] = walk
    return walk
  }
}
