// SPDX-License-Identifier: Apache-2.0

/// An estimate of the remaining time.
nonisolated enum RemainingTime {
  /// The remaining time at the current speed: from `start` to `fraction` in `elapsed`. `nil` if
  /// that says nothing yet.
  static func estimate(
    since elapsed: Duration, from start: Double, to fraction: Double
  ) -> Duration? {
    guard fraction > start, elapsed >= .seconds(1) else { return nil }
    return elapsed * ((1 - fraction) / (fraction - start))
  }

  /// Hours, minutes and seconds, rounded up: `1:02:03`, `0:07`.
  static func text(_ duration: Duration) -> String {
    let parts = duration.components
    let seconds = Int(parts.seconds) + (parts.attoseconds > 0 ? 1 : 0)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
