// SPDX-License-Identifier: Apache-2.0

@usableFromInline struct Offset: WrapperModifier, Animatable {
  var x: Int
  var y: Int

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    AnimatedWrapperNode(modifier, in: parent)
  }

  @usableFromInline var animatableData: AnimatablePair<Double, Double> {
    get { Point(x: x, y: y).animatableData }
    set {
      var point = Point(x: x, y: y)
      point.animatableData = newValue
      (x, y) = (point.x, point.y)
    }
  }

  @usableFromInline static var isMovement: Bool { true }

  static var drawsItself: Bool { false }
  var placesContentOutside: Bool { true }
  var movesGuides: Bool { false }

  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize) {
    content.place(at: Point(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
  }
}

extension View {
  /// Shows the view `x` columns to the right and `y` rows below its place. Its neighbours don't
  /// move, so it may cover them. The offset can be animated.
  public func offset(x: Int = 0, y: Int = 0) -> some View {
    modifier(Offset(x: x, y: y))
  }
}
