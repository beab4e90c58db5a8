// SPDX-License-Identifier: Apache-2.0

/// A control for choosing a value along a line: `Volume [█████▍      ] 45`.
///
/// ← and → move by one step, Page Up and Page Down by ten, Home and End to the limits. A click or a
/// drag moves to the pointer.
public struct Slider: View {
  @Environment(\.kitWords) private var words
  private let title: String
  private let value: Binding<Double>
  private let scale: SliderScale
  private let format: ((Double) -> String)?

  /// Creates a slider called `title` for `value`, within `bounds` and in steps of `step`. A `nil`
  /// step is a hundredth of the range. NaN counts as the minimum. `format` formats the value beside
  /// the line; `nil` hides it.
  public init(
    _ title: String = "", value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil, format: ((Double) -> String)? = nil
  ) {
    self.title = title
    self.value = value
    self.format = format
    scale = SliderScale(bounds: bounds, step: step)
  }

  /// The title, the line and the value.
  public var body: some View {
    let fraction = scale.fraction(of: value.wrappedValue)
    HStack(spacing: 1) {
      ControlTitle(title: title)
      SliderLine(fraction: fraction)
        .onPointer(perform: answer)
      if let format {
        Text(format(scale.number(value.wrappedValue))).lineLimit(1)
          .frame(minWidth: columns(format), alignment: .trailing)
          .layoutPriority(1)
      }
    }
    .focusable()
    .keyBindings(title, bindings) {
      value.wrappedValue = scale.value(value.wrappedValue, after: $0)
    }
  }

  private func columns(_ format: (Double) -> String) -> Int {
    [scale.bounds.lowerBound, scale.bounds.upperBound].map { format($0).columns }.max() ?? 0
  }

  private func answer(_ pointer: Pointer) -> Bool {
    switch pointer.event.kind {
    case .press(.left), .drag(.left):
      value.wrappedValue = scale.value(atCell: pointer.place.x - 1, of: pointer.size.width - 2)
      return true
    case .release(.left): return true
    default: return false
    }
  }

  private var bindings: [KeyBinding<SliderScale.Change>] {
    let controls = words.controls
    return [
      KeyBinding(
        [KeyPress(.left), KeyPress("-")], .steps(-1), controls.change, speakingForNext: true),
      KeyBinding(
        [KeyPress(.right), KeyPress("+"), KeyPress("=")], .steps(1), controls.change,
        shown: .hidden),
      KeyBinding(
        [KeyPress(.pageUp)], .steps(10), controls.changeMuch, shown: .help, speakingForNext: true),
      KeyBinding([KeyPress(.pageDown)], .steps(-10), controls.changeMuch, shown: .hidden),
      KeyBinding(
        [KeyPress(.home)], .least, controls.ends, shown: .help, speakingForNext: true),
      KeyBinding([KeyPress(.end)], .greatest, controls.ends, shown: .hidden),
    ]
  }
}

private struct SliderLine: LeafView, Equatable {
  let fraction: Double

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  /// The last filled cell.
  func cursor(in size: Size, environment: EnvironmentValues) -> Point? {
    let room = Double(max(0, size.width - 2))
    return Point(x: max(1, Int((fraction * room).rounded(.up))), y: 0)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let ends = environment.controlEnds
    let track = environment.controlStyle(.sliderTrack)
    let fill = track.merging(environment.controlStyle(.sliderFill))
    painter.fill(rect, style: track)
    painter.put(ends.left, at: rect.origin, style: track)
    let cells = BarCells.cells(
      fraction, width: rect.width - 2, isUnicode: environment.capabilities.isUnicode)
    for (index, cell) in cells.enumerated() {
      painter.put(cell, at: Point(x: rect.minX + 1 + index, y: rect.minY), style: fill)
    }
    painter.put(ends.right, at: Point(x: rect.maxX - 1, y: rect.minY), style: track)
  }
}
