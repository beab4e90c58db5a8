// SPDX-License-Identifier: Apache-2.0

/// Draws a border around its content, one cell wide on each side.
@usableFromInline struct Border: WrapperModifier {
  let style: BorderStyle
  let role: StyleRole
  let title: String?
  /// `true` to show only the title, above the content.
  var isLinear = false

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  var inLinearMode: Self {
    Self(style: style, role: role, title: title, isLinear: true)
  }

  var insets: EdgeInsets {
    isLinear
      ? EdgeInsets(top: title == nil ? 0 : 1)
      : EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  }

  func size(in proposal: ProposedSize, content: WrappedContent) -> Size {
    let inner = content.size(for: proposal.inset(by: insets))
    let heading = isLinear ? min(title?.columns ?? 0, proposal.width) : 0
    return Size(
      width: max(heading, inner.width + insets.horizontal), height: inner.height + insets.vertical)
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let ellipsis = environment.capabilities.isUnicode ? "…" : "..."
    func shown(_ title: String, in columns: Int) -> String {
      TextTruncation.truncate(title, to: columns, mode: .tail, ellipsis: ellipsis)
    }
    guard !isLinear else {
      guard let title else { return }
      painter.write(
        shown(title, in: rect.width), at: rect.origin,
        style: environment.textStyle().merging(TextStyle(attributes: .bold)))
      return
    }
    style.draw(
      in: rect, on: painter, style: environment.theme.style(for: role),
      joinsLines: environment.joinsLines)
    guard let title, rect.width > 6 else { return }
    painter.write(
      " \(shown(title, in: rect.width - 6)) ", at: Point(x: rect.minX + 2, y: rect.minY),
      style: environment.theme.style(for: .title))
  }
}

extension View {
  /// Draws a border around the view, one cell wide, with `title` in its upper edge. In linear mode
  /// there is only the title, above the view.
  public func border(
    _ style: BorderStyle = .rounded, _ role: StyleRole = .line, title: String? = nil
  ) -> some View {
    modifier(Border(style: style, role: role, title: title))
  }
}
