// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

/// The layout of a type of views or modifiers in memory, worked out once for each type.
struct ViewFields {
  /// A dynamic property: its type, and its offset in a view in bytes.
  struct Dynamic {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// In declaration order.
  let dynamic: [Dynamic]
  /// The bytes that belong to no dynamic property.
  let plainBytes: [Range<Int>]

  private static var known: [ObjectIdentifier: ViewFields] = [:]

  /// The fields of views or modifiers of `type`.
  static func of<V>(_ type: V.Type) -> ViewFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = ViewFields(of: type)
    known[key] = fields
    return fields
  }

  private init<V>(of type: V.Type) {
    var dynamic: [Dynamic] = []
    var plain: [Range<Int>] = []
    var start = 0
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      // The storage of a property wrapper is named after the property, with an underscore before
      // it. Conformance look-ups are slow, so only those names are tried.
      guard name.pointee == 0x5F, let fieldType = fieldType as? any DynamicProperty.Type else {
        return true
      }
      dynamic.append(Dynamic(offset: offset, type: fieldType))
      plain.append(start..<offset)
      start = offset + Self.size(of: fieldType)
      return true
    }
    plain.append(start..<max(start, MemoryLayout<V>.size))
    self.dynamic = dynamic
    plainBytes = plain.filter { !$0.isEmpty }
  }

  private static func size<Property: DynamicProperty>(of type: Property.Type) -> Int {
    MemoryLayout<Property>.size
  }
}
