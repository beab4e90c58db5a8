/// Lets its content have the keys.
struct FocusableModifier<Content: View>: PrimitiveView {
  let content: Content
  let isEnabled: Bool

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    FocusableNode(view, in: parent)
  }
}

private final class FocusableNode<Content: View>: TransparentNode<FocusableModifier<Content>> {
  private var isFocused = false
  private var derived: EnvironmentValues

  override init(_ view: FocusableModifier<Content>, in parent: Node) {
    derived = parent.childEnvironment
    super.init(view, in: parent)
    derive()
    setContent(view.content)
  }

  override var isFocusable: Bool { view.isEnabled }
  override var childEnvironment: EnvironmentValues { derived }

  override func viewChanged(from old: FocusableModifier<Content>, environmentChanged: Bool) {
    if environmentChanged { derive() }
    if old.isEnabled != view.isEnabled { tree.structureChanged() }
    setContent(view.content)
  }

  override func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    derive()
    tree.invalidate(self)
  }

  override func evaluate() {
    needsEvaluation = false
    setContent(view.content)
  }

  private func derive() {
    derived = environment
    derived.isFocused = isFocused
  }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the keys.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension View {
  /// Lets the view have the keys: Tab, the arrows and a click bring them to it, and its own key
  /// bindings, and those of the views around it, are asked.
  public func focusable(_ isEnabled: Bool = true) -> some View {
    FocusableModifier(content: self, isEnabled: isEnabled)
  }
}
