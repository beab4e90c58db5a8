// SPDX-License-Identifier: Apache-2.0

/// Waits until the user has finished resizing the window. Some terminals report every step, and
/// each would be painted completely.
struct ResizeSettling {
  /// The time for which the size must not have changed.
  private static let rest = Duration.milliseconds(8)
  /// The longest time for which a picture of the wrong size may stand.
  private static let longest = Duration.milliseconds(50)

  private var start: ContinuousClock.Instant?
  /// The time to adopt the new size, or `nil` while the size isn't changing.
  private(set) var deadline: ContinuousClock.Instant?

  /// Records that the size may have changed.
  mutating func notice(at time: ContinuousClock.Instant) {
    let start = start ?? time
    self.start = start
    deadline = min(time + Self.rest, start + Self.longest)
  }

  /// Returns `true` if it is time to adopt the new size.
  func isDue(at time: ContinuousClock.Instant) -> Bool {
    deadline.map { $0 <= time } ?? false
  }
}
