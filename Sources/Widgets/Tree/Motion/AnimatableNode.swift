/// Shows a view that is animatable: with values in between while these are on their way.
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

/// Where something animatable is between what it was and what it is.
struct AnimatedWay<Value: Animatable> {
  private var way: Way?

  /// From where, to where, and since when.
  private struct Way {
    let start: Value.AnimatableData
    let end: Value.AnimatableData
    let animation: Animation
    let beginning: Duration
    var current: Value.AnimatableData
  }

  /// Sets out for `new` from `old`, or from where it is on the way there, as `node` is animated now.
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

  /// Goes on to where it is at `moment`; returns whether it has still to arrive.
  mutating func move(to moment: Duration, of node: Node) -> Bool {
    guard var way else { return false }
    let elapsed = moment - way.beginning
    let isOver = elapsed >= way.animation.end || !Self.mayMove(node)
    way.current = way.start.interpolated(to: way.end, by: way.animation.share(after: elapsed))
    self.way = isOver ? nil : way
    return !isOver
  }

  /// `value` as it is shown on its way.
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
  /// Makes a node that shows the view with the values in between when they change.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    AnimatableNode(view, in: parent)
  }
}
