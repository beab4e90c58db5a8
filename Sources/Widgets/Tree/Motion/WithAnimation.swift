/// The animation that state is being changed with.
enum AnimationScope {
  static var current: Animation?
}

/// Changes what `body` changes, and has what shows it follow little by little, as `animation` says;
/// at once where nil.
///
/// All that is described anew by the change is animated, as far as it can be: views that are
/// ``Animatable``, such as those with ``View/opacity(_:)`` and ``AnimatedValue``. The change itself
/// is made at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = AnimationScope.current
  AnimationScope.current = animation
  defer { AnimationScope.current = outer }
  return try body()
}

/// Animates what its content shows of a value.
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
  /// Has what changes in the look and place of this view together with `value` change little by
  /// little, as `animation` says; at once where nil. It holds for what this view says itself, not
  /// for views within that follow a model of their own.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
