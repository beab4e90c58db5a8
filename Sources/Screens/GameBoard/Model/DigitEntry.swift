import Observation
import Sudoku

/// How digits get into cells: what becomes of them, and whether the digit or the cell is chosen
/// first.
@Observable
final class DigitEntry {
  private(set) var mode = EntryMode.digits
  /// The purpose of the next digit, once a key has given it one.
  private(set) var awaited: DigitPurpose?
  /// The digit that goes into the chosen cells, in digit-first entry.
  private(set) var armed: Digit?
  /// The digit that the wheel has come to, until it rests.
  private(set) var wheel: WheelChoice?
  /// `true` once the player has agreed to lose notes to candidates.
  @ObservationIgnored private(set) var mayReplaceNotes = false
  /// Overrides the digit-first setting for this game, until that changes.
  private var chosen: Override?

  private struct Override {
    /// The setting that it overrides.
    let setting: Bool
    let isDigitFirst: Bool
  }

  /// `true` if the digit is chosen first, then its cells.
  func isDigitFirst(by setting: Bool) -> Bool {
    guard let chosen, chosen.setting == setting else { return setting }
    return chosen.isDigitFirst
  }

  /// Switches between digit-first and cell-first entry in this game. Returns `true` if digits come
  /// first now.
  func toggleDigitFirst(from setting: Bool) -> Bool {
    let isOn = !isDigitFirst(by: setting)
    chosen = Override(setting: setting, isDigitFirst: isOn)
    if !isOn { armed = nil }
    return isOn
  }

  /// Goes by the setting, which has changed.
  func follow(_ setting: Bool) {
    chosen = nil
    if !setting { armed = nil }
  }

  /// Switches to `mode`, or from there back to digits. Returns `true` if it is on now.
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

  /// Goes on by `step` among nothing and all nine digits, from `digit` if the wheel turns over
  /// another cell now. Which of them are possible is for the player to find.
  func turnWheel(over cell: Cell, by step: Int, from digit: Digit?, at now: Duration) {
    let choices: [Digit?] = [nil] + Digit.all
    let place = choices.firstIndex(of: wheel.map(\.digit) ?? digit) ?? 0
    let next = choices[(place + step + choices.count) % choices.count]
    wheel = WheelChoice(cell: cell, digit: next, end: now + WheelChoice.rest)
  }

  /// Returns the digit that the wheel has come to, and lets go of it.
  func takeWheel() -> WheelChoice? {
    guard let wheel else { return nil }
    self.wheel = nil
    return wheel
  }
}

/// A digit that the wheel has come to. It is written, or noted in memo mode, once the wheel rests,
/// so that the digits on the way to it are neither moves nor errors.
nonisolated struct WheelChoice: Equatable {
  let cell: Cell
  /// `nil` for an empty cell.
  let digit: Digit?
  /// When it is written, by the clock of the world outside.
  let end: Duration

  /// The rest after which a digit is written. It is longer than the pause between two notches, so
  /// that digits on the way are no errors. Any key and any click write the digit at once.
  static let rest = Duration.milliseconds(1500)
}
