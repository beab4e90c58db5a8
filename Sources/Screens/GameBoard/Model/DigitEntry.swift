import Games
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
  /// The digit selected with the wheel, until it is entered.
  private(set) var wheel: WheelChoice?
  /// The latest notch of the wheel.
  @ObservationIgnored private var notch: (cell: Cell, time: Duration)?
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

  /// Takes the wheel away from its cell. Returns what it showed.
  @discardableResult
  func takeWheel() -> WheelChoice? {
    defer { wheel = nil }
    return wheel
  }

  /// Shows `choice` above its cell.
  func show(_ choice: WheelChoice) { wheel = choice }

  /// Notes that the wheel has turned over `cell`. Returns `true` if it rolled there from another cell
  /// without stopping.
  func noteNotch(over cell: Cell, at now: Duration) -> Bool {
    defer { notch = (cell, now) }
    guard let notch, notch.cell != cell else { return false }
    return now - notch.time < WheelChoice.stop
  }

  /// Forgets where the wheel has turned, because the player did something else.
  func endNotches() { notch = nil }
}

/// The digit that a wheel shows over a cell. It is no move yet.
///
/// ```
/// turning ── 400 ms ──→ stopped ── 1.5 s after the last notch ──→ entered
///    │                     │
///    │ over another cell   │ over another cell
///    ▼                     ▼
///  gone                 entered
/// ```
///
/// A wheel that rolls across cells without stopping, like a swipe by chance, enters nothing. Undo
/// and Esc take the digit back, Enter and a click on the cell enter it at once. All other keys leave
/// it alone, unless they change the cell. From its stop on, it survives the end of the program.
nonisolated struct WheelChoice: Equatable {
  let cell: Cell
  /// `nil` for an empty cell.
  let digit: Digit?
  /// The kind of note that the digit becomes, or `nil` for a digit.
  let kind: NoteKind?
  /// The content of the cell below the wheel.
  let content: CellContent
  /// `true` if the wheel came here from another cell without stopping.
  var isSwipe = false
  /// `true` once it has stopped.
  var hasStopped = false
  /// The time of the latest notch, by the monotonic clock.
  var turned: Duration

  /// The time after which a wheel has stopped, longer than between two notches.
  static let stop = Duration.milliseconds(400)
  /// The time after which its digit is entered.
  static let rest = Duration.milliseconds(1500)

  /// The time of the next change if the wheel turns no further.
  var next: Duration { turned + (hasStopped ? Self.rest : Self.stop) }

  /// Returns the digit after `step` notches. Goes through blank and all nine digits. It doesn't skip
  /// impossible digits, which would give them away.
  static func digit(_ step: Int, from digit: Digit?) -> Digit? {
    let choices: [Digit?] = [nil] + Digit.all
    let place = choices.firstIndex(of: digit) ?? 0
    return choices[(place + step + choices.count) % choices.count]
  }
}
