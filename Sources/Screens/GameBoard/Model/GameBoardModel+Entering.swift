import Games
import Scutes
import Store
import Sudoku

// Moving
extension GameBoardModel {
  /// Moves the cursor to `cell`, and selects it while selecting.
  func go(to cell: Cell) { place.go(to: cell) }

  /// Moves to the next empty cell.
  func goToEmpty(backwards: Bool = false) {
    goToNext(backwards: backwards) { game.digit(at: $0) == nil }
  }

  private func goToNext(backwards: Bool = false, _ isWanted: (Cell) -> Bool) {
    if let cell = cursor.next(backwards: backwards, where: isWanted) { go(to: cell) }
  }

  /// Moves to the next cell with the highlighted digit, or else with the digit under the cursor.
  func goToHighlighted(backwards: Bool = false) {
    guard let digit = attention.digit ?? entry.armed ?? digitUnderCursor else {
      return say(words.says.nothingHighlighted)
    }
    if attention.digit == nil { attention.highlight(digit) }
    let digits = attention.digits
    goToNext(backwards: backwards) { game.digit(at: $0).map(digits.contains) ?? false }
  }

  /// Shades the cells where the highlighted digits can't go, or no longer. Without any, takes the
  /// digit under the cursor.
  func toggleBlocked() {
    if !attention.shadesBlocked, attention.digits.isEmpty, !drawing.isOn {
      guard let digit = entry.armed ?? digitUnderCursor else {
        return say(words.says.nothingHighlighted)
      }
      attention.highlight(digit)
    }
    attention.shadesBlocked.toggle()
  }

  /// Starts or stops selecting cells with the cursor.
  func toggleSelecting() { if place.toggleSelecting() { say(words.says.selecting) } }

  /// Returns `true` if there was a selection.
  @discardableResult
  func endSelection() -> Bool { place.endSelection() }
}

// Editing cells: the selected ones, or else the one under the cursor
extension GameBoardModel {
  /// Gives a digit its meaning: the answer to a key that expects one, the candidate to draw, or an
  /// entry.
  func press(_ digit: Digit) {
    if answers(with: digit) { return }
    if drawing.isOn { drawing.digit = digit } else { enter(digit) }
  }

  /// Arms a digit in digit-first entry, or else enters it.
  func enter(_ digit: Digit) {
    guard isDigitFirst else { return write(digit) }
    entry.armed = digit
    say(words.says.armed(digit: digit.rawValue, key: key(of: "placeArmed")))
  }

  /// Enters a digit as the mode interprets it. In several cells at once it is a note.
  private func write(_ digit: Digit) {
    switch entry.mode {
    case .digits where place.targets.count > 1: note(digit, kind: .corner)
    case .digits:
      make(placing(digit, at: place.targets.first ?? cursor))
    case .notes: note(digit, kind: .corner)
    case .centreNotes: note(digit, kind: .centre)
    case .colors: color(CellColor(digit))
    }
  }

  func placing(_ digit: Digit, at cell: Cell) -> Move {
    .place(digit, at: cell, removesNotes: dependencies.preferences.values.removesNotesOfPeers)
  }

  /// Notes a digit, or removes the note if all cells have it.
  func note(_ digit: Digit, kind: NoteKind) {
    let cells = place.targets
    let empty = cells.filter { game.digit(at: $0) == nil }
    let isNew = empty.contains { !game.notes(at: $0, kind: kind).contains(digit) }
    let move =
      game.noting(digit, in: cells, kind: kind) ?? .toggleNote(digit, at: cursor, kind: kind)
    guard make(move), cells.count > 1 else { return }
    say(
      isNew
        ? words.says.noted(digit: digit.rawValue, count: empty.count, of: cells.count)
        : words.says.unnoted(digit: digit.rawValue, count: empty.count))
  }

  /// Tells where to teach what Shift and a digit type.
  func explainDigitKeys() {
    say(words.settings.digitKeys.mayDiffer(key(of: "settings")))
  }

  /// Tells so once in a session, after a note of `digit` by a key that most keyboards have at
  /// another digit. Those of 2 and 6 are only on an American keyboard, so nothing has to be told
  /// any more.
  func explainDigitKeys(after digit: Digit) {
    let preferences = dependencies.preferences
    guard !preferences.isDigitRowClear, preferences.values.digitRow == .american, message == nil
    else { return }
    preferences.isDigitRowClear = [2, 6, 7, 9].contains(digit.rawValue)
    if [7, 9].contains(digit.rawValue) { explainDigitKeys() }
  }

  /// Adds a colour to the cells, or removes it if all of them have it. `nil` removes all colours.
  private func color(_ color: CellColor?) {
    make(game.coloring(color, of: place.targets) ?? .color([], at: cursor))
  }

  /// Clears the cells, or answers a key that expects a digit with none.
  func clear() {
    if answers(with: nil) { return }
    if entry.mode == .colors { return color(nil) }
    if let wheel = entry.wheel, place.targets.contains(wheel.cell) {
      dropWheel()
      return
    }
    make(game.clearing(place.targets) ?? .clear(cursor))
  }

  /// Enters what a wheel shows, or else the armed digit.
  func placeArmed() {
    guard entry.wheel == nil else { return settleWheel() }
    guard isDigitFirst else { return say(words.says.notDigitFirst) }
    guard let armed = entry.armed else { return say(words.says.nothingArmed) }
    usePen(armed)
  }

