// SPDX-License-Identifier: Apache-2.0

/// Colours side by side, with the chosen one between brackets. ← and → move along them.
struct SwatchPicker: View {
  @Environment(\.kitWords) private var words
  let title: String
  let swatches: [Color]
  let selection: Color
  let choose: (Color) -> Void

  private var chosen: Int? { swatches.firstIndex(of: selection) }

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      ControlTitle(title: title)
      Swatches(swatches: swatches, chosen: chosen)
        .onClick { pointer in
          let plan = SegmentPlan(swatches: swatches.count, width: pointer.size.width)
          guard let index = plan.places.firstIndex(where: { $0.contains(pointer.place) }) else {
            return
          }
          choose(swatches[index])
        }
        .layoutPriority(1)
    }
    .focusable()
    .keyBindings(
      title,
      [
        KeyBinding([KeyPress(.left)], -1, words.controls.choose, speakingForNext: true),
        KeyBinding([KeyPress(.right)], 1, words.controls.choose, shown: .hidden),
      ]
    ) { step in
      let start = chosen ?? (step > 0 ? -1 : swatches.count)
      choose(swatches[min(max(start + step, 0), swatches.count - 1)])
    }
  }
}

extension SegmentPlan {
  /// Two cells for each colour, with an end on both sides.
  fileprivate nonisolated init(swatches count: Int, width: Int) {
    self.init(Array(repeating: "██", count: count), width: width)
  }
}

private struct Swatches: LeafView, Equatable {
  let swatches: [Color]
  let chosen: Int?

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    SegmentPlan(swatches: swatches.count, width: proposal.width).size
  }

  func cursor(in size: Size, environment: EnvironmentValues) -> Point? {
    SegmentPlan(swatches: swatches.count, width: size.width).cursor(on: chosen)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let plan = SegmentPlan(swatches: swatches.count, width: rect.width)
    for (index, place) in plan.places.enumerated() {
      let origin = Point(x: rect.minX + place.minX, y: rect.minY + place.minY)
      painter.write(
        "██", at: Point(x: origin.x + 1, y: origin.y),
        style: TextStyle(foreground: swatches[index]))
      guard index == chosen else { continue }
      let style = environment.controlStyle(.tabSelected)
      painter.put(environment.controlEnds.left, at: origin, style: style)
      painter.put(
        environment.controlEnds.right, at: Point(x: origin.x + place.width - 1, y: origin.y),
        style: style)
    }
  }
}
