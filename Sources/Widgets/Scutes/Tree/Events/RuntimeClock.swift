// SPDX-License-Identifier: Apache-2.0

/// Reads the runtime's clock, as used by ``View/onDeadline(_:_:)``.
public struct RuntimeClock {
  private let read: () -> Duration

  init(_ read: @escaping () -> Duration) {
    self.read = read
  }

  /// The time since a fixed moment.
  public var now: Duration { read() }
}

extension EnvironmentValues {
  /// The clock for deadlines. Tests can set it as they like.
  public var clock: RuntimeClock {
    get { box.kit.clock }
    set { write { $0.clock = newValue } }
  }
}
