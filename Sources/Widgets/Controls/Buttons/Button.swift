/// Does something when it is pressed: with Enter or Space while it has the focus, or by a click.
public struct Button<Label> {
  let label: Label
  let title: String?
  let role: ButtonRole?
  let isEnabled: Bool
  let isBusy: Bool
  let action: () -> Void
}

extension Button: PrimitiveView, View where Label: View {
  /// A button that does `action`. While `isBusy`, a sign turns before the label, and the button
  /// keeps the focus but can't be pressed.
  public init(
    role: ButtonRole? = nil, isEnabled: Bool = true, isBusy: Bool = false,
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, role, isEnabled, isBusy, action)
  }

  fileprivate init(
    _ label: Label, _ title: String?, _ role: ButtonRole?, _ isEnabled: Bool, _ isBusy: Bool,
    _ action: @escaping () -> Void
  ) {
    self.label = label
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
    self.isBusy = isBusy
    self.action = action
  }

  /// Makes a node that can have the focus.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ButtonNode(view, in: parent)
  }
}

extension Button where Label == Text {
  /// A button with `title` on it. While `isBusy`, a sign turns before the title, and the button
  /// keeps the focus but can't be pressed.
  public init(
    _ title: String, role: ButtonRole? = nil, isEnabled: Bool = true, isBusy: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(Text(title).lineLimit(1), title, role, isEnabled, isBusy, action)
  }
}

private final class ButtonNode<Label: View>: FocusNode<Button<Label>> {
  private var isPressed = false
  private var isHeld = false

  override init(_ view: Button<Label>, in parent: Node) {
    super.init(view, in: parent)
    if shortcut != nil { tree.setShortcut(of: self, true) }
    evaluate()
  }

  override func willLeave() {
    tree.setShortcut(of: self, false)
  }

  override var isFocusable: Bool { view.isEnabled && super.isFocusable }
  override var hardwareCursor: Point? { isFocused ? textOrigin ?? region.origin : nil }

  override var spoken: SpokenProperties {
    SpokenProperties(role: environment.kitWords.speech.button)
  }

  private var canBePressed: Bool { isFocusable && !view.isBusy }

  override func looksSame(as new: Button<Label>) -> Bool {
    view.title == new.title && view.role == new.role && view.isEnabled == new.isEnabled
      && view.isBusy == new.isBusy && Label.areSame(view.label, new.label)
  }

  override func viewChanged(from old: Button<Label>, environmentChanged: Bool) {
    if !canBePressed { (isHeld, isPressed) = (false, false) }
    tree.setShortcut(of: self, shortcut != nil)
    if shortcut != nil { changed(.keys) }
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  override func describeContent() {
    let label = AnyView(view.label)
    let configuration = ButtonConfiguration(
      label: view.isBusy
        ? AnyView(
          HStack(spacing: 1) {
            Spinner(role: .buttonDisabled)
            label
          }) : label,
      isFocused: isFocused, isPressed: isPressed, isEnabled: isFocusable, isBusy: view.isBusy,
      buttonRole: view.role, shortcut: shortcut?.key)
    setContent(tracked { environment.buttonStyle.makeErasedBody(configuration) })
  }

  private func press() {
    environment.buttonPressHook?.perform()
    view.action()
  }

  // MARK: Keys

  private var shortcut: KeyboardShortcut? {
    environment.keyboardShortcut
      ?? (view.role == .cancel ? KeyboardShortcut(key: .cancelAction, title: nil) : nil)
  }

  override var shortcutTable: KeyTable? {
    guard canBePressed, let shortcut else { return nil }
    let title = shortcut.title ?? view.title ?? environment.kitWords.controls.press
    return KeyTable(title, [KeyBinding([shortcut.key], (), title)]) { [weak self] in
      self?.press()
    }
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard isFocusable, key == KeyPress(.enter) || key == KeyPress(" ") else { return false }
    if canBePressed { press() }
    return true
  }

  // MARK: Mouse

  override var usesMouse: Bool { true }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      isHeld = canBePressed
      setPressed(isHeld)
      return true
    case .drag(.left):
      setPressed(isHeld && region.contains(mouse.position))
      return true
    case .release(.left):
      let isMeant = isHeld && region.contains(mouse.position)
      mouseWasLost()
      if isMeant { press() }
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
    changed(.body)
  }
}

extension ButtonStyle {
  fileprivate func makeErasedBody(_ configuration: ButtonConfiguration) -> AnyView {
    AnyView(makeBody(configuration))
  }
}

/// What a button is for, as far as that changes how it looks and is pressed.
public nonisolated enum ButtonRole: Hashable, Sendable {
  /// Leaves everything as it is. Escape presses it too, where nothing else has a use for Escape.
  case cancel
  /// Destroys something. It is underlined, and has a look of its own.
  case destructive
}

/// What is to happen before the buttons within do what they do, such as closing their menu.
struct ButtonPressHook {
  let perform: () -> Void
}

private enum ButtonPressHookKey: EnvironmentKey {
  static var defaultValue: ButtonPressHook? { nil }
}

extension EnvironmentValues {
  var buttonPressHook: ButtonPressHook? {
    get { self[ButtonPressHookKey.self] }
    set { self[ButtonPressHookKey.self] = newValue }
  }
}
