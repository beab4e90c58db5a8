/// How something changes from one value to another: along which curve, and for how long.
///
/// Every animation ends; there is none that repeats for ever, since a program that has nothing to
/// do sleeps. What is animated is there at once for keys and for the focus: only the picture comes
/// after it.
public nonisolated struct Animation: Hashable, Sendable {
  private let curve: AnimationCurve
  private let duration: Duration
  private var start = Duration.zero
  private var runs = 1
  private var autoreverses = false

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

  /// Along the Bézier curve from (0, 0) to (1, 1) with the two given control points, as in CSS. The
  /// `x` are kept within 0 to 1.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Duration = standardDuration
  ) -> Animation {
    Animation(.bezier(max(0, min(x1, 1)), y1, max(0, min(x2, 1)), y2), duration)
  }

  /// The animation, begun `delay` later.
  public func delay(_ delay: Duration) -> Animation {
    var copy = self
    copy.start = max(.zero, start + delay)
    return copy
  }

  /// The animation `speed` times as fast, more than 0.
  public func speed(_ speed: Double) -> Animation {
    var copy = Animation(curve, duration / max(speed, 0.001))
    (copy.start, copy.runs, copy.autoreverses) = (start / max(speed, 0.001), runs, autoreverses)
    return copy
  }

  /// The animation `count` times, at least once; there and back in turns if `autoreverses`. In the
  /// end the new value stands.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    (copy.runs, copy.autoreverses) = (max(1, count), autoreverses)
    return copy
  }

  /// When the first change is seen, counted from the beginning.
  var firstChange: Duration { start }

  /// How long it takes in all.
  public var end: Duration { start + duration * runs }

  /// How much of the way is done after `elapsed`: 0 at the beginning, 1 from the end on.
  public func share(after elapsed: Duration) -> Double {
    if elapsed >= end { return 1 }
    guard elapsed > start else { return 0 }
    let turns = (elapsed - start) / duration
    let run = turns.rounded(.down)
    let isBack = autoreverses && Int(run) % 2 == 1
    return curve.value(at: isBack ? 1 - (turns - run) : turns - run)
  }
}
