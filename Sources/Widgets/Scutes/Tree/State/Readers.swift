// SPDX-License-Identifier: Apache-2.0

/// The nodes that have read a value during their evaluation, and must be evaluated again when it
/// changes.
struct Readers {
  private struct Entry {
    @WeakNode var node: Node?
    var evaluation: Int

    /// `true` if the node read the value in its latest evaluation.
    var isCurrent: Bool { node.map { $0.evaluation == evaluation } ?? false }
  }

  /// In order of their first read.
  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The number of entries that triggers a cleanup of outdated ones: twice the number left by the
  /// last cleanup, so that adding one takes constant time on average.
  private var maxEntries = 16

  /// Records the node being evaluated, if there is one.
  mutating func note() {
    guard let node = Node.evaluated else { return }
    if let place = places[ObjectIdentifier(node)], entries[place].node === node {
      entries[place].evaluation = node.evaluation
      return
    }
    if entries.count >= maxEntries { prune() }
    places[ObjectIdentifier(node)] = entries.count
    entries.append(Entry(node: node, evaluation: node.evaluation))
  }

  private mutating func prune() {
    entries.removeAll { !$0.isCurrent }
    maxEntries = max(16, entries.count * 2)
    places = [:]
    for (place, entry) in entries.enumerated() {
      if let node = entry.node { places[ObjectIdentifier(node)] = place }
    }
  }

  /// Requests another evaluation of the nodes that read the value in their latest one.
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
