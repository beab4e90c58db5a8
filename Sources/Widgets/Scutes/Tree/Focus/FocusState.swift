// SPDX-License-Identifier: Apache-2.0

/// The focus as state of a view: whether a part of it has the focus, or which part.
///
/// ```swift
/// @FocusState private var field: Field?
/// …
/// TextField("Name", text: $name).focused($field, equals: .name)
/// Button("Next") { field = .address }
/// ```
///
/// ``View/focused(_:)`` and ``View/focused(_:equals:)`` connect it to a view.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// What ``projectedValue`` is.
  public typealias Binding = Scutes.Binding<Value>

  private var state: State<Value>

  /// Creates state that is `true` while the view bound to it has the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates state that is the value of the view with the focus, `nil` while no bound view has it.
  public init<Field: Hashable>() where Value == Field? {
    state = State(wrappedValue: nil)
  }

  /// Where the focus is. Setting it moves the focus, `false` and `nil` clear it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus, for ``View/focused(_:)`` and ``View/focused(_:equals:)``.
  public var projectedValue: Binding { state.projectedValue }

  mutating func connect(to node: Node, kept: inout AnyObject?) {
    state.connect(to: node, kept: &kept)
  }
}
