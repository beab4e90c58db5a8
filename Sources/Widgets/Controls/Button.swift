/// Does something when it is pressed: with Enter or Space while it has the focus, or by a click.
public struct Button<Label: View>: PrimitiveView {
  let label: Label
  let isEnabled: Bool
  let action: () -> Void

  /// A button that does `action`.
  public init(
    isEnabled: Bool = true, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Makes a node that can have the focus.
  public static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    ButtonNode(view, in: parent)
  }
}

extension Button where Label == Text {
  /// A button with `title` on it.
  public init(_ title: String, isEnabled: Bool = true, action: @escaping () -> Void) {
    self.init(isEnabled: isEnabled, action: action) { Text(title).lineLimit(1) }
  }
}

private final class ButtonNode<Label: View>: TransparentNode<Button<Label>> {
  private var isFocused = false
  private var isPressed = false
  private var isHeld = false
  private var derived: EnvironmentValues

  override init(_ view: Button<Label>, in parent: Node) {
    derived = parent.childEnvironment
    super.init(view, in: parent)
    evaluate()
  }

  override var isFocusable: Bool { view.isEnabled }
  override var hardwareCursor: Point? { isFocused ? textOrigin ?? region.origin : nil }
  override var childEnvironment: EnvironmentValues { derived }

  override func viewChanged(from old: Button<Label>, environmentChanged: Bool) {
    if old.isEnabled != view.isEnabled { tree.structureChanged() }
    if !view.isEnabled { (isHeld, isPressed) = (false, false) }
    if environmentChanged { derive() }
    evaluate()
  }

  override func evaluate() {
    needsEvaluation = false
    let configuration = ButtonConfiguration(
      label: AnyView(view.label), isFocused: isFocused, isPressed: isPressed,
      isEnabled: view.isEnabled)
    setContent(tracked { environment.buttonStyle.makeErasedBody(configuration) })
  }

  override func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    derive()
    tree.invalidate(self)
  }

  private func derive() {
    derived = environment
    derived.isFocused = isFocused
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard view.isEnabled, key == KeyPress(.enter) || key == KeyPress(" ") else { return false }
    view.action()
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      isHeld = view.isEnabled
      setPressed(isHeld)
      return true
    case .drag(.left):
      setPressed(isHeld && region.contains(mouse.position))
      return true
    case .release(.left):
      let isMeant = isHeld && region.contains(mouse.position)
      mouseWasLost()
      if isMeant { view.action() }
      return true
    default:
      return false
    }
  }

  override func mouseWasLost() {
    isHeld = false
    setPressed(false)
  }

  private func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    tree.invalidate(self)
  }
}

extension ButtonStyle {
  fileprivate func makeErasedBody(_ configuration: ButtonConfiguration) -> AnyView {
    AnyView(makeBody(configuration))
  }
}
