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
struct AnimationModifier<Content: View, Value: Equatable>: ModifierView {
  let content: Content
  let animation: Animation?
  let value: Value

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    AnimationNode(view, in: parent)
  }
}

private final class AnimationNode<Content: View, Value: Equatable>: ModifierNode<
  AnimationModifier<Content, Value>
>
{
  override func viewChanged(
    from old: AnimationModifier<Content, Value>, environmentChanged: Bool
  ) {
    guard old.value != view.value else { return showContent() }
    tree.animating(view.animation) { showContent() }
  }
}

extension View {
  /// Has what changes in the look and place of this view together with `value` change little by
  /// little, as `animation` says; at once where nil. It holds for what this view says itself, not
  /// for views within that follow a model of their own.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    AnimationModifier(content: self, animation: animation, value: value)
  }
}
