/// The empty ground of the theme around it, behind its content.
@usableFromInline struct ThemeGround: WrapperModifier {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    painter.fill(rect, style: environment.theme.groundStyle)
  }
}

extension View {
  /// Gives the view and all within it the look of `theme`, on the ground of that theme.
  ///
  /// SwiftUI has no themes; this is to a theme what `tint` is to one colour.
  public func theme(_ theme: Theme) -> some View {
    modifier(ThemeGround()).environment(\.theme, theme)
  }
}
