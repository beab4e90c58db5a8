/// Shows a view that is animatable: with values in between while these are on their way.
final class AnimatableNode<V: View & Animatable>: ViewNode<V>, Moving {
  private var inner: ViewNode<V>?
  private var way: Way?

  /// From where, to where, and since when.
  private struct Way {
    let start: V.AnimatableData
    let end: V.AnimatableData
    let animation: Animation
    let beginning: Duration
    var current: V.AnimatableData
  }

  /// A node around that which `makeInner` makes for the view, and for those in between.
  init(_ view: V, in parent: Node, makeInner: (V, Node) -> ViewNode<V>) {
    super.init(view, in: parent)
    inner = makeInner(view, self)
  }

  override var children: [Node] { inner.map { [$0] } ?? [] }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    let target = view.animatableData
    if target != (way?.end ?? old.animatableData) { setOut(from: old, to: target) }
    show()
  }

  private func setOut(from old: V, to target: V.AnimatableData) {
    guard let animation = tree.animation, mayMove, old.hasValues(towards: view) else {
      way = nil
      tree.movements.stop(self)
      return
    }
    let start = way?.current ?? old.animatableData
    way = Way(
      start: start, end: target, animation: animation, beginning: tree.movements.now,
      current: start)
    tree.movements.start(self)
  }

  private var mayMove: Bool { environment.motion >= (V.isMovement ? .full : .subtle) }

  func move(to moment: Duration) -> Duration? {
    guard var way else { return nil }
    let elapsed = moment - way.beginning
    let isOver = elapsed >= way.animation.end || !mayMove
    way.current = way.start.interpolated(to: way.end, by: way.animation.share(after: elapsed))
    self.way = isOver ? nil : way
    show()
    return isOver ? nil : way.beginning + way.animation.firstChange
  }

  private func show() {
    var shown = view
    if let way { shown.animatableData = way.current }
    inner?.update(shown)
  }

  override func willLeave() {
    tree.movements.stop(self)
  }
}

extension View where Self: Animatable {
  /// Makes a node that shows the view with the values in between when they change.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    AnimatableNode(view, in: parent) { ComposedNode($0, in: $1) }
  }
}
