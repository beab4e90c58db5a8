/// Waits for a window being resized to settle, since some terminals report every step, and each
/// would be painted whole.
struct ResizeSettling {
  /// How long the size must have been the same.
  private static let rest = Duration.milliseconds(8)
  /// How long a picture of the wrong size may stand at most.
  private static let longest = Duration.milliseconds(50)

  private var start: ContinuousClock.Instant?
  /// When to go by the new size; nil where the size is not changing.
  private(set) var deadline: ContinuousClock.Instant?

  /// Notes that the size may have changed.
  mutating func notice(at time: ContinuousClock.Instant) {
    let start = start ?? time
    self.start = start
    deadline = min(time + Self.rest, start + Self.longest)
  }

  /// Whether it is time to go by the new size.
  func isDue(at time: ContinuousClock.Instant) -> Bool {
    deadline.map { $0 <= time } ?? false
  }
}
