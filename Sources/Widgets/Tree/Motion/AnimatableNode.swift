/// Shows intermediate values of an animatable view during an animation.
final class AnimatableNode<V: View & Animatable>: ViewNode<V>, Moving {
  private var inner: ComposedNode<V>?
  private var way = AnimatedWay<V>()

  override init(_ view: V, in parent: Node) {
    super.init(view, in: parent)
    inner = ComposedNode(view, in: self)
  }

  override var children: [Node] { inner.map { [$0] } ?? [] }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    way.follow(from: old, to: view, of: self)
    inner?.update(way.shown(view))
  }

  func move(to moment: Duration) -> Bool {
    let isOnItsWay = way.move(to: moment, of: self)
    inner?.update(way.shown(view))
    return isOnItsWay
  }

  override func willLeave() {
    tree.movements.stop(self)
  }
}

/// The progress of an animatable value between two states.
struct AnimatedWay<Value: Animatable> {
  private var way: Way?

  /// The endpoints and the start time.
  private struct Way {
    let start: Value.AnimatableData
    let end: Value.AnimatableData
    let animation: Animation
    let beginning: Duration
    var current: Value.AnimatableData
  }

  /// Starts towards `new`, from `old` or from the current intermediate value, with the animation
  /// that applies to `node`.
  mutating func follow(from old: Value, to new: Value, of node: some Node & Moving) {
    let target = new.animatableData
    guard target != (way?.end ?? old.animatableData) else { return }
    guard let animation = node.tree.animation, Self.mayMove(node), old.hasValues(towards: new)
    else {
      way = nil
      node.tree.movements.stop(node)
      return
    }
    let start = way?.current ?? old.animatableData
    way = Way(
      start: start, end: target, animation: animation, beginning: node.tree.movements.now,
      current: start)
    node.tree.movements.start(node)
  }

  /// Advances to `moment`. Returns `true` if it hasn't arrived yet.
  mutating func move(to moment: Duration, of node: Node) -> Bool {
    guard var way else { return false }
    let elapsed = moment - way.beginning
    let isOver = elapsed >= way.animation.end || !Self.mayMove(node)
    way.current = way.start.interpolated(to: way.end, by: way.animation.share(after: elapsed))
    self.way = isOver ? nil : way
    return !isOver
  }

  /// The intermediate value to show for `value`.
  func shown(_ value: Value) -> Value {
    var shown = value
    if let way { shown.animatableData = way.current }
    return shown
  }

  private static func mayMove(_ node: Node) -> Bool {
    node.environment.motion >= (Value.isMovement ? .full : .subtle)
  }
}

extension View where Self: Animatable {
  /// Creates a node that shows the view and animates its changes.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    AnimatableNode(view, in: parent)
  }
}
