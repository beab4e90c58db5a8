/// The nodes that have read a value while they were evaluated, and must be so again when it changes.
struct Readers {
  private struct Entry {
    @WeakNode var node: Node?
    var evaluation: Int

    /// Whether the node has read the value the last time it was evaluated.
    var isCurrent: Bool { node.map { $0.evaluation == evaluation } ?? false }
  }

  /// In the order in which they have read the value first.
  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The number of entries at which those that no longer count are looked for: twice as many as
  /// counted the last time, so that a note takes the same time however many there are.
  private var mostEntries = 16

  /// Notes the node that is being evaluated, if there is one.
  mutating func note() {
    guard let node = Node.evaluated else { return }
    if let place = places[ObjectIdentifier(node)], entries[place].node === node {
      entries[place].evaluation = node.evaluation
      return
    }
    if entries.count >= mostEntries { prune() }
    places[ObjectIdentifier(node)] = entries.count
    entries.append(Entry(node: node, evaluation: node.evaluation))
  }

  private mutating func prune() {
    entries.removeAll { !$0.isCurrent }
    mostEntries = max(16, entries.count * 2)
    places = [:]
    for (place, entry) in entries.enumerated() {
      if let node = entry.node { places[ObjectIdentifier(node)] = place }
    }
  }

  /// Asks for those to be evaluated again that have read the value the last time they were.
  mutating func invalidate() {
    let readers = entries
    entries = []
    places = [:]
    for reader in readers where reader.isCurrent {
      guard let node = reader.node else { continue }
      node.changed(.body)
    }
  }
}
