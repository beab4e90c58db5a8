/// Writes statements so that each comes after its reasons.
struct ForcingWriter {
  private let graph: ImplicationGraph
  private var statements: [Statement] = []
  private var places: [Int: Int] = [:]

  init(_ graph: ImplicationGraph) {
    self.graph = graph
  }

  /// Returns the statements up to `end`, which must have been written.
  func chain(to end: Int) -> Chain {
    Chain(Array(statements.prefix((places[end] ?? 0) + 1)))
  }

  /// Writes the assumption `node`.
  mutating func begin(_ node: Int) {
    if places[node] == nil { append(node, reasons: []) }
  }

  /// Writes the statement at `place` of `table`, whose assumption must have been written.
  mutating func write(_ place: Int, of table: ForcingTable) {
    let entry = table.entries[place]
    guard places[Int(entry.node)] == nil else { return }
    let needed = reasons(of: entry, in: table)
    for reason in needed { write(reason, of: table) }
    append(Int(entry.node), reasons: needed.compactMap { places[Int(table.entries[$0].node)] })
  }

  private mutating func append(_ node: Int, reasons: [Int]) {
    places[node] = statements.count
    statements.append(
      Statement(
        Digit(index: graph.digit(of: node)), in: graph.places(of: node), isTrue: graph.isOn(node),
        reasons: reasons == [statements.count - 1] ? [] : reasons))
  }

  /// Returns the positions of all reasons for `entry`.
  private func reasons(of entry: ForcingTable.Entry, in table: ForcingTable) -> [Int] {
    let node = Int(entry.node)
    var needed: [Int]
    switch entry.cause {
    case .link:
      return [Int(entry.reason)]
    case .cell:
      let candidate = ImplicationGraph.candidate(node)
      needed = graph.grid[candidate.cell].filter { $0 != candidate.digit }
        .map { ImplicationGraph.node(Candidate(candidate.cell, $0), isOn: false) }
    case .house(let house):
      let candidate = ImplicationGraph.candidate(node)
      needed = graph.grid.cells(of: candidate.digit, in: House.all[Int(house)])
        .filter { $0 != candidate.cell }
        .map { ImplicationGraph.node(Candidate($0, candidate.digit), isOn: false) }
    }
    return needed.compactMap { needed in
      table.entries.firstIndex { Int($0.node) == needed }
    }.sorted()
  }
}
