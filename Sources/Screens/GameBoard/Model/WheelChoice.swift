import Games
import Scutes
import Sudoku

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
/// and Esc take the digit back, Enter and a click on the cell enter it at once. All other keys
/// leave it alone, unless they change the cell. From its stop on, it survives the end of the
/// program.
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

  /// Returns the digit after `step` notches. Goes through blank and all nine digits. It doesn't
  /// skip impossible digits, which would give them away.
  static func digit(_ step: Int, from digit: Digit?) -> Digit? {
    let choices: [Digit?] = [nil] + Digit.all
    let place = choices.firstIndex(of: digit) ?? 0
    return choices[(place + step + choices.count) % choices.count]
  }
}

// What the wheel does in a game
extension GameBoardModel {
  /// Turns the wheel over a cell, if it can hold a digit.
  func turnWheel(over cell: Cell, by step: Int) {
    guard !game.isComplete else { return say(words.board.finished) }
    let now = dependencies.now()
    let isSwipe = entry.noteNotch(over: cell, at: now)
    if let wheel = entry.wheel, wheel.cell != cell {
      if now - wheel.turned < WheelChoice.stop || wheel.isSwipe {
        dropWheel()
      } else {
        settleWheel()
      }
    }
    go(to: cell)
    guard !game.isGiven(cell) else {
      if !isSwipe { say(words.board.given, isError: true) }
      return
    }
    let shown = entry.wheel.map(\.digit) ?? game.digit(at: cell)
    entry.wheel = WheelChoice(
      cell: cell, digit: WheelChoice.digit(step, from: shown), kind: entry.mode.noteKind,
      content: game.board.content(of: cell), isSwipe: isSwipe || entry.wheel?.isSwipe == true,
      turned: now)
  }

  /// The time of the wheel's next change if it turns no further, by the monotonic clock.
  var nextWheelChange: Duration? { isPaused ? nil : entry.wheel?.next }

  /// Stops the wheel, or enters what it has shown for long enough. Below the settings, it waits.
  func wheelIsDue() {
    guard !pause.isCovered else { return restWheelAnew() }
    if entry.wheel?.hasStopped == true { settleWheel() } else { stopWheel() }
  }

  /// Keeps what the wheel shows, as it may be the last that the player does. After a swipe, that is
  /// nothing.
  func stopWheel() {
    guard var wheel = entry.wheel, !wheel.hasStopped else { return }
    guard !wheel.isSwipe else {
      dropWheel()
      return say(words.says.wheelSwiped)
    }
    wheel.hasStopped = true
    entry.wheel = wheel
    let pending = move(of: wheel)
    take { $0.keep(pending: pending, at: $1) }
  }

  /// Lets the wheel rest from now on, when its cell is seen again.
  func restWheelAnew() {
    guard var wheel = entry.wheel else { return }
    wheel.turned = dependencies.now()
    entry.wheel = wheel
  }

  /// Shows what the wheel had stopped at when the game was left.
  func resumeWheel() {
    guard let move = game.pendingMove, let cell = move.cell else { return }
    var (digit, kind): (Digit?, NoteKind?) = (nil, nil)
    switch move {
    case .place(let placed, _, _): digit = placed
    case .toggleNote(let noted, _, let noteKind): (digit, kind) = (noted, noteKind)
    default: break
    }
    entry.wheel = WheelChoice(
      cell: cell, digit: digit, kind: kind, content: game.board.content(of: cell),
      hasStopped: true, turned: dependencies.now())
  }

  /// Enters or notes what the wheel shows.
  func settleWheel() {
    guard let wheel = entry.takeWheel() else { return }
    if let move = move(of: wheel) { make(move) } else { take { $0.keep(pending: nil, at: $1) } }
  }

  /// Takes back what the wheel shows. Returns `true` if it showed anything.
  @discardableResult
  func dropWheel() -> Bool {
    guard entry.takeWheel() != nil else { return false }
    take { $0.keep(pending: nil, at: $1) }
    return true
  }

  /// Takes the wheel away if its cell has changed below it.
  func followBoardBelowWheel() {
    guard let wheel = entry.wheel else { return }
    if game.isComplete || game.board.content(of: wheel.cell) != wheel.content { entry.takeWheel() }
  }

  /// Enters what the wheel shows when its cell is clicked, unless the click places a digit itself.
  func pressed(_ button: MouseEvent.Button, _ event: MouseEvent, over cell: Cell) {
    entry.notch = nil
    guard button == .left, event.modifiers.isDisjoint(with: [.control, .shift]),
      cell == entry.wheel?.cell, !isDigitFirst || entry.armed == nil
    else { return }
    settleWheel()
  }

  private func move(of wheel: WheelChoice) -> Move? {
    guard wheel.digit != game.digit(at: wheel.cell) else { return nil }
    guard let digit = wheel.digit else { return .clear(wheel.cell) }
    if let kind = wheel.kind { return .toggleNote(digit, at: wheel.cell, kind: kind) }
    return placing(digit, at: wheel.cell)
  }
}
