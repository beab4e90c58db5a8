/// Fills the cells behind its content.
struct Background<Content: View>: WrapperView {
  let content: Content
  let role: StyleRole

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    painter.fill(rect, style: environment.theme.style(for: role))
  }
}

extension View {
  /// Fills the cells behind the view with the look of `role`.
  public func background(_ role: StyleRole) -> some View {
    Background(content: self, role: role)
  }
}
