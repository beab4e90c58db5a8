/// Counts play time and leaves pauses out.
///
/// It never looks at a clock: whoever asks says what time it is, as the time since any fixed moment
/// of a clock that only goes forward.
public struct GameClock: Hashable, Sendable {
  private var counted: Duration
  private var runningSince: Duration?

  /// A paused clock that shows `elapsed`.
  public init(elapsed: Duration = .zero) {
    counted = elapsed
  }

  /// Whether time is being counted.
  public var isRunning: Bool { runningSince != nil }

  /// The play time at `now`.
  public func elapsed(at now: Duration) -> Duration {
    guard let runningSince else { return counted }
    return counted + max(.zero, now - runningSince)
  }

  /// Counts from `now` on. A running clock just goes on.
  public mutating func start(at now: Duration) {
    if runningSince == nil { runningSince = now }
  }

  /// Stops counting at `now`. A paused clock stays as it is.
  public mutating func pause(at now: Duration) {
    counted = elapsed(at: now)
    runningSince = nil
  }
}
