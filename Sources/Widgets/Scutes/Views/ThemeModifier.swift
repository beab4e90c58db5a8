// SPDX-License-Identifier: Apache-2.0

/// The empty ground of the environment's theme, behind its content.
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
  /// Sets the theme of the view and all within it, and fills its ground.
  ///
  /// SwiftUI has no themes. This is like `tint`, but for all styles rather than one colour.
  public func theme(_ theme: Theme) -> some View {
    modifier(ThemeGround()).environment(\.theme, theme)
  }
}
