// SPDX-License-Identifier: Apache-2.0

/// Shows intermediate values of an animatable view during an animation.
final class AnimatableNode<V: View & Animatable>: ViewNode<V>, Animating {
  private var inner: ComposedNode<V>?
  private var progress = ValueAnimation<V>()

  override init(_ view: V, in parent: Node) {
    super.init(view, in: parent)
    inner = ComposedNode(view, in: self)
  }

  override var children: [Node] { inner.map { [$0] } ?? [] }

  override func viewChanged(from old: V, environmentChanged: Bool) {
    progress.follow(from: old, to: view, of: self)
    inner?.update(progress.shown(view))
  }

  func move(to moment: Duration) -> Bool {
    let isMoving = progress.move(to: moment, of: self)
    inner?.update(progress.shown(view))
    return isMoving
  }

  override func willLeave() {
    tree.animator.stop(self)
  }
}

/// The progress of an animatable value between two states.
struct ValueAnimation<Value: Animatable> {
  private var progress: Progress?

  /// The endpoints and the start time.
  private struct Progress {
    let start: Value.AnimatableData
    let end: Value.AnimatableData
    let animation: Animation
    let beginning: Duration
    var current: Value.AnimatableData
  }

  /// Starts towards `new`, from `old` or from the current intermediate value, with the animation
  /// that applies to `node`.
  mutating func follow(from old: Value, to new: Value, of node: some Node & Animating) {
    let target = new.animatableData
    guard target != (progress?.end ?? old.animatableData) else { return }
    guard let animation = node.tree.animation, Self.mayMove(node), old.hasValues(towards: new)
    else {
      progress = nil
      node.tree.animator.stop(node)
      return
    }
    let start = progress?.current ?? old.animatableData
    progress = Progress(
      start: start, end: target, animation: animation, beginning: node.tree.animator.now,
      current: start)
    node.tree.animator.start(node)
  }

  /// Advances to `moment`. Returns `true` if it hasn't arrived yet.
  mutating func move(to moment: Duration, of node: Node) -> Bool {
    guard var progress else { return false }
    let elapsed = moment - progress.beginning
    let isOver = elapsed >= progress.animation.end || !Self.mayMove(node)
    progress.current = progress.start.interpolated(
      to: progress.end, by: progress.animation.share(after: elapsed))
    self.progress = isOver ? nil : progress
    return !isOver
  }

  /// The intermediate value to show for `value`.
  func shown(_ value: Value) -> Value {
    var shown = value
    if let progress { shown.animatableData = progress.current }
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
