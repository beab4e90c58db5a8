// SPDX-License-Identifier: Apache-2.0

/// The state of a slide switch's knob.
nonisolated struct SlideKnob: Hashable {
  /// The part of the way that each key press moves the knob.
  static let keyStep = 1.0 / 8
  /// How long a released knob stays where it was slid. A key that stays silent for longer counts as
  /// released: keyboards wait less before repeating.
  static let patience = Duration.seconds(1)
  /// The duration of the return from the far end.
  static let returnDuration = Duration.milliseconds(180)
  /// The time between two pictures of the return.
  static let frameInterval = Duration.milliseconds(20)

  private enum Phase: Hashable {
    case resting
    /// Moved by a key or left by the mouse at `fraction`. It returns at `until`, unless it is moved
    /// again.
    case left(fraction: Double, until: Duration)
    /// Held by the mouse at cell `grip` of the knob.
    case grasped(fraction: Double, grip: Int)
    /// Returning since `since`, from `fraction`, seen at `moment`.
    case returning(from: Double, since: Duration, moment: Duration)
  }

  private var phase = Phase.resting
  /// After firing, keys are ignored until the key is released.
  private var ignoresKeysUntil: Duration?

  /// The position along the way, from 0 to 1.
  var fraction: Double {
    switch phase {
    case .resting: return 0
    case .left(let fraction, _), .grasped(let fraction, _): return fraction
    case .returning(let start, let since, let moment):
      let left = max(0, 1 - (moment - since) / Self.returnDuration)
      return start * left * left
    }
  }

  /// The time of the next step. `nil` while the knob rests or the mouse holds it.
  var deadline: Duration? {
    switch phase {
    case .resting, .grasped: ignoresKeysUntil
    case .left(_, let until): until
    case .returning(_, _, let moment): moment + Self.frameInterval
    }
  }

  /// Moves the knob by a key at `now`, in `direction`. Returns `true` if it has reached the end.
  mutating func push(_ direction: Double, at now: Duration, reducesMotion: Bool) -> Bool {
    if let ignoresKeysUntil, now < ignoresKeysUntil {
      self.ignoresKeysUntil = now + Self.patience
      return false
    }
    ignoresKeysUntil = nil
    if case .grasped = phase { return false }
    let fraction = min(max(self.fraction + direction * Self.keyStep, 0), 1)
    if fraction >= 1 {
      fire(at: now, reducesMotion)
      ignoresKeysUntil = now + Self.patience
      return true
    }
    phase = fraction > 0 ? .left(fraction: fraction, until: now + Self.patience) : .resting
    return false
  }

  /// Lets the mouse grab the knob at `cell` of a way of `room` cells, if it is there. The knob is
  /// three cells long.
  mutating func grasp(cell: Int, room: Int) -> Bool {
    let grip = cell - Self.cell(of: fraction, room: room)
    guard (0..<Self.columns).contains(grip) else { return false }
    phase = .grasped(fraction: fraction, grip: grip)
    return true
  }

  /// Follows the mouse. Returns `true` if the knob has reached the end.
  mutating func drag(toCell cell: Int, room: Int, at now: Duration, reducesMotion: Bool) -> Bool {
    guard case .grasped(_, let grip) = phase, room > 0 else { return false }
    let fraction = min(max(Double(cell - grip) / Double(room), 0), 1)
    guard fraction < 1 else {
      fire(at: now, reducesMotion)
      return true
    }
    phase = .grasped(fraction: fraction, grip: grip)
    return false
  }

  /// Releases the knob where the mouse holds it.
  mutating func release(at now: Duration) {
    guard case .grasped(let fraction, _) = phase else { return }
    phase = fraction > 0 ? .left(fraction: fraction, until: now + Self.patience) : .resting
  }

  /// Performs the steps due at `now`.
  mutating func advance(to now: Duration, reducesMotion: Bool) {
    if let ignoresKeysUntil, ignoresKeysUntil <= now { self.ignoresKeysUntil = nil }
    switch phase {
    case .left(let fraction, let until) where until <= now:
      springBack(from: fraction, at: now, reducesMotion)
    case .returning(let start, let since, _):
      phase =
        now - since >= Self.returnDuration
        ? .resting : .returning(from: start, since: since, moment: now)
    default: break
    }
  }

  private mutating func fire(at now: Duration, _ reducesMotion: Bool) {
    springBack(from: 1, at: now, reducesMotion)
  }

  private mutating func springBack(from fraction: Double, at now: Duration, _ reducesMotion: Bool) {
    phase =
      reducesMotion || fraction == 0
      ? .resting : .returning(from: fraction, since: now, moment: now)
  }

  /// The width of the knob.
  static let columns = 3

  /// The first cell of the knob at `fraction` of a way of `room` cells.
  static func cell(of fraction: Double, room: Int) -> Int {
    Int((fraction * Double(max(0, room))).rounded())
  }
}
