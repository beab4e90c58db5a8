/// Tells the time of the runtime: that of ``View/onDeadline(_:_:)``.
public struct RuntimeClock {
  private let read: () -> Duration

  init(_ read: @escaping () -> Duration) {
    self.read = read
  }

  /// The time since a fixed moment.
  public var now: Duration { read() }
}

extension EnvironmentValues {
  /// The clock that deadlines are counted on; a test has it go as it likes.
  public var clock: RuntimeClock {
    get { box.kit.clock }
    set { write { $0.clock = newValue } }
  }
}
