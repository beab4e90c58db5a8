/// The label between the ends of a control: `[ Save ]`, with the focus `▐ Save ▌`, disabled
/// `( Save )`. SwiftUI's bordered button, on one line.
public struct BorderedButtonStyle: ButtonStyle {
  /// A bordered button.
  public init() {}

  /// The label between its ends.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    EndedButton(configuration: configuration, role: configuration.role, isHeavy: false)
  }
}

/// A bordered button for what people most likely want: its ends are doubled, `[[ Save ]]`.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// A prominent button.
  public init() {}

  /// The label between its ends.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let isUsual = configuration.role == .button
    EndedButton(
      configuration: configuration, role: isUsual ? .buttonProminent : configuration.role,
      isHeavy: true)
  }
}

/// The label alone, underlined while it has the focus.
public struct BorderlessButtonStyle: ButtonStyle {
  /// A borderless button.
  public init() {}

  /// The label.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let isMarked = configuration.isFocused || configuration.buttonRole == .destructive
    configuration.label
      .environment(\.textAttributes, isMarked ? [.underline, .bold] : [])
      .foregroundStyle(configuration.role)
  }
}

private struct EndedButton: View {
  @Environment(\.capabilities) private var capabilities
  let configuration: ButtonConfiguration
  let role: StyleRole
  let isHeavy: Bool

  var body: some View {
    let ends = ControlEnds(
      isEnabled: configuration.isEnabled && !configuration.isBusy,
      isFocused: configuration.isFocused, isUnicode: capabilities.isUnicode)
    HStack {
      end(ends.left)
      configuration.label
        .padding(.horizontal, 1)
        .environment(\.textAttributes, configuration.buttonRole == .destructive ? .underline : [])
      end(ends.right)
    }
    .foregroundStyle(role)
    .background(role)
    .bold(isHeavy || configuration.isPressed)
  }

  private func end(_ sign: Character) -> some View {
    Text(String(repeating: sign, count: isHeavy ? 2 : 1)).lineLimit(1).layoutPriority(1)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label on a coloured ground.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label between the ends of a control.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A bordered button for what people most likely want.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
