// SPDX-License-Identifier: Apache-2.0

/// A property of a view that is connected to the view's node before the body is evaluated.
protocol DynamicProperty {
  /// Connects the property to `node`. `kept` is the object left by the property in the same place
  /// of the previous description, and is passed on to the next.
  mutating func connect(to node: Node, kept: inout AnyObject?)
}

extension DynamicProperty {
  /// Connects the property of this type stored at `place`.
  static func connect(at place: UnsafeMutableRawPointer, to node: Node, kept: inout AnyObject?) {
    place.assumingMemoryBound(to: Self.self).pointee.connect(to: node, kept: &kept)
  }
}

/// The objects that the dynamic properties of a view leave for the next description.
struct DynamicProperties {
  private var kept: [AnyObject?] = []

  /// Connects the properties of `view`, listed in `fields`, to `node` in place.
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
