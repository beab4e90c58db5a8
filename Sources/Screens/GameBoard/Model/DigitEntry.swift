import Observation
import Sudoku

/// The state of digit entry: what digits become, and whether the digit or the cell is chosen first.
@Observable
final class DigitEntry {
  private(set) var mode = EntryMode.digits
  /// The purpose of the next digit, once a key has given it one.
  private(set) var awaited: DigitPurpose?
  /// The digit to place in the chosen cells, in digit-first entry.
  private(set) var armed: Digit?
  /// The digit selected with the wheel, until it rests.
  private(set) var wheel: WheelChoice?
  /// `true` once the player has agreed to replace notes with candidates.
  @ObservationIgnored private(set) var mayReplaceNotes = false
  /// Overrides the digit-first setting for this game, until the setting changes.
  private var chosen: Override?

  private struct Override {
    /// The setting that is overridden.
    let setting: Bool
    let isDigitFirst: Bool
  }

  /// `true` if the digit is chosen first, then its cells.
  func isDigitFirst(by setting: Bool) -> Bool {
    guard let chosen, chosen.setting == setting else { return setting }
    return chosen.isDigitFirst
  }

  /// Switches between digit-first and cell-first entry in this game. Returns `true` if it is
  /// digit-first now.
  func toggleDigitFirst(from setting: Bool) -> Bool {
    let isOn = !isDigitFirst(by: setting)
    chosen = Override(setting: setting, isDigitFirst: isOn)
    if !isOn { armed = nil }
    return isOn
  }

  /// Follows a changed setting.
  func follow(_ setting: Bool) {
    chosen = nil
    if !setting { armed = nil }
  }

  /// Switches to `mode`, or back to digits if it is on. Returns `true` if it is on now.
  func toggle(_ mode: EntryMode) -> Bool {
    let isOn = self.mode != mode
    self.mode = isOn ? mode : .digits
    return isOn
  }

  func allowReplacingNotes() { mayReplaceNotes = true }

  func arm(_ digit: Digit) { armed = digit }

  /// Returns `true` if a digit was armed.
  func disarm() -> Bool {
    guard armed != nil else { return false }
    armed = nil
    return true
  }

  /// Gives the next digit a purpose.
  func expect(_ purpose: DigitPurpose) { awaited = purpose }

  /// Gives the next digit its usual meaning. Returns the purpose that it had.
  func stopAwaiting() -> DigitPurpose? {
    guard let awaited else { return nil }
    self.awaited = nil
    return awaited
  }

  /// Moves the wheel by `step` through blank and all nine digits, starting at `digit` if the wheel
  /// is over another cell now. It doesn't skip impossible digits, which would give them away.
  func turnWheel(over cell: Cell, by step: Int, from digit: Digit?, at now: Duration) {
    let choices: [Digit?] = [nil] + Digit.all
    let place = choices.firstIndex(of: wheel.map(\.digit) ?? digit) ?? 0
    let next = choices[(place + step + choices.count) % choices.count]
    wheel = WheelChoice(cell: cell, digit: next, end: now + WheelChoice.rest)
  }

  /// Takes the digit that the wheel has stopped at.
  func takeWheel() -> WheelChoice? {
    guard let wheel else { return nil }
    self.wheel = nil
    return wheel
  }
}

/// The digit that the wheel has stopped at. It is entered, or noted in memo mode, once the wheel
/// rests, so that digits on the way are neither moves nor errors.
nonisolated struct WheelChoice: Equatable {
  let cell: Cell
  /// `nil` for an empty cell.
  let digit: Digit?
  /// The time at which it is entered, by the monotonic clock.
  let end: Duration

  /// The rest after which a digit is entered. It is longer than the pause between two notches, so
  /// that digits on the way are no errors. Any key or click enters the digit at once.
  static let rest = Duration.milliseconds(1500)
}
