/// Draws a border around its content, which takes one cell at each side.
@usableFromInline struct Border: WrapperModifier {
  let style: BorderStyle
  let role: StyleRole
  let title: String?

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  private static var insets: EdgeInsets { EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1) }

  func size(in proposal: ProposedSize, content: WrappedContent) -> Size {
    let inner = content.size(for: proposal.inset(by: Self.insets))
    return Size(width: inner.width + 2, height: inner.height + 2)
  }

  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize) {
    content.place(
      at: Point(x: bounds.minX + 1, y: bounds.minY + 1), proposal: proposal.inset(by: Self.insets))
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    style.draw(
      in: rect, on: painter, style: environment.theme.style(for: role),
      joinsLines: environment.joinsLines)
    guard let title, rect.width > 6 else { return }
    let shown = TextTruncation.truncate(
      title, to: rect.width - 6, mode: .tail,
      ellipsis: environment.capabilities.isUnicode ? "…" : "...")
    painter.write(
      " \(shown) ", at: Point(x: rect.minX + 2, y: rect.minY),
      style: environment.theme.style(for: .title))
  }
}

extension View {
  /// Draws a border around the view, one cell wide, with `title` in its upper edge. In linear mode
  /// there is no border, and the title stands above the view.
  public func border(
    _ style: BorderStyle = .rounded, _ role: StyleRole = .line, title: String? = nil
  ) -> some View {
    LinearChoice(
      usual: modifier(Border(style: style, role: role, title: title)),
      linear: LinearHeading(content: self, title: title))
  }
}
