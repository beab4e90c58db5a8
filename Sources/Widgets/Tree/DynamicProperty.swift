@_spi(Reflection) import Swift

/// A property of a view that is more than its value: the kit connects it to the node of the view
/// before the body is read.
public class DynamicProperty {
  init() {}

  /// Connects the property to `node`. `kept` is what the property in the same place of the
  /// description before was connected to, and becomes what this one is.
  func connect(to node: Node, kept: inout AnyObject?) {}
}

/// The dynamic properties of one view.
///
/// Where in a view they are is found out once for each type, and then read at their place.
struct DynamicProperties {
  private static var offsets: [ObjectIdentifier: [Int]] = [:]
  private var kept: [AnyObject?] = []

  /// Connects those of `view` to `node`.
  mutating func connect<V: View>(_ view: V, to node: Node) {
    let offsets = Self.offsets(in: V.self)
    guard !offsets.isEmpty else { return }
    if kept.isEmpty { kept = Array(repeating: nil, count: offsets.count) }
    withUnsafeBytes(of: view) { bytes in
      for (slot, offset) in offsets.enumerated() {
        let property = bytes.loadUnaligned(
          fromByteOffset: offset, as: Unmanaged<DynamicProperty>.self)
        property.takeUnretainedValue().connect(to: node, kept: &kept[slot])
      }
    }
  }

  /// In bytes from the beginning of a view of `type`, in the order of its properties.
  private static func offsets<V: View>(in type: V.Type) -> [Int] {
    let key = ObjectIdentifier(type)
    if let known = offsets[key] { return known }
    var found: [Int] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if fieldType is DynamicProperty.Type { found.append(offset) }
      return true
    }
    offsets[key] = found
    return found
  }
}
