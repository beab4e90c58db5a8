private enum ReducesMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether nothing is to move by itself: spinners stand still, and what would glide jumps.
  /// SwiftUI calls it `accessibilityReduceMotion`.
  public var reducesMotion: Bool {
    get { self[ReducesMotionKey.self] }
    set { self[ReducesMotionKey.self] = newValue }
  }
}
