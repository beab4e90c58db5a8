/// Tells the time of the runtime: that of ``View/onDeadline(_:_:)``.
public struct RuntimeClock {
  private let read: () -> Duration

  init(_ read: @escaping () -> Duration) {
    self.read = read
  }

  /// The time since a fixed moment.
  public var now: Duration { read() }
}

private enum RuntimeClockKey: EnvironmentKey {
  static var defaultValue: RuntimeClock { RuntimeClock { .zero } }
}

extension EnvironmentValues {
  /// The clock that deadlines are counted on; a test has it go as it likes.
  public var clock: RuntimeClock {
    get { self[RuntimeClockKey.self] }
    set { self[RuntimeClockKey.self] = newValue }
  }
}
