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
  /// Gives the view its room before its neighbours in a stack whose priority is lower; 0 is usual.
  public func layoutPriority(_ priority: Double) -> some View {
    modifier(LayoutPriority(priority: priority))
  }
}
