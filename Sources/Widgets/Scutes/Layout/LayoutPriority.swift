// SPDX-License-Identifier: Apache-2.0

@usableFromInline struct LayoutPriority: WrapperModifier {
  let priority: Double

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  static var drawsItself: Bool { false }
  var layoutPriority: Double? { priority }
}

extension View {
  /// Sets the view's priority in a stack. Views of higher priority get their room first. The
  /// default is 0.
  public func layoutPriority(_ priority: Double) -> some View {
    modifier(LayoutPriority(priority: priority))
  }
}
