/// How long something will still take.
nonisolated enum RemainingTime {
  /// The time left if it goes on as it did: within `elapsed` it came from `start` to `fraction` of
  /// the whole. Nil where that says nothing yet.
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
