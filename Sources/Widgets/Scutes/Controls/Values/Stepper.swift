// SPDX-License-Identifier: Apache-2.0

/// A control that changes a value in steps: `Lives [−  7 +]`.
///
/// While focused, ← and → or − and + change the value, and Home and End go to the limits. Click a
/// sign to use it. At a limit its sign becomes a dot.
public struct Stepper<Value: Strideable>: View {
  @Environment(\.kitWords) private var words
  private let title: String
  private let value: Binding<Value>
  private let bounds: ClosedRange<Value>
  private let step: Value.Stride
  private let format: (Value) -> String

  /// Creates a stepper called `title` for `value`, within `bounds`. `format` formats a value.
  public init(
    _ title: String, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    format: @escaping (Value) -> String = { "\($0)" }
  ) {
    self.title = title
    self.value = value
    self.bounds = bounds
    self.step = step
    self.format = format
  }

  /// The title, and the value between the signs.
  public var body: some View {
    let now = value.wrappedValue
    HStack(spacing: 1) {
      ControlTitle(title: title)
      StepperFace(
        value: format(now), columns: columns, canDecrease: now > bounds.lowerBound,
        canIncrease: now < bounds.upperBound
      )
      .hardwareCursor(at: Point(x: columns + 2, y: 0))
      .onClick { pointer in
        if pointer.place.x <= 1 { change(.less) }
        if pointer.place.x >= pointer.size.width - 2 { change(.more) }
      }
      .layoutPriority(1)
    }
    .focusable()
    .keyBindings(title, bindings, perform: change)
  }

  /// Room for the widest of the known values: the limits and the current one.
  private var columns: Int {
    [bounds.lowerBound, bounds.upperBound, value.wrappedValue].map { format($0).columns }.max() ?? 0
  }

  private enum Change {
    case less
    case more
    case least
    case greatest
  }

  private var bindings: [KeyBinding<Change>] {
    [
      KeyBinding(
        [KeyPress(.left), KeyPress("-")], .less, words.controls.change, speakingForNext: true),
      KeyBinding(
        [KeyPress(.right), KeyPress("+"), KeyPress("=")], .more, words.controls.change,
        shown: .hidden),
      KeyBinding(
        [KeyPress(.home)], .least, words.controls.ends, shown: .help, speakingForNext: true),
      KeyBinding([KeyPress(.end)], .greatest, words.controls.ends, shown: .hidden),
    ]
  }

  private func change(_ change: Change) {
    let now = value.wrappedValue
    let wanted =
      switch change {
      case .less: now.advanced(by: -step)
      case .more: now.advanced(by: step)
      case .least: bounds.lowerBound
      case .greatest: bounds.upperBound
      }
    value.wrappedValue = min(max(wanted, bounds.lowerBound), bounds.upperBound)
  }
}

private struct StepperFace: LeafView, Equatable {
  let value: String
  let columns: Int
  let canDecrease: Bool
  let canIncrease: Bool

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, columns + 6), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.controlStyle(.field)
    let faint = environment.textStyle(.disabled).merging(TextStyle(attributes: .dim))
    let ends = environment.controlEnds
    painter.fill(rect, style: style)
    func put(_ sign: Character, _ x: Int, _ style: TextStyle) {
      painter.put(sign, at: Point(x: rect.minX + x, y: rect.minY), style: style)
    }
    let dot: Character = environment.capabilities.isUnicode ? "·" : "."
    put(ends.left, 0, style)
    put(canDecrease ? "−" : dot, 1, canDecrease ? style : faint)
    let room = rect.width - 6
    let shown = TextTruncation.truncate(value, to: max(0, room), ellipsis: environment.ellipsis)
    painter.write(
      shown, at: Point(x: rect.minX + 3 + max(0, room - shown.columns), y: rect.minY), style: style)
    put(canIncrease ? "+" : dot, rect.width - 2, canIncrease ? style : faint)
    put(ends.right, rect.width - 1, style)
  }
}
