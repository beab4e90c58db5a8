import Widgets

/// A card with a heavy outline in its destination's colour, or in the focus colour. Its size never
/// changes.
struct CardButtonStyle: ButtonStyle {
  let role: StyleRole
  let columns: Int
  let rows: Int
  /// `true` to draw a thin outline without the focus.
  var isQuiet = false

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    CardFrame(
      content: configuration.label.frame(width: columns - 2, height: rows - 2), role: role,
      isFocused: configuration.isFocused, isQuiet: isQuiet)
  }
}

private struct CardFrame<Content: View>: View {
  @Environment(\.capabilities) private var capabilities
  let content: Content
  let role: StyleRole
  let isFocused: Bool
  let isQuiet: Bool

  var body: some View {
    if isFocused {
      content.rim(.buttonFocused, ground: .menu, isFilled: true)
        .overlay(alignment: .leading) {
          if isQuiet, !capabilities.showsIcons {
            Text(capabilities.isUnicode ? "▸" : ">").foregroundStyle(.key)
              .padding(.horizontal, 1)
          }
        }
    } else if isQuiet {
      content.border(.rounded, role)
    } else {
      content.rim(role)
    }
  }
}

extension TerminalCapabilities {
  /// `true` if icons are reliable. With few colours or in ASCII, words replace them, if anything.
  nonisolated var showsIcons: Bool { isUnicode && colorDepth >= .indexed256 }

  /// `text` after `icon`, if icons are reliable.
  nonisolated func labelled(_ icon: String, _ text: String) -> String {
    showsIcons ? "\(icon) \(text)" : text
  }
}
