// SPDX-License-Identifier: Apache-2.0

/// The node of a focusable view. Within it, ``EnvironmentValues/isFocused`` says whether it has the
/// focus.
class FocusNode<V>: TransparentNode<V> {
  private(set) final var isFocused = false
  private final var derived: EnvironmentValues
  private final var wasFocusable = true

  override init(_ view: V, in parent: Node) {
    derived = parent.childEnvironment
    derived.isFocused = false
    super.init(view, in: parent)
    wasFocusable = isFocusable
  }

  override var isFocusable: Bool { environment.isEnabled }
  override final var childEnvironment: EnvironmentValues { derived }

  /// Describes the content for the current state.
  func describeContent() {}

  override func viewChanged(from old: V, environmentChanged: Bool) {
    if environmentChanged { derive() }
    if isFocusable != wasFocusable {
      wasFocusable = isFocusable
      changed(.focus)
    }
    evaluate()
  }

  override final func evaluate() {
    needsEvaluation = false
    describeContent()
  }

  override func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    derive()
    changed(.body)
  }

  private func derive() {
    derived = environment
    derived.isFocused = isFocused
  }
}

extension EnvironmentValues {
  /// `true` if the nearest enclosing focusable view has the focus.
  public var isFocused: Bool {
    get { box.kit.isFocused }
    set { write { $0.isFocused = newValue } }
  }
}
