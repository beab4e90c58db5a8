// SPDX-License-Identifier: Apache-2.0

/// The animation of the current state change.
enum AnimationScope {
  static var current: Animation?
}

/// Animates the changes made in `body`. `nil` applies them at once.
///
/// Everything described again because of them is animated as far as possible: views that are
/// ``Animatable``, such as those with ``View/opacity(_:)`` and ``AnimatedValue``. The state itself
/// changes at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = AnimationScope.current
  AnimationScope.current = animation
  defer { AnimationScope.current = outer }
  return try body()
}

/// Animates its content when a value changes.
@usableFromInline struct AnimationModifier<Value> {
  let animation: Animation?
  let value: Value
}

extension AnimationModifier: NodeModifier where Value: Equatable {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    AnimationNode(modifier, in: parent)
  }
}

private final class AnimationNode<Value: Equatable>: ModifierNode<AnimationModifier<Value>> {
  override func modifierChanged(
    from old: AnimationModifier<Value>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    guard let old, old.value != modifier.value else { return showContent() }
    tree.animating(modifier.animation, showContent)
  }
}

extension View {
  /// Animates changes in the look and place of this view that come with a change of `value`. `nil`
  /// applies them at once. Applies to this view's own description, not to views within that follow
  /// a model of their own.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
