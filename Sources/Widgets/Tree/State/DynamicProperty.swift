/// A property of a view that is more than its value: the kit connects it to the node of the view
/// before the body is read.
protocol DynamicProperty {
  /// Connects the property to `node`. `kept` is what the property in the same place of the
  /// description before left there; what this one leaves is handed to the next.
  mutating func connect(to node: Node, kept: inout AnyObject?)
}

extension DynamicProperty {
  /// Connects the property of this type that lies at `place`.
  static func connect(at place: UnsafeMutableRawPointer, to node: Node, kept: inout AnyObject?) {
    place.assumingMemoryBound(to: Self.self).pointee.connect(to: node, kept: &kept)
  }
}

/// What the dynamic properties of one view have left for those of the next description.
struct DynamicProperties {
  private var kept: [AnyObject?] = []

  /// Connects the properties of `view`, which are `fields`, to `node` where they lie.
  mutating func connect<V: View>(_ view: inout V, fields: [ViewFields.Dynamic], to node: Node) {
    guard !fields.isEmpty else { return }
    if kept.isEmpty { kept = Array(repeating: nil, count: fields.count) }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return }
      for (slot, field) in fields.enumerated() {
        field.type.connect(at: start + field.offset, to: node, kept: &kept[slot])
      }
    }
  }
}
