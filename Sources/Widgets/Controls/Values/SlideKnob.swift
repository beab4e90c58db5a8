/// Where the knob of a slide switch is, and who moves it.
nonisolated struct SlideKnob: Hashable {
  /// Of the whole way, that a press of a key moves the knob.
  static let keyStep = 1.0 / 12
  /// A key that is not heard of for longer than this was let go: a little more than keyboards wait
  /// before they repeat a key.
  static let keyPatience = Duration.milliseconds(650)
  /// What the way back takes from the far end.
  static let wayBack = Duration.milliseconds(180)
  /// Between two pictures of the way back.
  static let picture = Duration.milliseconds(20)

  private enum Phase: Hashable {
    case resting
    /// A key has it at `fraction`; let go unless heard of by `until`.
    case pushed(fraction: Double, until: Duration)
    /// The mouse has it, by the cell `grip` of the knob.
    case grasped(fraction: Double, grip: Int)
    /// On its way back since `since`, from `fraction`, seen at `moment`.
    case returning(from: Double, since: Duration, moment: Duration)
  }

  private var phase = Phase.resting
  /// Having fired, it hears no key until that is let go.
  private var deafUntil: Duration?

  /// Of the whole way, from 0 to 1.
  var fraction: Double {
    switch phase {
    case .resting: return 0
    case .pushed(let fraction, _), .grasped(let fraction, _): return fraction
    case .returning(let start, let since, let moment):
      let left = max(0, 1 - (moment - since) / Self.wayBack)
      return start * left * left
    }
  }

  /// When there is something to do next; nil while it rests or the mouse has it.
  var deadline: Duration? {
    switch phase {
    case .resting, .grasped: deafUntil
    case .pushed(_, let until): until
    case .returning(_, _, let moment): moment + Self.picture
    }
  }

  /// Moves the knob by a key at `now`, `direction` times a step. Returns whether it is at the end.
  mutating func push(_ direction: Double, at now: Duration, reducesMotion: Bool) -> Bool {
    if let deafUntil, now < deafUntil {
      self.deafUntil = now + Self.keyPatience
      return false
    }
    deafUntil = nil
    if case .grasped = phase { return false }
    let fraction = min(max(self.fraction + direction * Self.keyStep, 0), 1)
    // Twelve steps of a twelfth are a little less than the whole.
    if fraction > 0.999 {
      fire(at: now, reducesMotion)
      deafUntil = now + Self.keyPatience
      return true
    }
    phase = fraction > 0 ? .pushed(fraction: fraction, until: now + Self.keyPatience) : .resting
    return false
  }

  /// Has the mouse take the knob at `cell` of a way of `room` cells, if it is there; it is three
  /// cells long.
  mutating func grasp(cell: Int, room: Int) -> Bool {
    let grip = cell - Self.cell(of: fraction, room: room)
    guard (0..<Self.columns).contains(grip) else { return false }
    phase = .grasped(fraction: fraction, grip: grip)
    return true
  }

  /// Follows the mouse. Returns whether the knob has come to the end.
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

  /// Lets the knob go where the mouse has it.
  mutating func letGo(at now: Duration, reducesMotion: Bool) {
    guard case .grasped(let fraction, _) = phase else { return }
    springBack(from: fraction, at: now, reducesMotion)
  }

  /// Does what is due at `now`.
  mutating func advance(to now: Duration, reducesMotion: Bool) {
    if let deafUntil, deafUntil <= now { self.deafUntil = nil }
    switch phase {
    case .pushed(let fraction, let until) where until <= now:
      springBack(from: fraction, at: now, reducesMotion)
    case .returning(let start, let since, _):
      phase =
        now - since >= Self.wayBack
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

  /// Cells that the knob takes.
  static let columns = 3

  /// The first cell of the knob at `fraction` of a way of `room` cells.
  static func cell(of fraction: Double, room: Int) -> Int {
    Int((fraction * Double(max(0, room))).rounded())
  }
}
