// SPDX-License-Identifier: Apache-2.0

/// A switch that fires when its knob is slid to the other end, which nobody does by mistake.
///
///     [▐█▌ Slide to start      ]      [━━━━━▐█▌ to start      ]
///
/// Drag the knob with the mouse, or hold →. Left before the end, it springs back after a second.
public struct SlideSwitch: View {
  @Environment(\.clock) private var clock
  @Environment(\.motion) private var motion
  @Environment(\.kitWords) private var words
  @State private var knob = SlideKnob()
  private let title: String
  private let action: () -> Void

  /// Creates a switch that shows `title` along its way and runs `action`.
  public init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  /// The way and the knob.
  public var body: some View {
    SlideWay(title: title, fraction: knob.fraction)
      .onPointer(lost: release, perform: answer)
      .focusable()
      .keyBindings(title, bindings) { push($0) }
      .onDeadline(knob.deadline) {
        knob.advance(to: clock.now, reducesMotion: motion < .full)
      }
      .accessibilityLabel(title)
  }

  private var bindings: [KeyBinding<Double>] {
    [
      KeyBinding([KeyPress(.right)], 1, words.controls.slide),
      KeyBinding([KeyPress(.left)], -1, words.controls.slide, shown: .hidden),
    ]
  }

  private func push(_ direction: Double) {
    if knob.push(direction, at: clock.now, reducesMotion: motion < .full) { action() }
  }

  private func release() { knob.release(at: clock.now) }

  private func answer(_ pointer: Pointer) -> Bool {
    let room = pointer.size.width - 2 - SlideKnob.columns
    let cell = pointer.place.x - 1
    switch pointer.event.kind {
    case .press(.left):
      _ = knob.grasp(cell: cell, room: room)
      return true
    case .drag(.left):
      let isAtEnd = knob.drag(
        toCell: cell, room: room, at: clock.now, reducesMotion: motion < .full)
      if isAtEnd { action() }
      return true
    case .release(.left):
      release()
      return true
    default: return false
    }
  }
}

private struct SlideWay: LeafView, Equatable {
  let title: String
  let fraction: Double

  /// Room for the knob before the title, and as much after it.
  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, title.columns + 4 + 2 * SlideKnob.columns), height: 1)
  }

  func cursor(in size: Size, environment: EnvironmentValues) -> Point? {
    Point(x: 1 + SlideKnob.cell(of: fraction, room: size.width - 2 - SlideKnob.columns), y: 0)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    let track = environment.controlStyle(.menu)
    let fill = track.merging(environment.controlStyle(.sliderFill))
    let focus = environment.controlStyle(environment.isFocused ? .buttonFocused : .sliderKnob)
    let knob = TextStyle(
      foreground: focus.background ?? focus.foreground, background: track.background,
      attributes: focus.attributes)
    // The ends are halves of the ground, or signs where that can't be seen.
    let isPlain = track.background == environment.theme.style(for: .ground).background
    let end =
      isPlain
      ? environment.controlStyle(.sliderTrack)
      : TextStyle(foreground: track.background, attributes: track.attributes)
    let ends = environment.controlEnds
    let inner = rect.inset(by: EdgeInsets(leading: 1, trailing: 1))
    painter.fill(inner, style: track)
    let shown = TextTruncation.truncate(
      title, to: max(0, inner.width - SlideKnob.columns - 1), ellipsis: environment.ellipsis)
    painter.write(
      shown, at: Point(x: inner.minX + SlideKnob.columns + 1, y: rect.minY),
      style: track)
    let start = SlideKnob.cell(of: fraction, room: inner.width - SlideKnob.columns)
    painter.clipped(to: inner) {
      painter.horizontalLine("━", from: inner.origin, columns: start, style: fill)
      painter.write(
        isUnicode ? "▐█▌" : "<#>", at: Point(x: inner.minX + start, y: rect.minY), style: knob)
    }
    painter.put(ends.left, at: rect.origin, style: end)
    painter.put(ends.right, at: Point(x: rect.maxX - 1, y: rect.minY), style: end)
  }
}
