// SPDX-License-Identifier: Apache-2.0

/// A clock that moves only when a test sets it.
@MainActor
public final class TestClock {
  /// The time since the test began.
  public var now: Duration = .zero

  /// Creates a clock at zero.
  public init() {}

  /// Returns ``now``, for a runtime.
  public func read() -> Duration { now }
}
