/// The nodes that have read a value while they were evaluated, and must be so again when it changes.
struct Readers {
  private struct Entry {
    weak var node: Node?
    var evaluation: Int
  }

  private var entries: [Entry] = []

  /// Notes the node that is being evaluated, if there is one.
  mutating func note() {
    guard let node = Node.evaluated else { return }
    if let index = entries.firstIndex(where: { $0.node === node }) {
      entries[index].evaluation = node.evaluation
    } else {
      entries.removeAll { $0.node == nil }
      entries.append(Entry(node: node, evaluation: node.evaluation))
    }
  }

  /// Asks for those to be evaluated again that have read the value the last time they were.
  mutating func invalidate() {
    let readers = entries
    entries = []
    for reader in readers {
      guard let node = reader.node, node.evaluation == reader.evaluation else { continue }
      node.tree.invalidate(node)
    }
  }
}
