// SPDX-License-Identifier: Apache-2.0

/// A control that runs an action when pressed: with Enter or Space while focused, or by a click.
public struct Button<Label> {
  let label: Label
  let title: String?
  let role: ButtonRole?
  let isEnabled: Bool
  let isBusy: Bool
  let action: () -> Void
}

extension Button: PrimitiveView, View where Label: View {
  /// Creates a button that runs `action`. While `isBusy`, it shows a spinner before the label, and
  /// can be focused but not pressed.
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

  /// Creates a focusable node.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    ButtonNode(view, in: parent)
  }
}

extension Button where Label == Text {
  /// Creates a button called `title`. While `isBusy`, it shows a spinner before the title, and can
  /// be focused but not pressed.
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

/// The purpose of a button, if it affects its look or keys.
public nonisolated enum ButtonRole: Hashable, Sendable {
  /// Leaves everything unchanged. Escape also presses it, if nothing else uses Escape.
  case cancel
  /// Destroys something. Underlined, in a style of its own.
  case destructive
}

/// An action that runs before those of the buttons within, such as closing their menu.
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
