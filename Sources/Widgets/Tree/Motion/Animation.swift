/// How something changes from one value to another: along which curve, and for how long.
///
/// Every animation ends; there is none that repeats for ever, since a program that has nothing to
/// do sleeps. What is animated is there at once for keys and for the focus: only the picture comes
/// after it.
public nonisolated struct Animation: Hashable, Sendable {
  private let curve: AnimationCurve
  private let duration: Duration

  private init(_ curve: AnimationCurve, _ duration: Duration) {
    self.curve = curve
    self.duration = max(.zero, duration)
  }

  /// How long an animation takes where nothing else is said.
  public static let standardDuration = Duration.milliseconds(180)

  /// Slow at both ends, for ``standardDuration``.
  public static let `default` = Self.easeInOut()

  /// At the same speed all the way.
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

  /// As a spring that is damped just enough not to swing beyond its end, at rest after `duration`.
  public static func spring(duration: Duration = .milliseconds(300)) -> Animation {
    Animation(.spring, duration)
  }

  /// How long it takes in all.
  public var end: Duration { duration }

  /// How much of the way is done after `elapsed`: 0 at the beginning, 1 from the end on.
  public func share(after elapsed: Duration) -> Double {
    if elapsed >= end { return 1 }
    return curve.value(at: elapsed / duration)
  }
}
