// SPDX-License-Identifier: Apache-2.0

/// The default clock of programs.
public nonisolated enum MonotonicClock {
  private static let start = ContinuousClock.now

  /// Returns the time since the first call. Includes the time that the machine sleeps.
  public static func now() -> Duration {
    start.duration(to: .now)
  }
}
