// SPDX-License-Identifier: Apache-2.0

/// Makes bindings to the properties of an observable object.
///
///     TextField("Name", text: Bindable(profile).name)
@dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  private let object: Object

  /// Makes bindings to the properties of `object`.
  public init(_ object: Object) {
    self.object = object
  }

  /// A binding to a property of the object.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }
}
