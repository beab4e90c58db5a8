/// What buttons look like.
public protocol ButtonStyle {
  /// What a button is made of.
  associatedtype Body: View

  /// The look of the button that `configuration` describes.
  @ViewBuilder func makeBody(_ configuration: ButtonConfiguration) -> Body
}

/// What a button style is given to work with.
public struct ButtonConfiguration {
  /// What is written on the button.
  public let label: AnyView
  /// Whether the button has the keys.
  public let isFocused: Bool
  /// Whether the mouse is down on it.
  public let isPressed: Bool
  /// Whether it can be used now.
  public let isEnabled: Bool
  /// Whether what it does is being done, so that it can't be pressed; the label says so already.
  public let isBusy: Bool
  /// What the button is for; nil for nothing out of the ordinary.
  public let buttonRole: ButtonRole?
  /// The key that presses it from anywhere.
  public let shortcut: KeyPress?

  /// The role of the button's text in its present state.
  public var role: StyleRole {
    if !isEnabled || isBusy { return .buttonDisabled }
    if isFocused || isPressed { return .buttonFocused }
    return buttonRole == .destructive ? .buttonDestructive : .button
  }
}

/// The label on a coloured ground, a cell of it at both sides.
public struct PlainButtonStyle: ButtonStyle {
  /// A plain button.
  public init() {}

  /// The label on its ground.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .padding(.horizontal, 1)
      .foregroundStyle(configuration.role)
      .background(configuration.role)
  }
}

/// The label with its state in signs and words before and after it, on a line of its own:
///
/// ```
///   New game
/// > Continue
///   Undo (not available)
/// ```
///
/// All buttons look like this in linear mode.
public struct LinearButtonStyle: ButtonStyle {
  /// A button for those who read line by line.
  public init() {}

  /// The label between its signs.
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
  /// Gives the buttons within the look of `style`.
  public func buttonStyle(_ style: any ButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}

/// An icon alone, without a frame; reversed or tinted while it has the focus.
public struct IconButtonStyle: ButtonStyle {
  /// An icon.
  public init() {}

  /// The label with a cell of room at both sides.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .padding(.horizontal, 1)
      .foregroundStyle(configuration.isFocused ? .buttonFocused : .iconButton)
      .background(configuration.isFocused ? .buttonFocused : .iconButton)
  }
}

/// A name, with an icon if it has one, in a rounded frame: heavy while it has the focus, light
/// otherwise.
public struct NameButtonStyle: ButtonStyle {
  private let width: Int?

  /// A frame `width` columns wide in all; as wide as there is room where nil.
  public init(width: Int? = nil) {
    self.width = width
  }

  /// The label in its frame.
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
