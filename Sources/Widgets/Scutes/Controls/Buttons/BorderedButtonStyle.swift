// SPDX-License-Identifier: Apache-2.0

/// A button with its label between brackets: `[ Save ]`, focused `▐ Save ▌`, disabled `( Save )`.
/// The one-line version of SwiftUI's bordered button.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label between brackets.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    EndedButton(configuration: configuration, role: configuration.role, isHeavy: false)
  }
}

/// A bordered button for the most likely choice, with double brackets: `[[ Save ]]`.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label between double brackets.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let isUsual = configuration.role == .button
    EndedButton(
      configuration: configuration, role: isUsual ? .buttonProminent : configuration.role,
      isHeavy: true)
  }
}

/// A button without a border, underlined while focused.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label.
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
  /// The label on a coloured background.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label between brackets.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A bordered button for the most likely choice.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