  /// Enters the armed digit, or in the cell that has it, makes a note of it.
  private func usePen(_ digit: Digit) {
    let cells = place.targets
    guard entry.mode == .digits, let cell = cells.first, cells.count == 1,
      game.digit(at: cell) == digit, !game.isGiven(cell)
    else { return write(digit) }
    make(.several([.clear(cell), .toggleNote(digit, at: cell)]))
  }
}

// How digits are entered
extension GameBoardModel {
  /// Switches to `mode`, or back to digits if it is on.
  func choose(_ mode: EntryMode) { say(words.says.mode(mode, isOn: entry.toggle(mode))) }

  /// Starts in memo mode, without a message.
  func takeNotes() { if entry.mode != .notes { _ = entry.toggle(.notes) } }

  /// Switches to cell-first entry in this game, regardless of the setting.
  func enterCellsFirst() {
    guard isDigitFirst else { return }
    toggleDigitFirst()
    forgetMessage()
  }

  /// Switches between digit-first and cell-first entry in this game. The digit under the cursor is
  /// armed at once.
  func toggleDigitFirst() {
    guard entry.toggleDigitFirst(from: dependencies.preferences.values.entersDigitFirst) else {
      return say(words.says.cellFirst)
    }
    if let digit = digitUnderCursor { enter(digit) } else { say(words.says.digitFirst) }
  }

  /// Follows a changed setting.
  func followDigitFirst() { entry.follow(dependencies.preferences.values.entersDigitFirst) }

  /// Gives the next digit a purpose, and shows it until the digit comes. The same key again keeps
  /// the purpose.
  func expectDigit(for purpose: DigitPurpose) {
    guard stopAwaiting() != purpose else { return keep(purpose) }
    entry.awaited = purpose
    tell(words.says.awaiting(purpose))
  }

  /// Restores the usual meaning of the next digit. Returns the purpose that it had.
  @discardableResult
  func stopAwaiting() -> DigitPurpose? {
    guard let purpose = entry.stopAwaiting() else { return nil }
    forgetMessage()
    return purpose
  }

  /// Answers a key that expects a digit with one, or with none. Returns `false` if no key does.
  func answers(with digit: Digit?) -> Bool {
    guard let purpose = stopAwaiting() else { return false }
    if let digit { use(digit, for: purpose) } else { useNone(for: purpose) }
    return true
  }

  private func use(_ digit: Digit, for purpose: DigitPurpose) {
    switch purpose {
    case .box: go(to: House.boxes[digit.index].cells[cursor.placeInBox])
    case .centreNote: note(digit, kind: .centre)
    case .highlight: attention.highlight(digit)
    case .highlightMore: attention.digits.toggle(digit)
    case .color: color(CellColor(digit))
    }
  }

  private func useNone(for purpose: DigitPurpose) {
    switch purpose {
    case .color: color(nil)
    case .highlight, .highlightMore: attention.highlight(nil)
    case .box, .centreNote: break
    }
  }

  /// Keeps the purpose once its key was pressed twice, until it is pressed twice again.
  private func keep(_ purpose: DigitPurpose) {
    switch purpose {
    case .centreNote: choose(.centreNotes)
    case .color: choose(.colors)
    case .highlightMore: attention.marksBivalue.toggle()
    case .box, .highlight: break
    }
  }
}

// The mouse
extension GameBoardModel {
  /// Handles a mouse event over `cell`, which is `nil` on a line or beside the board. Returns
  /// `true` if it was used.
  func handle(_ event: MouseEvent, over cell: Cell?) -> Bool {
    if isPaused {
      guard case .press(.left) = event.kind, cell != nil else { return false }
      togglePause()
      return true
    }
    switch event.kind {
    case .press(let button):
      guard let cell else { return false }
      stopAwaiting()
      pressed(button, event, over: cell)
      return press(button, event, on: cell)
    case .drag(.left): if let cell { place.drag(to: cell) }
    case .release(.left):
      if place.release(), isDigitFirst, let armed = entry.armed { usePen(armed) }
    case .scrollUp, .scrollDown:
      guard let cell else { return false }
      turnWheel(over: cell, by: event.kind == .scrollUp ? 1 : -1)
    default: return false
    }
    return true
  }

  private func press(_ button: MouseEvent.Button, _ event: MouseEvent, on cell: Cell) -> Bool {
    switch button {
    case .left where !event.modifiers.isDisjoint(with: [.control, .shift]): place.toggle(cell)
    case .left where event.clickCount == 2 && game.digit(at: cell) != nil:
      let digit = game.digit(at: cell)
      attention.highlight(attention.digit == digit ? nil : digit)
    case .left:
      endSelection()
      go(to: cell)
      place.press(on: cell)
    case .right:
      endSelection()
      go(to: cell)
      // Notes the armed digit. Without one, toggles memo mode for that cell.
      if isDigitFirst, let armed = entry.armed {
        note(armed, kind: .corner)
      } else {
        choose(.notes)
      }
    case .middle: return false
    }
    return true
  }
}

extension CellColor {
  /// The colour numbered `digit`.
  fileprivate init?(_ digit: Digit) { self.init(rawValue: digit.rawValue) }
}
