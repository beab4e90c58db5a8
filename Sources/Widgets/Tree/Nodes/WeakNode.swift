/// A node that is not kept alive by being known here: nil once it is gone.
///
/// `weak` does the same, but has the runtime count the references to such a node in a table at its
/// side from then on, through which each retain and release goes, and with them each step along the
/// path from the focus to the root. A tenth of a key's time was spent there.
@propertyWrapper struct WeakNode {
  private var reference: NodeReference?

  init(wrappedValue: Node?) {
    reference = wrappedValue?.reference
  }

  var wrappedValue: Node? {
    get { reference?.node }
    set { reference = newValue?.reference }
  }
}

/// Where a node can be found by those who do not keep it, for as long as it lives.
final class NodeReference {
  /// Nil once the node is gone: it is the node that sees to this, and both belong to the main actor.
  /// So the pointer never outlives what it points to.
  private(set) unowned(unsafe) var node: Node?

  init(to node: Node) {
    self.node = node
  }

  /// To be called by the node when it goes.
  func clear() {
    node = nil
  }
}
