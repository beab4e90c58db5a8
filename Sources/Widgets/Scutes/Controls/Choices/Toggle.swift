// SPDX-License-Identifier: Apache-2.0

/// A control that switches something on and off: with Space or Enter while focused, or by a click.
public struct Toggle: View {
  @Environment(\.kitWords) private var words
  @Environment(\.areLabelsHidden) private var isLabelHidden
  private let title: String
  private let isOn: Binding<Bool>

  /// Creates a toggle called `title` for `isOn`.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }

  /// The toggle in the environment's style.
  public var body: some View {
    let isOn = isOn
    let verb = isOn.wrappedValue ? words.controls.turnOff : words.controls.turnOn
    ToggleFace(
      label: isLabelHidden ? AnyView(EmptyView()) : AnyView(Text(title).lineLimit(1)),
      isOn: isOn.wrappedValue
    )
    .onClick { _ in isOn.wrappedValue.toggle() }
    .focusable()
    .accessibilityLabel(title)
    .accessibilityHint(verb)
    .keyBindings(
      title.isEmpty ? verb : title, [KeyBinding([KeyPress(" "), KeyPress(.enter)], (), verb)]
    ) {
      isOn.wrappedValue.toggle()
    }
  }
}

private struct ToggleFace: View {
  @Environment(\.toggleStyle) private var style
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  let label: AnyView
  let isOn: Bool

  var body: some View {
    style.makeErasedBody(
      ToggleConfiguration(
        label: label, isOn: isOn, isFocused: isFocused, isEnabled: isEnabled)
    )
    .bold(isFocused)
    .foregroundStyle(isEnabled ? nil : .disabled)
  }
}
