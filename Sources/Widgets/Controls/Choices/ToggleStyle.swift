/// What toggles look like.
public protocol ToggleStyle {
  /// What a toggle is made of.
  associatedtype Body: View

  /// The look of the toggle that `configuration` describes.
  @ViewBuilder func makeBody(_ configuration: ToggleConfiguration) -> Body
}

/// What a toggle style is given to work with.
public struct ToggleConfiguration {
  /// What the toggle is called.
  public let label: AnyView
  /// Whether it is on.
  public let isOn: Bool
  /// Whether it has the keys.
  public let isFocused: Bool
  /// Whether it can be used now.
  public let isEnabled: Bool
}

/// A knob that lies at the right end of its way while the toggle is on: `[  ●] Sound`, and at the
/// left one while it is off: `[○  ] Sound`.
public struct SwitchToggleStyle: ToggleStyle {
  /// A switch.
  public init() {}

  /// The switch, and what it is called.
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

/// A box with a tick in it while the toggle is on: `[✓] Sound`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// A checkbox.
  public init() {}

  /// The box, and what it is called.
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
  /// A knob that lies at one end of its way or the other.
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
  /// Gives the toggles within the look of `style`.
  public func toggleStyle(_ style: any ToggleStyle) -> some View {
    environment(\.toggleStyle, style)
  }
}
