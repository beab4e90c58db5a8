/// Shows a value that changes little by little: a number that counts up, a bar that grows, a colour
/// that turns into another.
///
///     AnimatedValue(score, .easeOut(duration: .milliseconds(600))) { score in
///       Text("\(score)")
///     }
public struct AnimatedValue<Value: Animatable & Equatable, Content> {
  private let value: Value
  private let animation: Animation?
  private let content: (Value) -> Content
}

extension AnimatedValue: View where Content: View {
  /// What `content` makes of `value`, and of the values on the way whenever it changes.
  public init(
    _ value: Value, _ animation: Animation? = .default,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.value = value
    self.animation = animation
    self.content = content
  }

  /// The content for the value of the moment.
  public var body: some View {
    ValueOnItsWay(value: value, content: content).animation(animation, value: value)
  }
}

private struct ValueOnItsWay<Value: Animatable & Equatable, Content> {
  var value: Value
  let content: (Value) -> Content
}

extension ValueOnItsWay: View, Animatable where Content: View {
  var animatableData: Value.AnimatableData {
    get { value.animatableData }
    set { value.animatableData = newValue }
  }

  func hasValues(towards other: Self) -> Bool { value.hasValues(towards: other.value) }

  var body: some View {
    content(value)
  }
}
