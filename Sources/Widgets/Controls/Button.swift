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

private final class ButtonNode<Label: View>: FocusNode<Button<Label>> {
  private var isPressed = false
  private var isHeld = false

  override init(_ view: Button<Label>, in parent: Node) {
    super.init(view, in: parent)
    evaluate()
  }

  override var isFocusable: Bool { view.isEnabled && super.isFocusable }
  override var hardwareCursor: Point? { isFocused ? textOrigin ?? region.origin : nil }

  override var spoken: SpokenProperties {
    SpokenProperties(role: environment.kitWords.speech.button)
  }

  override func viewChanged(from old: Button<Label>, environmentChanged: Bool) {
    if !isFocusable { (isHeld, isPressed) = (false, false) }
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  override func describeContent() {
    let configuration = ButtonConfiguration(
      label: AnyView(view.label), isFocused: isFocused, isPressed: isPressed,
      isEnabled: isFocusable)
    setContent(tracked { environment.buttonStyle.makeErasedBody(configuration) })
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard isFocusable, key == KeyPress(.enter) || key == KeyPress(" ") else { return false }
    view.action()
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      isHeld = isFocusable
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
