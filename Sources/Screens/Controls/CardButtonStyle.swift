import Scutes

/// A card with a heavy outline in its destination's colour, or in the focus colour. A quiet one has
/// no outline without the focus. Its size never changes.
struct CardButtonStyle: ButtonStyle {
  let role: StyleRole
  let columns: Int
  let rows: Int
  /// `true` to draw no outline without the focus.
  var isQuiet = false

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    CardFrame(
      content: configuration.label.frame(width: columns - 2, height: rows - 2), role: role,
      isFocused: configuration.isFocused, isQuiet: isQuiet)
  }
}

private struct CardFrame<Content: View>: View {
  let content: Content
  let role: StyleRole
  let isFocused: Bool
  let isQuiet: Bool

  var body: some View {
    if isFocused {
      content.rim(.buttonFocused, ground: .menu, isFilled: true)
    } else if isQuiet {
      content.quietCard(role)
    } else {
      content.rim(role)
    }
  }
}

extension View {
  /// Puts the view on a card without an outline, half a row and half a column wider on each side.
  /// Where grounds don't differ, it has a thin outline in the colour of `role`.
  func quietCard(_ role: StyleRole) -> some View { QuietCard(content: self, role: role) }
}

private struct QuietCard<Content: View>: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.theme) private var theme
  let content: Content
  let role: StyleRole

  var body: some View {
    if TileCardStyle.hasGround(capabilities, theme) {
      content.rim(.sheet, isFilled: true)
    } else {
      content.border(.rounded, role)
    }
  }
}

/// A card without an outline, as tall as tiles are: half a row of ground above its rows. The focus
/// fills it. Where grounds don't differ, it has a thin outline.
struct TileCardStyle: ButtonStyle {
  let role: StyleRole
  let columns: Int
  let rows: Int

  /// The rows of text on a card of `rows` rows: two fewer within an outline, else one fewer.
  static func textRows(
    of rows: Int, _ capabilities: TerminalCapabilities, _ theme: Theme
  ) -> Int {
    rows - (hasGround(capabilities, theme) ? 1 : 2)
  }

  fileprivate static func hasGround(_ capabilities: TerminalCapabilities, _ theme: Theme) -> Bool {
    capabilities.showsBlocks && theme.style(for: .sheet).background?.isExact == true
  }

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    TileCardBody(
      content: configuration.label, style: self,
      isFocused: configuration.isFocused || configuration.isPressed)
  }
}

private struct TileCardBody<Content: View>: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.theme) private var theme
  let content: Content
  let style: TileCardStyle
  let isFocused: Bool

  var body: some View {
    if TileCardStyle.hasGround(capabilities, theme) {
      VStack {
        CardEdge(role: ground).frame(width: style.columns, height: 1)
        content
          .frame(width: style.columns, height: style.rows - 1, alignment: .topLeading)
          .foregroundStyle(ground)
          .background(ground)
      }
    } else if isFocused {
      content.frame(width: style.columns, height: style.rows, alignment: .leading)
        .foregroundStyle(.buttonFocused)
        .background(.buttonFocused)
    } else {
      content.frame(width: style.columns - 2, height: style.rows - 2, alignment: .topLeading)
        .border(.rounded, style.role)
    }
  }

  private var ground: StyleRole { isFocused ? .buttonFocused : .sheet }
}

/// Half a row of a card's ground, above its first row or below its last.
struct CardEdge: LeafView, Equatable {
  let role: StyleRole
  var isBelow = false

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, ProposedSize.unlimited), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let page = environment.theme.style(for: .ground).background
    guard environment.capabilities.showsBlocks,
      let fill = environment.theme.style(for: role).background, fill != page,
      page != nil || !isBelow
    else { return }
    // Below, the lower half is the page's: above an upper half, terminals leave a line of a pixel.
    painter.horizontalLine(
      "▄", from: rect.origin, columns: rect.width,
      style: isBelow
        ? TextStyle(foreground: page, background: fill) : TextStyle(foreground: fill))
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

/// A part of a button's label in a colour of its own, but in that of the button with the focus.
struct LabelDetail: View {
  @Environment(\.isFocused) private var isFocused
  let text: String
  let role: StyleRole

  var body: some View {
    Text(text).foregroundStyle(isFocused ? .buttonFocused : role).lineLimit(1)
  }
}
