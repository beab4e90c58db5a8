/// The clock that programs run by unless they are given another.
public nonisolated enum MonotonicClock {
  private static let start = ContinuousClock.now

  /// The time since the clock was first looked at. It goes on while the machine sleeps.
  public static func now() -> Duration {
    start.duration(to: .now)
  }
}
