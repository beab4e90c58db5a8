/// A clock that goes on only when a test says so.
@MainActor
public final class TestClock {
  /// The time since the test began.
  public var now: Duration = .zero

  /// A clock at its beginning.
  public init() {}

  /// ``now``, for a runtime to read.
  public func read() -> Duration { now }
}
