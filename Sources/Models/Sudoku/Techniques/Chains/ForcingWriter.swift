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
      graph.statement(node, reasons: reasons == [statements.count - 1] ? [] : reasons))
  }

  /// Returns the positions of all reasons for `entry`.
  private func reasons(of entry: ForcingTable.Entry, in table: ForcingTable) -> [Int] {
    let house: House?
    switch entry.cause {
    case .link: return [Int(entry.reason)]
    case .cell: house = nil
    case .house(let index): house = House.all[Int(index)]
    }
    let candidate = ImplicationGraph.candidate(Int(entry.node))
    let needed = ImplicationGraph.rivals(of: candidate, in: house, graph.grid)
    return needed.compactMap { needed in
      table.entries.firstIndex { Int($0.node) == needed }
    }.sorted()
  }
}
