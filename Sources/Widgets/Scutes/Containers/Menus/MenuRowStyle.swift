// SPDX-License-Identifier: Apache-2.0

/// A button as a row of a menu: `▸ New      n`. The mark is shown only while focused, and a dot
/// while disabled.
struct MenuRowStyle: ButtonStyle {
  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    MenuRow(configuration: configuration)
  }
}

private struct MenuRow: View {
  @Environment(\.capabilities) private var capabilities
  let configuration: ButtonConfiguration

  var body: some View {
    MenuRowLayout {
      Text(mark + " ").lineLimit(1)
      configuration.label
        .environment(\.textAttributes, configuration.buttonRole == .destructive ? .underline : [])
      MenuKey(key: key)
    }
    .bold(configuration.isFocused)
    .foregroundStyle(role)
    .background(role)
  }

  private var mark: String {
    if !configuration.isEnabled { return capabilities.isUnicode ? "·" : "-" }
    return configuration.isFocused ? "▸" : " "
  }

  private var key: String {
    guard let shortcut = configuration.shortcut else { return " " }
    return "  " + shortcut.name(isUnicode: capabilities.isUnicode) + " "
  }

  private var role: StyleRole {
    if !configuration.isEnabled { return .disabled }
    return configuration.isFocused || configuration.isPressed ? .selection : .sheet
  }
}

/// The key of a row, or nothing if it doesn't fit.
private struct MenuKey: LeafView, Equatable {
  let key: String

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, key.columns), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard rect.width >= key.columns else { return }
    painter.write(key, at: rect.origin, style: environment.textStyle())
  }
}
