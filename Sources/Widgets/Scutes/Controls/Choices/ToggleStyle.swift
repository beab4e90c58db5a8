// SPDX-License-Identifier: Apache-2.0

/// The look of toggles.
public protocol ToggleStyle {
  /// The type of the toggle's view.
  associatedtype Body: View

  /// Returns the view of the toggle described by `configuration`.
  @ViewBuilder func makeBody(_ configuration: ToggleConfiguration) -> Body
}

/// The properties of a toggle, for its style.
public struct ToggleConfiguration {
  /// The label of the toggle.
  public let label: AnyView
  /// `true` if it is on.
  public let isOn: Bool
  /// `true` if it has the focus.
  public let isFocused: Bool
  /// `true` if it is enabled.
  public let isEnabled: Bool
}

/// A switch with its knob at the right if it is on, `[  ●] Sound`, and at the left if it is off,
/// `[○  ] Sound`.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the switch and its label.
  public func makeBody(_ configuration: ToggleConfiguration) -> some View {
    HStack(spacing: 1) {
      ControlFace(
        text: configuration.isOn ? "━━●" : "○  ", ascii: configuration.isOn ? "==*" : "o  ",
        role: configuration.isOn ? .toggleOn : .toggleOff,
        cut: configuration.isOn ? .head : .tail
      )
      .hardwareCursor(at: Point(x: configuration.isOn ? 3 : 1, y: 0))
      .layoutPriority(1)
      configuration.label
    }
  }
}

/// A checkbox, ticked while the toggle is on: `[✓] Sound`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the box and its label.
  public func makeBody(_ configuration: ToggleConfiguration) -> some View {
    HStack(spacing: 1) {
      ControlFace(
        text: configuration.isOn ? "✓" : " ", ascii: configuration.isOn ? "x" : " ",
        role: configuration.isOn ? .toggleOn : .toggleOff
      )
      .hardwareCursor(at: Point(x: 1, y: 0))
      .layoutPriority(1)
      configuration.label
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch with a knob.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with or without a tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle {
  func makeErasedBody(_ configuration: ToggleConfiguration) -> AnyView {
    AnyView(makeBody(configuration))
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
}

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles within.
  public func toggleStyle(_ style: any ToggleStyle) -> some View {
    environment(\.toggleStyle, style)
  }
}
