// SPDX-License-Identifier: Apache-2.0

/// A colour, and the nearest one that this terminal can show.
struct ChosenColor: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.kitWords) private var words
  let title: String
  let parts: ColorParts

  var body: some View {
    HStack(spacing: 1) {
      if !title.isEmpty { Text(title).lineLimit(1) }
      ColorSample(color: parts.color)
      Text("#" + parts.hex).lineLimit(1)
      if let shown = parts.shown(at: capabilities.colorDepth) {
        Text(words.controls.shownAs).lineLimit(1).foregroundStyle(.secondary)
        ColorSample(color: shown.color)
        Text("#" + shown.hex).lineLimit(1)
      }
    }
  }
}

/// A sample of a colour, two cells wide.
private struct ColorSample: LeafView, Equatable {
  let color: Color

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, 2), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    painter.write("██", at: rect.origin, style: TextStyle(foreground: color))
  }
}
