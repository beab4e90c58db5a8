// SPDX-License-Identifier: Apache-2.0

/// Animates a value: a number that counts up, a bar that grows, a colour that turns into another.
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
  /// Creates a view that shows `content` for `value`, and for the intermediate values when it
  /// changes.
  public init(
    _ value: Value, _ animation: Animation? = .default,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.value = value
    self.animation = animation
    self.content = content
  }

  /// The content for the current value.
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
