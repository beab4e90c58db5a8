/// The node of something that can have the keys. Within it, ``EnvironmentValues/isFocused`` says
/// whether it has them.
class FocusNode<V>: TransparentNode<V> {
  /// Whether the node has the keys.
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

  /// Describes what is within, for the present state.
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
  /// Whether the nearest focusable view around has the keys.
  public var isFocused: Bool {
    get { box.kit.isFocused }
    set { write { $0.isFocused = newValue } }
  }
}
