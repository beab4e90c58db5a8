/// Writes ways through a graph of implications as chains of statements, and draws them.
struct ChainWriter {
  private let graph: ImplicationGraph

  /// For ways through `graph`.
  init(_ graph: ImplicationGraph) {
    self.graph = graph
  }

  /// The deduction that `chain` makes.
  func deduction(_ id: TechniqueID, _ chain: NiceLoopChain) -> Deduction {
    .byChains(
      id, eliminations: chain.eliminations,
      chains: [self.chain(chain.path, isLoop: chain.kind == .continuous)])
  }

  /// The statements along `path`.
  func chain(_ path: [Int], isLoop: Bool = false) -> Chain {
    let statements = path.indices.map { place in
      let node = path[place]
      let before = place > 0 ? path[place - 1] : 0
      return Statement(
        Digit(index: graph.digit(of: node)), in: graph.places(of: node), isTrue: graph.isOn(node),
        by: before >= graph.entryBase ? graph.entry(before).set : nil)
    }
    return Chain(statements, isLoop: isLoop)
  }
}

extension Deduction {
  /// What follows from `chains`: their cells, candidates, links and sets are drawn.
  static func byChains(
    _ id: TechniqueID, placements: [Candidate] = [], eliminations: [Candidate] = [],
    houses: [House] = [], fins: [Candidate] = [], chains: [Chain]
  ) -> Deduction {
    var candidates: [Candidate] = []
    var links: [Link] = []
    var sets: [AlmostLockedSet] = []
    for chain in chains {
      for (place, statement) in chain.statements.enumerated() {
        candidates += statement.cells.map { Candidate($0, statement.digit) }
        if let set = statement.set, !sets.contains(set) { sets.append(set) }
        links += Link.leading(to: place, in: chain)
      }
      if chain.isLoop, let last = chain.statements.last, let first = chain.statements.first {
        links += Link.between(last, first)
      }
    }
    let gone = Set(eliminations)
    return Deduction(
      id, placements: placements, eliminations: eliminations,
      cells: unique(candidates.map(\.cell) + sets.flatMap(\.cells)),
      candidates: unique(candidates).filter { !gone.contains($0) },
      houses: houses, fins: fins, links: unique(links), sets: sets, chains: chains)
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension Link {
  /// The links from the reasons of the statement at `place`, between single candidates.
  fileprivate static func leading(to place: Int, in chain: Chain) -> [Link] {
    let statement = chain.statements[place]
    guard place > 0, statement.set == nil else { return [] }
    let reasons = statement.reasons.isEmpty ? [place - 1] : statement.reasons
    return reasons.flatMap { between(chain.statements[$0], statement) }
  }

  fileprivate static func between(_ from: Statement, _ to: Statement) -> [Link] {
    guard from.isTrue != to.isTrue, from.cells.count == 1, to.cells.count == 1,
      let first = from.cells.first, let second = to.cells.first
    else { return [] }
    let ends = (Candidate(first, from.digit), Candidate(second, to.digit))
    return [from.isTrue ? .weak(ends.0, ends.1) : .strong(ends.0, ends.1)]
  }
}
