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

@usableFromInline struct Position: WrapperModifier {
  let x: Int
  let y: Int

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  static var drawsItself: Bool { false }
  var placesContentOutside: Bool { true }

  func size(in proposal: ProposedSize, content: WrappedContent) -> Size {
    let own = proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
    return Size(width: own.width, height: own.height)
  }

  func place(_ content: WrappedContent, in bounds: Rect, proposal: ProposedSize) {
    let size = content.size(for: proposal)
    content.place(
      at: Point(
        x: bounds.minX + x - (size.width >> 1), y: bounds.minY + y - (size.height >> 1)),
      proposal: proposal)
  }
}

extension View {
  /// Shows the view `x` columns further to the right and `y` rows further down than where it is.
  /// Its neighbours stay where they would be, and it may lie over them. It can be animated.
  public func offset(x: Int = 0, y: Int = 0) -> some View {
    modifier(Offset(x: x, y: y))
  }

  /// Fills the room there is, and puts the middle of the view in column `x` of row `y` of it.
  public func position(x: Int = 0, y: Int = 0) -> some View {
    modifier(Position(x: x, y: y))
  }
}
