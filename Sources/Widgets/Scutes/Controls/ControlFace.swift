// SPDX-License-Identifier: Apache-2.0

/// One line of text between brackets, truncated if room is short.
struct ControlFace: LeafView, Equatable {
  let text: String
  /// The replacement in ASCII.
  var ascii: String?
  var role: StyleRole?
  /// The end to cut a picture at. `nil` for text, which gets an ellipsis.
  var cut: TruncationMode?

  private func text(_ environment: EnvironmentValues) -> String {
    environment.capabilities.isUnicode ? text : ascii ?? text
  }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, text(environment).columns + 2), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.controlStyle(role)
    let ends = environment.controlEnds
    painter.fill(rect, style: style)
    painter.put(ends.left, at: rect.origin, style: style)
    let shown = TextTruncation.truncate(
      text(environment), to: max(0, rect.width - 2), mode: cut ?? .tail,
      ellipsis: cut == nil ? environment.ellipsis : "")
    painter.write(shown, at: Point(x: rect.minX + 1, y: rect.minY), style: style)
    painter.put(ends.right, at: Point(x: rect.maxX - 1, y: rect.minY), style: style)
  }
}

/// The label beside a control, heavier while the control has the focus.
struct ControlTitle: View {
  @Environment(\.areLabelsHidden) private var isHidden
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  let title: String

  var body: some View {
    if !title.isEmpty, !isHidden {
      Text(title).lineLimit(1).bold(isFocused).foregroundStyle(isEnabled ? nil : .disabled)
    }
  }
}
