// SPDX-License-Identifier: Apache-2.0

/// A weak reference to a node.
///
/// `weak` does the same, but moves the reference counts of such a node to a side table from then
/// on. Each retain and release, and so each step along the path from the focus to the root, goes
/// through it. That took a tenth of a key's time.
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

/// A reference to a node that doesn't keep it alive.
final class NodeReference {
  /// `nil` once the node is gone. The node clears it, and both belong to the main actor, so the
  /// pointer never outlives its target.
  private(set) unowned(unsafe) var node: Node?

  init(to node: Node) {
    self.node = node
  }

  /// Call this when the node goes away.
  func clear() {
    node = nil
  }
}
