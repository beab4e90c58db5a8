// SPDX-License-Identifier: Apache-2.0

/// The curve and duration of a change.
///
/// Every animation ends, and none repeats for ever, since an idle program sleeps. Keys and focus
/// see the new state at once; only the picture lags behind.
public nonisolated struct Animation: Hashable, Sendable {
  private let curve: AnimationCurve
  private let duration: Duration

  private init(_ curve: AnimationCurve, _ duration: Duration) {
    self.curve = curve
    self.duration = max(.zero, duration)
  }

  /// The default duration.
  public static let standardDuration = Duration.milliseconds(180)

  /// Slow at both ends, lasting ``standardDuration``.
  public static let `default` = Self.easeInOut()

  /// At constant speed.
  public static func linear(duration: Duration = standardDuration) -> Animation {
    Animation(.linear, duration)
  }

  /// Slow at the beginning.
  public static func easeIn(duration: Duration = standardDuration) -> Animation {
    Animation(.bezier(0.42, 0, 1, 1), duration)
  }

  /// Slow at the end.
  public static func easeOut(duration: Duration = standardDuration) -> Animation {
    Animation(.bezier(0, 0, 0.58, 1), duration)
  }

  /// Slow at both ends.
  public static func easeInOut(duration: Duration = standardDuration) -> Animation {
    Animation(.bezier(0.42, 0, 0.58, 1), duration)
  }

  /// A critically damped spring, at rest after `duration`.
  public static func spring(duration: Duration = .milliseconds(300)) -> Animation {
    Animation(.spring, duration)
  }

  /// The total duration.
  public var end: Duration { duration }

  /// The completed share after `elapsed`, from 0 to 1.
  public func share(after elapsed: Duration) -> Double {
    if elapsed >= end { return 1 }
    return curve.value(at: elapsed / duration)
  }
}
