/// A property of a view that is more than its value: the kit connects it to the node of the view
/// before the body is read.
protocol DynamicProperty {
  /// Connects the property to `node`; `slot` is its place among the view's properties, the same
  /// each time.
  func connect(to node: Node, slot: Int, in store: inout [Int: AnyObject])
}

/// The dynamic properties of one view, found by reflection.
///
/// Reflection costs some microseconds, so types that turned out to have none are remembered.
struct DynamicProperties {
  private static var typesWithout: Set<ObjectIdentifier> = []
  private var store: [Int: AnyObject] = [:]

  mutating func connect<V: View>(_ view: V, to node: Node) {
    let type = ObjectIdentifier(V.self)
    guard !Self.typesWithout.contains(type) else { return }
    var isEmpty = true
    for (slot, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any DynamicProperty else { continue }
      property.connect(to: node, slot: slot, in: &store)
      isEmpty = false
    }
    if isEmpty { Self.typesWithout.insert(type) }
  }
}
