import Scutes

/// A sheet to draw on.
struct MouseExample: View {
  @State private var points: Set<Point> = []
  @State private var hovered: Point?

  var body: some View {
    VStack(alignment: .leading) {
      Drawing { [points, hovered] rect, painter, environment in
        let style = environment.textStyle(.accent)
        for point in points where point.x < rect.width && point.y < rect.height {
          painter.put("●", at: Point(x: rect.minX + point.x, y: rect.minY + point.y), style: style)
        }
        if let hovered {
          painter.put(
            "○", at: Point(x: rect.minX + hovered.x, y: rect.minY + hovered.y),
            style: environment.textStyle(.secondary))
        }
      }
      .onMouse(draw)
      .onContinuousHover { phase in
        if case .active(let point) = phase { hovered = point } else { hovered = nil }
      }
      .border(.light, title: "Draw")
      Text(hovered.map { "column \($0.x), row \($0.y)" } ?? "The pointer is elsewhere.")
        .foregroundStyle(.secondary)
    }
  }

  private func draw(_ event: MouseEvent, _ point: Point) -> Bool {
    switch event.kind {
    case .press(.left), .drag(.left): points.insert(point)
    case .press(.right): points = []
    default: return false
    }
    return true
  }
}

extension Example {
  static let mouse = Example(
    "onMouse, onHover, onContinuousHover", .input,
    "Presses, drags and the wheel, by cells of the view; the pointer, where the terminal tells of it."
  ) {
    MouseExample()
  }
}
