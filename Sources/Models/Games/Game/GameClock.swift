/// A stopwatch for play time without pauses.
///
/// It doesn't read a clock. Callers pass the time since any fixed moment of a monotonic clock.
public struct GameClock: Hashable, Sendable {
  private var counted: Duration
  private var runningSince: Duration?

  /// Creates a paused clock that shows `elapsed`.
  public init(elapsed: Duration = .zero) {
    counted = elapsed
  }

  /// `true` if the clock is counting.
  public var isRunning: Bool { runningSince != nil }

  /// Returns the play time at `now`.
  public func elapsed(at now: Duration) -> Duration {
    guard let runningSince else { return counted }
    return counted + max(.zero, now - runningSince)
  }

  /// Starts counting at `now`. A running clock continues.
  public mutating func start(at now: Duration) {
    if runningSince == nil { runningSince = now }
  }

  /// Stops counting at `now`. A paused clock stays unchanged.
  public mutating func pause(at now: Duration) {
    counted = elapsed(at: now)
    runningSince = nil
  }
}
