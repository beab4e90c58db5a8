import Games
import Observation
import Sudoku

/// The state of digit entry: what digits become, and whether the digit or the cell is chosen first.
@Observable
final class DigitEntry {
  private(set) var mode = EntryMode.digits
  /// The purpose of the next digit, once a key has given it one.
  var awaited: DigitPurpose?
  /// The digit to place in the chosen cells, in digit-first entry.
  var armed: Digit?
  /// The digit selected with the wheel, until it is entered.
  var wheel: WheelChoice?
  /// The latest notch of the wheel, or `nil` once the player did something else.
  @ObservationIgnored var notch: (cell: Cell, time: Duration)?
  /// `true` once the player has agreed to replace notes with candidates.
  @ObservationIgnored var mayReplaceNotes = false
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

  /// Returns `true` if a digit was armed.
  func disarm() -> Bool {
    guard armed != nil else { return false }
    armed = nil
    return true
  }

  /// Gives the next digit its usual meaning. Returns the purpose that it had.
  func stopAwaiting() -> DigitPurpose? {
    guard let awaited else { return nil }
    self.awaited = nil
    return awaited
  }

  /// Takes the wheel away from its cell. Returns what it showed.
  @discardableResult
  func takeWheel() -> WheelChoice? {
    defer { wheel = nil }
    return wheel
  }

  /// Notes that the wheel has turned over `cell`. Returns `true` if it rolled there from another cell
  /// without stopping.
  func noteNotch(over cell: Cell, at now: Duration) -> Bool {
    defer { notch = (cell, now) }
    guard let notch, notch.cell != cell else { return false }
    return now - notch.time < WheelChoice.stop
  }
}
