import Scutes

/// A rainbow on terminals with fewer and fewer colours.
struct ColorExample: View {
  private static let depths: [(ColorDepth, String)] = [
    (.trueColor, "24-bit"), (.indexed256, "256"), (.sixteen, "16"), (.eight, "8"),
    (.monochrome, "none"),
  ]

  var body: some View {
    GridLayout(alignment: .leading, horizontalSpacing: 2) {
      ForEach(Self.depths, id: \.0) { depth, name in
        GridRow {
          Text(name).foregroundStyle(.secondary)
          Rainbow(depth: depth).frame(height: 1)
        }
      }
    }
  }
}

private struct Rainbow: LeafView, Equatable {
  let depth: ColorDepth

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    for x in 0..<rect.width {
      let turn = x * 6 * 255 / max(1, rect.width)
      let color = Color.rgb(part(turn + 510), part(turn), part(turn - 510)).nearest(at: depth)
      painter.put(
        color == .terminalDefault ? "·" : " ", at: Point(x: rect.minX + x, y: rect.minY),
        style: TextStyle(background: color == .terminalDefault ? nil : color))
    }
  }

  /// The value of a colour component at `turn`, of 1530 in a circle.
  private func part(_ turn: Int) -> UInt8 {
    let turn = (turn % 1530 + 1530) % 1530
    return UInt8(turn < 255 ? turn : turn < 765 ? 255 : turn < 1020 ? 1020 - turn : 0)
  }
}

extension Example {
  static let color = Example(
    "Color", .style,
    "Red, green and blue, or one of the terminal's own sixteen. What the terminal lacks is shown as"
      + " what looks most like it.", width: 48, height: 5
  ) {
    ColorExample()
  }
}
