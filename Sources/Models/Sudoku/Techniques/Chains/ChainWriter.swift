/// Writes paths through a graph of implications as chains of statements.
struct ChainWriter {
  private let graph: ImplicationGraph

  init(_ graph: ImplicationGraph) {
    self.graph = graph
  }

  /// Returns the deduction that `chain` proves.
  func deduction(_ id: TechniqueID, _ chain: NiceLoopChain) -> Deduction {
    Deduction(
      id, eliminations: chain.eliminations,
      self.chain(chain.path, isLoop: chain.kind == .continuous))
  }

  /// Returns the statements along `path`.
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
