// SPDX-License-Identifier: Apache-2.0

/// Fills the cells behind its content.
@usableFromInline struct Background: WrapperModifier {
  let role: StyleRole

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    painter.fill(rect, style: environment.theme.style(for: role))
  }
}

extension View {
  /// Fills the cells behind the view with the style of `role`.
  public func background(_ role: StyleRole) -> some View {
    modifier(Background(role: role))
  }
}
