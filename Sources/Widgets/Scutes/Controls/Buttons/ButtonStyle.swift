// SPDX-License-Identifier: Apache-2.0

/// The look of buttons.
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View

  /// Returns the view of the button described by `configuration`.
  @ViewBuilder func makeBody(_ configuration: ButtonConfiguration) -> Body
}

/// The properties of a button, for its style.
public struct ButtonConfiguration {
  /// The label of the button.
  public let label: AnyView
  /// `true` if the button has the focus.
  public let isFocused: Bool
  /// `true` if the mouse is pressed on it.
  public let isPressed: Bool
  /// `true` if it is enabled.
  public let isEnabled: Bool
  /// `true` if its action is still running, so that it can't be pressed. The label already shows
  /// it.
  public let isBusy: Bool
  /// The role of the button, or `nil` for an ordinary one.
  public let buttonRole: ButtonRole?
  /// The key that presses it from anywhere.
  public let shortcut: KeyPress?

  /// The style role of the button's text in its current state.
  public var role: StyleRole {
    if !isEnabled || isBusy { return .buttonDisabled }
    if isFocused || isPressed { return .buttonFocused }
    return buttonRole == .destructive ? .buttonDestructive : .button
  }
}

/// A button with its label on a coloured background, with a cell of padding on both sides.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label on its background.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .padding(.horizontal, 1)
      .foregroundStyle(configuration.role)
      .background(configuration.role)
  }
}

/// A button on a line of its own, with its state as signs and words around the label:
///
/// ```
///   New game
/// > Continue
///   Undo (not available)
/// ```
///
/// All buttons look like this in linear mode.
public struct LinearButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with its signs.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    LinearButton(configuration: configuration)
  }
}

private struct LinearButton: View {
  @Environment(\.kitWords) private var words
  let configuration: ButtonConfiguration

  var body: some View {
    HStack(alignment: .top) {
      Text(configuration.isFocused ? "> " : "  ")
      configuration.label
      if !configuration.isEnabled { Text(" (\(words.speech.disabled))") }
    }
    .foregroundStyle(configuration.role)
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any ButtonStyle { PlainButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: any ButtonStyle {
    get { isLinear ? LinearButtonStyle() : self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons within.
  public func buttonStyle(_ style: any ButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}

/// An icon without a frame, reversed or tinted while focused.
public struct IconButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with a cell of padding on both sides.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .padding(.horizontal, 1)
      .foregroundStyle(configuration.isFocused ? .buttonFocused : .iconButton)
      .background(configuration.isFocused ? .buttonFocused : .iconButton)
  }
}

/// A name, with an optional icon, in a rounded frame that turns heavy while focused.
public struct NameButtonStyle: ButtonStyle {
  private let width: Int?

  /// Creates the style, with a frame of `width` columns in all. `nil` fills the available width.
  public init(width: Int? = nil) {
    self.width = width
  }

  /// Returns the label in its frame.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role)
      .frame(minWidth: width.map { $0 - 2 }, maxWidth: width.map { $0 - 2 } ?? .infinity)
      .background(configuration.role)
      .border(
        configuration.isFocused ? .heavyRounded : .rounded,
        configuration.isFocused ? .lineAccent : .line)
  }
}
