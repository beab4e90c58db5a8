/// The way from one assumption to each statement that follows from it, table by table.
struct ForcingWalk {
  private let tables: ForcingTables
  private var nodes: [Int] = []
  /// By place, where the statement was reached whose table it is from.
  private var sources: [Int] = []
  /// By place, its place in that table.
  private var entries: [Int] = []
  private var distances: [Int] = []
  private var places: [Int]

  /// The ways from `assumption`. The shortest is kept, as far as HoDoKu looks.
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

  /// Whether the way to `end` needs several reasons somewhere.
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

  /// About how long `proof` is; this walk begins at the contrary of what it proves.
  ///
  /// Each implication holds backwards for the contraries, so a way to the end is as long as one from
  /// its contrary; not so in nets, where this is only a guess.
  func estimate(of proof: ForcingProof) -> Int {
    proof.ways.reduce(0) { sum, way in
      let place = places[proof.isContradiction ? way.end : way.start ^ 1]
      return sum + (place < 0 ? 100 : distances[place])
    }
  }

  /// The statements from the assumption to `end`, each after its reasons.
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
