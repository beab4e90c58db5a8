/// The empty ground of the theme around it, behind its content.
private struct ThemeGround<Content: View>: WrapperView {
  let content: Content

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    painter.fill(rect, style: environment.theme.groundStyle)
  }
}

extension View {
  /// Gives the view and all within it the look of `theme`, on the ground of that theme.
  ///
  /// SwiftUI has no themes; this is to a theme what `tint` is to one colour.
  public func theme(_ theme: Theme) -> some View {
    ThemeGround(content: self).environment(\.theme, theme)
  }
}
